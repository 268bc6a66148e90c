ALTER TABLE "influencer_profiles" ALTER COLUMN "public_page" SET DEFAULT '{"on":false,"inSearch":false,"showAudience":false,"showReliability":false,"showOpinions":false,"showPlaces":false}'::jsonb;--> statement-breakpoint
ALTER TABLE "onboardings" ADD COLUMN "drafts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "onboardings" ADD COLUMN "hints" jsonb;--> statement-breakpoint
ALTER TABLE "brand_profiles" ADD COLUMN "may_be_named" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "influencer_profiles" ADD COLUMN "formats" text[] DEFAULT '{}' NOT NULL;