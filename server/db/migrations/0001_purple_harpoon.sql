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
ALTER TABLE "imports" ADD COLUMN "created_ids" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_effects" ADD CONSTRAINT "import_effects_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_stores" ADD CONSTRAINT "import_stores_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_stores" ADD CONSTRAINT "import_stores_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_stores_store" ON "import_stores" USING btree ("store_id");