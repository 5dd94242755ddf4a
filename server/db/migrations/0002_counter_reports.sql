CREATE TABLE "counter_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"offer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"price_cents" integer,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "counter_reports_mark_unique" UNIQUE("mark")
);
--> statement-breakpoint
CREATE INDEX "counter_reports_offer" ON "counter_reports" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "counter_reports_reported" ON "counter_reports" USING btree ("reported_at");