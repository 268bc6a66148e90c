ALTER TABLE "sessions" ADD COLUMN "viewing_uid" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewing_until" timestamp with time zone;