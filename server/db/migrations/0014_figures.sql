CREATE TABLE "separate_stores" (
	"store_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	CONSTRAINT "separate_stores_store_id_other_id_pk" PRIMARY KEY("store_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "store_twins" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"twin_of_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "observations" ADD COLUMN "ranked" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "median_days" smallint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "lowest_30_days_cents" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "lowest_30_days_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "separate_stores" ADD CONSTRAINT "separate_stores_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "separate_stores" ADD CONSTRAINT "separate_stores_other_id_stores_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_twins" ADD CONSTRAINT "store_twins_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_twins" ADD CONSTRAINT "store_twins_twin_of_id_stores_id_fk" FOREIGN KEY ("twin_of_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Without a unit price nothing is ranked, as imports say it from now on.
UPDATE "offers" SET "ranked" = false FROM "products"
WHERE "products"."id" = "offers"."product_id" AND "offers"."ranked"
	AND CASE WHEN "products"."category" = 'other' THEN true
		WHEN "products"."category" IN ('edible', 'tincture', 'topical') THEN coalesce("offers"."thc_mg", 0) <= 0
		ELSE coalesce("offers"."net_mg", 0) <= 0 END;
--> statement-breakpoint
UPDATE "offer_states" AS "state" SET "says" = jsonb_set("says", '{ranked}', 'false')
FROM "offers" JOIN "products" ON "products"."id" = "offers"."product_id"
WHERE "offers"."id" = "state"."offer_id" AND "state"."says" ->> 'ranked' = 'true'
	AND CASE WHEN "products"."category" = 'other' THEN true
		WHEN "products"."category" IN ('edible', 'tincture', 'topical') THEN coalesce(("says" ->> 'thc_mg')::float8, 0) <= 0
		ELSE coalesce(("says" ->> 'net_mg')::int, 0) <= 0 END;
--> statement-breakpoint
-- What was ranked when it was seen; where no state is kept, as the offer is now.
UPDATE "observations" SET "ranked" = false
FROM "offers" JOIN "offer_states" AS "state" ON "state"."offer_id" = "offers"."id"
WHERE "observations"."offer_id" = "offers"."id" AND "observations"."state_id" = "state"."id"
	AND "state"."says" ->> 'ranked' = 'false';
--> statement-breakpoint
UPDATE "observations" SET "ranked" = false FROM "offers"
WHERE "observations"."offer_id" = "offers"."id" AND "observations"."state_id" IS NULL
	AND NOT "offers"."ranked";
