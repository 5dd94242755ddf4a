ALTER TABLE "stores" ADD COLUMN "own_hours" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;
