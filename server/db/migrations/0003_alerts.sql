CREATE TABLE "alert_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"uid" text,
	"transport" text NOT NULL,
	"address" text NOT NULL,
	"p256dh" text,
	"auth" text,
	"label" text NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"muted_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL,
	"last_sent_at" timestamp with time zone,
	CONSTRAINT "alert_devices_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "alert_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_rule_days" (
	"rule_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"day" date NOT NULL,
	"alert_id" uuid NOT NULL,
	CONSTRAINT "alert_rule_days_device_id_rule_id_day_pk" PRIMARY KEY("device_id","rule_id","day")
);
--> statement-breakpoint
CREATE TABLE "alert_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"device_id" uuid,
	"uid" text,
	"regions" text[] NOT NULL,
	"sections" text[] NOT NULL,
	"strain_slug" text,
	"strain_name" text,
	"brand" text,
	"product_code" text,
	"product_name" text,
	"store_slug" text,
	"store_name" text,
	"max_cents" integer,
	"max_unit_cents" integer,
	"max_unit" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_rules_owner" CHECK (num_nonnulls("alert_rules"."device_id", "alert_rules"."uid") = 1)
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"offer_ids" jsonb NOT NULL,
	"matched" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"state" text NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_device_id_alert_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."alert_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_device_id_alert_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."alert_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_devices_uid" ON "alert_devices" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "alert_devices_refreshed" ON "alert_devices" USING btree ("refreshed_at");--> statement-breakpoint
CREATE INDEX "alert_rule_days_alert" ON "alert_rule_days" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "alert_rules_device" ON "alert_rules" USING btree ("device_id","id");--> statement-breakpoint
CREATE INDEX "alert_rules_uid" ON "alert_rules" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "alerts_due" ON "alerts" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "alerts_device" ON "alerts" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "alerts_settled" ON "alerts" USING btree ("settled_at") WHERE settled_at is not null;