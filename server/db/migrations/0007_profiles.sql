-- When hosted accounts were signed out everywhere is the first column of a table for all that the
-- identity protocol has no field for. A row may be there without it.
ALTER TABLE "session_cutoffs" RENAME TO "profiles";--> statement-breakpoint
ALTER INDEX "session_cutoffs_pkey" RENAME TO "profiles_pkey";--> statement-breakpoint
ALTER TABLE "profiles" RENAME COLUMN "valid_since" TO "signed_out_at";--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "signed_out_at" DROP NOT NULL;
