CREATE TABLE "duplicate_searches" (
	"type" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "possible_duplicates" (
	"first_uid" text NOT NULL,
	"second_uid" text NOT NULL,
	"signals" text[] NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"dismissed_by" text,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "possible_duplicates_first_uid_second_uid_pk" PRIMARY KEY("first_uid","second_uid")
);
--> statement-breakpoint
CREATE TABLE "merged_profiles" (
	"uid" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"into_uid" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"handle" text,
	"merged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "possible_duplicates_second" ON "possible_duplicates" USING btree ("second_uid");--> statement-breakpoint
CREATE INDEX "possible_duplicates_open" ON "possible_duplicates" USING btree ("first_uid","second_uid") WHERE dismissed_at is null;--> statement-breakpoint
CREATE INDEX "merged_profiles_into" ON "merged_profiles" USING btree ("into_uid");--> statement-breakpoint
CREATE INDEX "merged_profiles_slug" ON "merged_profiles" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "merged_profiles_handle" ON "merged_profiles" USING btree ("handle");--> statement-breakpoint
CREATE INDEX "accounts_mailbox" ON "accounts" USING btree ((case when split_part("email", '@', 2) in ('gmail.com', 'googlemail.com') then replace(split_part(split_part("email", '@', 1), '+', 1), '.', '') || '@gmail.com' else split_part(split_part("email", '@', 1), '+', 1) || '@' || split_part("email", '@', 2) end));--> statement-breakpoint
CREATE INDEX "influencer_profiles_handle_key" ON "influencer_profiles" USING btree (translate(lower("handle" collate "C"), '._-', ''));--> statement-breakpoint
CREATE INDEX "social_accounts_handle_key" ON "social_accounts" USING btree ("platform",translate(lower("handle" collate "C"), '._-', ''));