ALTER TABLE "alert_rules" ADD COLUMN "size_key" text;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD COLUMN "size_name" text;