CREATE TABLE "brief_waitlist" (
	"brief_uid" text NOT NULL,
	"influencer_uid" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"offered_until" timestamp with time zone,
	CONSTRAINT "brief_waitlist_brief_uid_influencer_uid_pk" PRIMARY KEY("brief_uid","influencer_uid")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"account_uid" text NOT NULL,
	"profile_uid" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_account_uid_profile_uid_pk" PRIMARY KEY("account_uid","profile_uid"),
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "saved_filters" (
	"account_uid" text NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_filters_account_uid_name_pk" PRIMARY KEY("account_uid","name")
);
--> statement-breakpoint
ALTER TABLE "brief_waitlist" ADD CONSTRAINT "brief_waitlist_brief_uid_briefs_uid_fk" FOREIGN KEY ("brief_uid") REFERENCES "public"."briefs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_waitlist" ADD CONSTRAINT "brief_waitlist_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brief_waitlist_line" ON "brief_waitlist" USING btree ("brief_uid","joined_at");--> statement-breakpoint
CREATE INDEX "brief_waitlist_influencer" ON "brief_waitlist" USING btree ("influencer_uid");