ALTER TABLE "sessions" ADD COLUMN "by_uid" text;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD COLUMN "by_uid" text;