CREATE INDEX "offers_sale_starts" ON "offers" USING btree ("sale_starts_at") WHERE sale_starts_at is not null;--> statement-breakpoint
CREATE INDEX "offers_sale_ends" ON "offers" USING btree ("sale_ends_at") WHERE sale_ends_at is not null;--> statement-breakpoint
-- Nobody else does on PGlite, and plans made for empty tables take seconds on full ones.
ANALYZE "stores", "products", "offers";
