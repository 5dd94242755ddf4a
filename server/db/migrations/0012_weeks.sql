CREATE TABLE "highlight_years" (
	"sample" boolean NOT NULL,
	"year" integer NOT NULL,
	"digest" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "highlight_years_sample_year_pk" PRIMARY KEY("sample","year")
);
--> statement-breakpoint
CREATE TABLE "store_weeks" (
	"store_id" integer NOT NULL,
	"week" date NOT NULL,
	"products" integer[] NOT NULL,
	"sizes" text[] NOT NULL,
	"cents" integer[] NOT NULL,
	"units" double precision[] NOT NULL,
	"seen_at" timestamp with time zone[] NOT NULL,
	"stocked_from" timestamp with time zone[] NOT NULL,
	"stocked_to" timestamp with time zone[] NOT NULL,
	CONSTRAINT "store_weeks_store_id_week_pk" PRIMARY KEY("store_id","week")
);
--> statement-breakpoint
CREATE TABLE "trend_weeks" (
	"sample" boolean NOT NULL,
	"week" date NOT NULL,
	"region" text NOT NULL,
	"figures" jsonb NOT NULL,
	"strains" jsonb NOT NULL,
	CONSTRAINT "trend_weeks_sample_week_region_pk" PRIMARY KEY("sample","week","region")
);
--> statement-breakpoint
ALTER TABLE "store_weeks" ADD CONSTRAINT "store_weeks_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_weeks_week" ON "store_weeks" USING btree ("week");