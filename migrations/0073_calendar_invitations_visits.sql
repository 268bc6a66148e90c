ALTER TABLE "notification_settings" ADD COLUMN "invitations" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" jsonb;