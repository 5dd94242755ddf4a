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
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_uid_wishlists_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."wishlists"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_reference" ON "feedback" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "feedback_uid" ON "feedback" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "feedback_received" ON "feedback" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "feedback_closed" ON "feedback" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "wishes_revision" ON "wishes" USING btree ("uid","revision");--> statement-breakpoint
CREATE INDEX "wishes_tombstones" ON "wishes" USING btree ("changed_at") WHERE deleted;