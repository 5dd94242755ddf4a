CREATE TABLE "attempt_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"display_name" text,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "identity_accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"generation" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"evicted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"label" text
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"uid" text PRIMARY KEY NOT NULL,
	"signed_out_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "alert_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"uid" text,
	"joined_at" timestamp with time zone,
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
	"reservation_id" uuid,
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
CREATE TABLE "announcements" (
	"id" serial PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contest_entrants" (
	"year" integer NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"division" integer NOT NULL,
	"seed" integer NOT NULL,
	"strain" text,
	"withdrawn_from" integer,
	CONSTRAINT "contest_entrants_year_id_pk" PRIMARY KEY("year","id"),
	CONSTRAINT "contest_entrants_place" UNIQUE("year","division","seed")
);
--> statement-breakpoint
CREATE TABLE "contest_results" (
	"year" integer NOT NULL,
	"matchup" text NOT NULL,
	"a" text NOT NULL,
	"b" text NOT NULL,
	"winner" text NOT NULL,
	"votes_a" integer NOT NULL,
	"votes_b" integer NOT NULL,
	CONSTRAINT "contest_results_year_matchup_pk" PRIMARY KEY("year","matchup")
);
--> statement-breakpoint
CREATE TABLE "contest_rounds" (
	"year" integer NOT NULL,
	"round" integer NOT NULL,
	"turnout" integer NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contest_rounds_year_round_pk" PRIMARY KEY("year","round")
);
--> statement-breakpoint
CREATE TABLE "contest_voters" (
	"id" serial PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"uid" text,
	CONSTRAINT "contest_voters_account" UNIQUE("year","uid")
);
--> statement-breakpoint
CREATE TABLE "contest_votes" (
	"voter" integer NOT NULL,
	"matchup" text NOT NULL,
	"year" integer NOT NULL,
	"round" integer NOT NULL,
	"entrant" text NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contest_votes_voter_matchup_pk" PRIMARY KEY("voter","matchup")
);
--> statement-breakpoint
CREATE TABLE "contests" (
	"year" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"round_ms" integer NOT NULL,
	"divisions" text[] NOT NULL,
	"settled" integer DEFAULT 0 NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "full_menus" (
	"id" serial PRIMARY KEY NOT NULL,
	"import_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"observed_at" timestamp with time zone NOT NULL,
	"category" text
);
--> statement-breakpoint
CREATE TABLE "observations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"observed_at" timestamp with time zone NOT NULL,
	"price_cents" integer NOT NULL,
	"effective_cents" integer NOT NULL,
	"stock" text NOT NULL,
	"ranked" boolean DEFAULT true NOT NULL,
	"state_id" integer
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
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"email" text,
	"uid" text,
	"store" text,
	"product" text,
	"offer" text,
	"strain" text,
	"event" text,
	"error_id" text,
	"path" text NOT NULL,
	"release" text NOT NULL,
	"online" boolean NOT NULL,
	"language" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"note" text,
	"body_digest" text,
	"row_digest" text
);
--> statement-breakpoint
CREATE TABLE "import_effects" (
	"import_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"row_key" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "import_effects_import_id_table_name_row_key_pk" PRIMARY KEY("import_id","table_name","row_key")
);
--> statement-breakpoint
CREATE TABLE "import_stores" (
	"import_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	CONSTRAINT "import_stores_import_id_store_id_pk" PRIMARY KEY("import_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "import_tokens" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"name" text,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "import_tokens_hash_unique" UNIQUE("hash")
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
	"undone_at" timestamp with time zone,
	"created_ids" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"settled_at" timestamp with time zone,
	"arrival_key" text,
	"assumed_at" timestamp with time zone
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
	"median_days" smallint,
	"lowest_30_days_cents" integer,
	"lowest_30_days_at" timestamp with time zone,
	"ranked" boolean DEFAULT true NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"observed_at" timestamp with time zone NOT NULL,
	"missing_since" timestamp with time zone,
	"import_id" integer NOT NULL,
	"state_id" integer
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
	"unproven" boolean DEFAULT false NOT NULL,
	"held_until" timestamp with time zone,
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
CREATE TABLE "separate_stores" (
	"store_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	CONSTRAINT "separate_stores_store_id_other_id_pk" PRIMARY KEY("store_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "store_aliases" (
	"alias" text PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_twins" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"twin_of_id" integer NOT NULL
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
	"own_hours" jsonb,
	"own_tax_part" text,
	"tax_part" text,
	"own_prices_include_tax" text,
	"prices_include_tax" text,
	"adult_use" boolean,
	"medical" boolean,
	"drive_through" boolean,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"verified_at" timestamp with time zone,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stores_slug_unique" UNIQUE("slug"),
	CONSTRAINT "stores_license_unique" UNIQUE("license")
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"import_id" integer NOT NULL,
	"area" text NOT NULL,
	"county" text NOT NULL,
	"part" text,
	"state_rate" integer NOT NULL,
	"county_rate" integer NOT NULL,
	"transit_rate" integer NOT NULL,
	"effective_from" date NOT NULL,
	CONSTRAINT "tax_rates_import_id_area_effective_from_pk" PRIMARY KEY("import_id","area","effective_from")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "versions" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "wishes" (
	"uid" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"target_cents" integer,
	"unit" text,
	"added_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	"deleted" boolean NOT NULL,
	"revision" integer NOT NULL,
	"phone" text NOT NULL,
	"phone_edited_ms" double precision NOT NULL,
	"phone_offset_ms" double precision NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"decided" text[] NOT NULL,
	CONSTRAINT "wishes_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"uid" text PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"pruned_to" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_codes" ADD CONSTRAINT "identity_codes_uid_identity_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."identity_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_refresh_tokens" ADD CONSTRAINT "identity_refresh_tokens_session_id_identity_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."identity_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD CONSTRAINT "identity_sessions_uid_identity_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."identity_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_device_id_alert_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."alert_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_device_id_alert_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."alert_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entrants" ADD CONSTRAINT "contest_entrants_year_contests_year_fk" FOREIGN KEY ("year") REFERENCES "public"."contests"("year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_results" ADD CONSTRAINT "contest_results_year_contests_year_fk" FOREIGN KEY ("year") REFERENCES "public"."contests"("year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_rounds" ADD CONSTRAINT "contest_rounds_year_contests_year_fk" FOREIGN KEY ("year") REFERENCES "public"."contests"("year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_voters" ADD CONSTRAINT "contest_voters_year_contests_year_fk" FOREIGN KEY ("year") REFERENCES "public"."contests"("year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_votes" ADD CONSTRAINT "contest_votes_voter_contest_voters_id_fk" FOREIGN KEY ("voter") REFERENCES "public"."contest_voters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "full_menus" ADD CONSTRAINT "full_menus_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "full_menus" ADD CONSTRAINT "full_menus_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_states" ADD CONSTRAINT "offer_states_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_descriptions" ADD CONSTRAINT "product_descriptions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_effects" ADD CONSTRAINT "import_effects_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_stores" ADD CONSTRAINT "import_stores_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_stores" ADD CONSTRAINT "import_stores_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_tokens" ADD CONSTRAINT "import_tokens_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_mails" ADD CONSTRAINT "reservation_mails_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "separate_stores" ADD CONSTRAINT "separate_stores_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "separate_stores" ADD CONSTRAINT "separate_stores_other_id_stores_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_aliases" ADD CONSTRAINT "store_aliases_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_twins" ADD CONSTRAINT "store_twins_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_twins" ADD CONSTRAINT "store_twins_twin_of_id_stores_id_fk" FOREIGN KEY ("twin_of_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_weeks" ADD CONSTRAINT "store_weeks_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_uid_wishlists_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."wishlists"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_codes_uid" ON "identity_codes" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_refresh_tokens_session" ON "identity_refresh_tokens" USING btree ("session_id","generation");--> statement-breakpoint
CREATE INDEX "identity_sessions_uid" ON "identity_sessions" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "alert_devices_uid" ON "alert_devices" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "alert_devices_refreshed" ON "alert_devices" USING btree ("refreshed_at");--> statement-breakpoint
CREATE INDEX "alert_rule_days_alert" ON "alert_rule_days" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "alert_rules_device" ON "alert_rules" USING btree ("device_id","id");--> statement-breakpoint
CREATE INDEX "alert_rules_uid" ON "alert_rules" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "alerts_due" ON "alerts" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "alerts_device" ON "alerts" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "alerts_settled" ON "alerts" USING btree ("settled_at") WHERE settled_at is not null;--> statement-breakpoint
CREATE INDEX "contest_voters_uid" ON "contest_voters" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "contest_votes_round" ON "contest_votes" USING btree ("year","round");--> statement-breakpoint
CREATE INDEX "events_ends" ON "events" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "full_menus_store" ON "full_menus" USING btree ("store_id","began_at");--> statement-breakpoint
CREATE UNIQUE INDEX "observations_fact" ON "observations" USING btree ("offer_id","observed_at","state_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_states_digest" ON "offer_states" USING btree ("offer_id","digest");--> statement-breakpoint
CREATE INDEX "offer_states_description" ON "offer_states" USING btree ("description_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_descriptions_digest" ON "product_descriptions" USING btree ("product_id","digest");--> statement-breakpoint
CREATE INDEX "feedback_reference" ON "feedback" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "feedback_uid" ON "feedback" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "feedback_received" ON "feedback" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "feedback_closed" ON "feedback" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "import_stores_store" ON "import_stores" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "import_tokens_store" ON "import_tokens" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "imports_arrival" ON "imports" USING btree ("arrival_key");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_identity" ON "offers" USING btree ("store_id","product_id","size_key","menu");--> statement-breakpoint
CREATE INDEX "offers_product" ON "offers" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "offers_observed" ON "offers" USING btree ("observed_at");--> statement-breakpoint
CREATE INDEX "offers_sale_starts" ON "offers" USING btree ("sale_starts_at") WHERE sale_starts_at is not null;--> statement-breakpoint
CREATE INDEX "offers_sale_ends" ON "offers" USING btree ("sale_ends_at") WHERE sale_ends_at is not null;--> statement-breakpoint
CREATE INDEX "products_strain" ON "products" USING btree ("strain_slug");--> statement-breakpoint
CREATE INDEX "reservation_mails_due" ON "reservation_mails" USING btree ("due_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "reservation_mails_reservation" ON "reservation_mails" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_living" ON "reservations" USING btree ("event_id","uid") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_arrival" ON "reservations" USING btree ("event_id","arrival");--> statement-breakpoint
CREATE INDEX "reservations_uid" ON "reservations" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "reservations_held" ON "reservations" USING btree ("held_until") WHERE held_until is not null and status = 'confirmed';--> statement-breakpoint
CREATE INDEX "stores_region" ON "stores" USING btree ("region");--> statement-breakpoint
CREATE INDEX "transfers_created" ON "transfers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "store_weeks_week" ON "store_weeks" USING btree ("week");--> statement-breakpoint
CREATE INDEX "wishes_revision" ON "wishes" USING btree ("uid","revision");--> statement-breakpoint
CREATE INDEX "wishes_tombstones" ON "wishes" USING btree ("changed_at") WHERE deleted;