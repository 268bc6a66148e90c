CREATE TABLE "referral_links" (
	"code" text PRIMARY KEY NOT NULL,
	"profile_uid" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_thank_yous" (
	"kind" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"is_on" boolean NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"uid" text PRIMARY KEY NOT NULL,
	"inviter_uid" text NOT NULL,
	"account_uid" text NOT NULL,
	"profile_uid" text,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"thank_you" text NOT NULL,
	"state" text DEFAULT 'joined' NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"qualified_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "referrals_account_uid_unique" UNIQUE("account_uid")
);
--> statement-breakpoint
CREATE INDEX "referral_links_profile" ON "referral_links" USING btree ("profile_uid","created_at");--> statement-breakpoint
CREATE INDEX "referrals_inviter" ON "referrals" USING btree ("inviter_uid","uid");--> statement-breakpoint
CREATE INDEX "referrals_profile" ON "referrals" USING btree ("profile_uid");--> statement-breakpoint
CREATE INDEX "referrals_by_joined_at" ON "referrals" USING btree ("joined_at","uid");--> statement-breakpoint
CREATE INDEX "referrals_pending" ON "referrals" USING btree ("uid") WHERE state = 'joined';