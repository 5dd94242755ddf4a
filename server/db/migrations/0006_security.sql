CREATE TABLE "identity_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_keys" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_refresh_tokens" ADD COLUMN "evicted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "alert_devices" ADD COLUMN "joined_at" timestamp with time zone;--> statement-breakpoint
-- Phones that had joined an account before are taken to have joined now.
UPDATE "alert_devices" SET "joined_at" = now() WHERE "uid" IS NOT NULL;
