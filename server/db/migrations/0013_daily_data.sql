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
ALTER TABLE "imports" ADD COLUMN "arrival_key" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "assumed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_tokens" ADD CONSTRAINT "import_tokens_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_tokens_store" ON "import_tokens" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "imports_arrival" ON "imports" USING btree ("arrival_key");