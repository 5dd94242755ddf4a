ALTER TABLE "reservations" ADD COLUMN "unproven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reservations_held" ON "reservations" USING btree ("held_until") WHERE held_until is not null and status = 'confirmed';