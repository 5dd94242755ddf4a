ALTER TABLE "alert_rule_days" DROP CONSTRAINT "alert_rule_days_device_id_rule_id_day_pk";--> statement-breakpoint
ALTER TABLE "alert_rule_days" ADD CONSTRAINT "alert_rule_days_device_id_rule_id_day_alert_id_pk" PRIMARY KEY("device_id","rule_id","day","alert_id");--> statement-breakpoint
ALTER TABLE "alert_devices" ADD COLUMN "cadence" text DEFAULT 'at_once' NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_devices" ADD COLUMN "digest_at" smallint DEFAULT 540 NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_devices" ADD COLUMN "digest_weekday" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_devices" ADD COLUMN "ending_at_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_devices" ADD COLUMN "per_day" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_devices" ADD COLUMN "per_week" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_devices" ADD COLUMN "last_shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD COLUMN "kind" text DEFAULT 'deal' NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "is_urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "savings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "shown_at" timestamp with time zone;