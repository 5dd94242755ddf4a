CREATE TABLE "full_menus" (
	"id" serial PRIMARY KEY NOT NULL,
	"import_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"observed_at" timestamp with time zone NOT NULL,
	"category" text
);
--> statement-breakpoint
CREATE TABLE "offer_states" (
	"id" serial PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"digest" text NOT NULL,
	"says" jsonb NOT NULL,
	"description_id" integer
);
--> statement-breakpoint
CREATE TABLE "product_descriptions" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"digest" text NOT NULL,
	"says" jsonb NOT NULL,
	"last_seen_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "observations" DROP CONSTRAINT "observations_import_id_imports_id_fk";
--> statement-breakpoint
DROP INDEX "observations_offer_moment";--> statement-breakpoint
DROP INDEX "observations_import";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone_by_facts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "observations" ADD COLUMN "state_id" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "state_id" integer;--> statement-breakpoint
ALTER TABLE "full_menus" ADD CONSTRAINT "full_menus_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "full_menus" ADD CONSTRAINT "full_menus_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_states" ADD CONSTRAINT "offer_states_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_descriptions" ADD CONSTRAINT "product_descriptions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "full_menus_store" ON "full_menus" USING btree ("store_id","began_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_states_digest" ON "offer_states" USING btree ("offer_id","digest");--> statement-breakpoint
CREATE INDEX "offer_states_description" ON "offer_states" USING btree ("description_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_descriptions_digest" ON "product_descriptions" USING btree ("product_id","digest");--> statement-breakpoint
CREATE UNIQUE INDEX "observations_fact" ON "observations" USING btree ("offer_id","observed_at","state_id");
--> statement-breakpoint
-- From here on the facts about what an earlier release has stored, which kept changes only:
-- for each offer one state, last confirmed at the moment of its last observation. What was
-- confirmed between two changes is not known any more. `server/import/undo/seedFacts.ts` does
-- the same for offers that the undo of an earlier release's import restores.
-- One state per offer.
insert into offer_states (offer_id, digest, says)
select offers.id, 'earlier release', (
  -- Moments as imports write them, so that the same state is found to be the same.
  select jsonb_object_agg(word.key, case
    when word.key in ('sale_starts_at', 'sale_ends_at') then to_jsonb(
      to_char((word.value #>> '{}')::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    else word.value end)
  from jsonb_each(to_jsonb(offers)) as word
  where word.value <> 'null' and word.key in ('size_label', 'external_id', 'source_url', 'net_mg', 'unit_count', 'thc_mg', 'cbd_mg', 'thc_pct_min', 'thc_pct_max', 'thca_pct', 'total_thc_pct', 'cbd_pct', 'terpenes', 'batch', 'lab_url', 'tested_on', 'packaged_on', 'price_cents', 'sale_price_cents', 'sale_text', 'sale_conditions', 'sale_starts_at', 'sale_ends_at', 'stock', 'ranked')
)
from offers join stores on stores.id = offers.store_id
where not stores.sample;
--> statement-breakpoint
-- Its last observation, when a change fell on that moment …
update observations set state_id = state.id
from offers join offer_states as state on state.offer_id = offers.id
where state.digest = 'earlier release' and observations.offer_id = offers.id
  and observations.observed_at = offers.observed_at;
--> statement-breakpoint
-- … else a confirmation of its own. Its id is negative, so that it is never taken for an import's.
insert into observations
  (id, offer_id, import_id, observed_at, price_cents, effective_cents, stock, state_id)
select -offers.id, offers.id, offers.import_id, offers.observed_at,
  coalesce(in_force.price_cents, offers.price_cents),
  coalesce(in_force.effective_cents, offers.price_cents),
  coalesce(in_force.stock, offers.stock), state.id
from offers join offer_states as state on state.offer_id = offers.id
left join lateral (
  select * from observations
  where offer_id = offers.id and observed_at <= offers.observed_at
  order by observed_at desc limit 1
) as in_force on true
where state.digest = 'earlier release'
  and not exists (select from observations where state_id = state.id and offer_id = offers.id);
--> statement-breakpoint
update offers set state_id = state.id
from offer_states as state
where state.offer_id = offers.id and state.digest = 'earlier release';
--> statement-breakpoint
-- How products are called; a word about the sample counts least.
insert into product_descriptions (product_id, digest, says, last_seen_at)
select products.id, 'earlier release', jsonb_strip_nulls(jsonb_build_object(
    'name', name, 'brand', brand, 'subcategory', subcategory, 'marketed_type', marketed_type,
    'sample', products.sample, 'strain', case when strain_slug is not null or strain_name is not null
      then jsonb_build_object('slug', strain_slug, 'name', strain_name) end)),
  case when not products.sample then (
    select max(observed_at) from offers join stores on stores.id = offers.store_id
    where offers.product_id = products.id and not stores.sample
  ) end
from products
where true;
--> statement-breakpoint
-- Whole menus are known by what they lacked. Their ids are negative, too.
insert into full_menus (id, import_id, store_id, began_at, observed_at)
select -row_number() over (order by store_id, missing_since)
    - (select coalesce(max(-id), 0) from full_menus where id < 0),
  (select max(import_id) from offers as own where own.store_id = gone.store_id), store_id,
  -- Offers that were in the menu were seen a little before its newest row.
  least(missing_since, (select min(observed_at) from offers as own
    where own.store_id = gone.store_id and own.missing_since is null)), missing_since
from (
  select distinct store_id, missing_since from offers join stores on stores.id = offers.store_id
  where missing_since is not null and not stores.sample
) as gone
where true;
