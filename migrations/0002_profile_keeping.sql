ALTER TABLE "influencer_profiles" ADD COLUMN "reapply_from" date;--> statement-breakpoint
ALTER TABLE "influencer_profiles" ADD COLUMN "priority" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "screenshot" text;--> statement-breakpoint
CREATE INDEX "influencer_profiles_newest" ON "influencer_profiles" USING btree ("created_at","uid");