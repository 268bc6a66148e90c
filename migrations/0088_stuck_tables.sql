ALTER TABLE "booking_systems" ADD COLUMN "location_name" text;--> statement-breakpoint
ALTER TABLE "table_reservations" ADD COLUMN "stuck_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "table_reservations_stuck" ON "table_reservations" USING btree ("starts_at") WHERE stuck_at is not null;--> statement-breakpoint
UPDATE "table_reservations" SET "due_at" = now() WHERE "state" = 'reserved' AND "starts_at" > now();--> statement-breakpoint
UPDATE "table_reservations" SET "stuck_at" = now() WHERE "state" = 'full' AND "starts_at" > now();
