CREATE TABLE "announcements" (
	"id" serial PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"observed_at_override" timestamp with time zone,
	"full" boolean DEFAULT false NOT NULL,
	"summary" jsonb NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "observations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"observed_at" timestamp with time zone NOT NULL,
	"price_cents" integer NOT NULL,
	"effective_cents" integer NOT NULL,
	"stock" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"size_key" text NOT NULL,
	"size_label" text NOT NULL,
	"menu" text NOT NULL,
	"external_id" text,
	"source_url" text,
	"net_mg" integer,
	"unit_count" smallint,
	"thc_mg" double precision,
	"cbd_mg" double precision,
	"thc_pct_min" double precision,
	"thc_pct_max" double precision,
	"thca_pct" double precision,
	"total_thc_pct" double precision,
	"cbd_pct" double precision,
	"terpenes" jsonb,
	"batch" text,
	"lab_url" text,
	"tested_on" text,
	"packaged_on" text,
	"price_cents" integer NOT NULL,
	"sale_price_cents" integer,
	"sale_text" text,
	"sale_conditions" text,
	"sale_starts_at" timestamp with time zone,
	"sale_ends_at" timestamp with time zone,
	"stock" text NOT NULL,
	"median_30_days_cents" double precision,
	"ranked" boolean DEFAULT true NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"observed_at" timestamp with time zone NOT NULL,
	"missing_since" timestamp with time zone,
	"import_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"match_key" text NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"category" text NOT NULL,
	"subcategory" text,
	"strain_slug" text,
	"strain_name" text,
	"marketed_type" text,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_code_unique" UNIQUE("code"),
	CONSTRAINT "products_matchKey_unique" UNIQUE("match_key")
);
--> statement-breakpoint
CREATE TABLE "store_aliases" (
	"alias" text PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"license" text,
	"name" text NOT NULL,
	"legal_name" text,
	"street" text,
	"city" text,
	"county" text,
	"zip" text,
	"region" text,
	"lat" double precision,
	"lon" double precision,
	"phone" text,
	"website" text,
	"menu_url" text,
	"hours" jsonb,
	"adult_use" boolean,
	"medical" boolean,
	"drive_through" boolean,
	"verified_at" timestamp with time zone,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stores_slug_unique" UNIQUE("slug"),
	CONSTRAINT "stores_license_unique" UNIQUE("license")
);
--> statement-breakpoint
CREATE TABLE "versions" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_aliases" ADD CONSTRAINT "store_aliases_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "observations_offer_moment" ON "observations" USING btree ("offer_id","observed_at");--> statement-breakpoint
CREATE INDEX "observations_import" ON "observations" USING btree ("import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_identity" ON "offers" USING btree ("store_id","product_id","size_key","menu");--> statement-breakpoint
CREATE INDEX "offers_product" ON "offers" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "offers_observed" ON "offers" USING btree ("observed_at");--> statement-breakpoint
CREATE INDEX "products_strain" ON "products" USING btree ("strain_slug");--> statement-breakpoint
CREATE INDEX "stores_region" ON "stores" USING btree ("region");