CREATE TABLE "city_waitlist" (
	"email" text NOT NULL,
	"city" text NOT NULL,
	"city_name" text DEFAULT '' NOT NULL,
	"side" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "city_waitlist_email_city_city_name_pk" PRIMARY KEY("email","city","city_name")
);
--> statement-breakpoint
CREATE TABLE "closed_cities" (
	"city" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "onboardings" (
	"account_uid" text PRIMARY KEY NOT NULL,
	"side" text,
	"tier" text,
	"step" text,
	"answers" jsonb NOT NULL,
	"profile_uid" text,
	"brief_uid" text,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "influencer_profiles" ADD COLUMN "applied_at" timestamp with time zone;--> statement-breakpoint
UPDATE "influencer_profiles" SET "applied_at" = "created_at";--> statement-breakpoint
ALTER TABLE "influencer_profiles" ADD COLUMN "public_page" jsonb DEFAULT '{"on":false,"inSearch":false,"showAudience":false,"showReliability":false}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "city_waitlist_city" ON "city_waitlist" USING btree ("city");--> statement-breakpoint
CREATE INDEX "onboardings_still" ON "onboardings" USING btree ("finished_at","updated_at","account_uid");