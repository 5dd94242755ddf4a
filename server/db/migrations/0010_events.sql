CREATE TABLE "events" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"uid" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"summary" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"all_day" boolean NOT NULL,
	"place" text,
	"street" text,
	"city" text,
	"county" text,
	"region" text,
	"lat" double precision,
	"lon" double precision,
	"free" boolean,
	"price_text" text,
	"age21" boolean,
	"url" text,
	"status" text NOT NULL,
	"status_note" text,
	"seats" integer,
	"per_person" integer DEFAULT 4 NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"cancel_until" timestamp with time zone,
	"last_arrival" integer DEFAULT 0 NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_slug_unique" UNIQUE("slug"),
	CONSTRAINT "events_uid_unique" UNIQUE("uid"),
	CONSTRAINT "events_span" CHECK ("events"."ends_at" >= "events"."starts_at"),
	CONSTRAINT "events_seats" CHECK ("events"."seats" is null or "events"."seats" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reservation_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"event_id" integer NOT NULL,
	"uid" text,
	"seats" integer NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"arrival" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"checked_in_at" timestamp with time zone,
	CONSTRAINT "reservations_code_unique" UNIQUE("code"),
	CONSTRAINT "reservations_seats" CHECK ("reservations"."seats" >= 1)
);
--> statement-breakpoint
CREATE TABLE "ticket_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "reservation_mails" ADD CONSTRAINT "reservation_mails_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_ends" ON "events" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "reservation_mails_due" ON "reservation_mails" USING btree ("due_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "reservation_mails_reservation" ON "reservation_mails" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_living" ON "reservations" USING btree ("event_id","uid") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_arrival" ON "reservations" USING btree ("event_id","arrival");--> statement-breakpoint
CREATE INDEX "reservations_uid" ON "reservations" USING btree ("uid");