ALTER TABLE "table_reservations" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "table_reservations" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "table_reservations" SET "phone" = "booking_systems"."phone" FROM "booking_systems"
WHERE "booking_systems"."brand_uid" = "table_reservations"."brand_uid" AND "reference" IS NOT NULL;
