CREATE TABLE "accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"password_hash" text,
	"disabled_at" timestamp with time zone,
	"disabled_reason" text,
	"consent" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"brand_uid" text PRIMARY KEY NOT NULL,
	"account_uid" text NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"account_uid" text NOT NULL,
	"profile_uid" text NOT NULL,
	"profile_type" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_account_uid_profile_uid_pk" PRIMARY KEY("account_uid","profile_uid")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"uid" text PRIMARY KEY NOT NULL,
	"account_uid" text NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"profile_uid" text,
	"profile_type" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_uid" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"account_uid" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"display_name" text NOT NULL,
	"slug" text NOT NULL,
	"photo" text,
	"designated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "staff_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "brief_versions" (
	"brief_uid" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_uid" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "brief_versions_brief_uid_version_pk" PRIMARY KEY("brief_uid","version")
);
--> statement-breakpoint
CREATE TABLE "briefs" (
	"uid" text PRIMARY KEY NOT NULL,
	"brand_uid" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"approved_version" integer,
	"city" text NOT NULL,
	"category" text NOT NULL,
	"country" text NOT NULL,
	"timezone" text NOT NULL,
	"currency" text NOT NULL,
	"title" text NOT NULL,
	"story" text NOT NULL,
	"included" text[] NOT NULL,
	"not_included" text[] NOT NULL,
	"value_minor" integer NOT NULL,
	"spend_cap_minor" integer,
	"above_cap" text NOT NULL,
	"service_covered" boolean NOT NULL,
	"guests" integer NOT NULL,
	"deliverables" jsonb NOT NULL,
	"directions" text NOT NULL,
	"mentions" text[] NOT NULL,
	"hashtags" text[] NOT NULL,
	"shows_alcohol" boolean NOT NULL,
	"usage_rights" text NOT NULL,
	"usage_months" integer NOT NULL,
	"keep_months" integer NOT NULL,
	"eligibility" jsonb NOT NULL,
	"live_from" date NOT NULL,
	"live_until" date NOT NULL,
	"max_collabs" integer NOT NULL,
	"repeat_limit" integer NOT NULL,
	"approval" text NOT NULL,
	"auto_fit" integer NOT NULL,
	"availability" jsonb NOT NULL,
	"pictures" text[] NOT NULL,
	"places_taken" integer DEFAULT 0 NOT NULL,
	"held_at" timestamp with time zone,
	"live_since" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"submit_note" text DEFAULT '' NOT NULL,
	"change_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disclosure_rules" (
	"country" text PRIMARY KEY NOT NULL,
	"accepted" text[] NOT NULL,
	"position" text NOT NULL,
	"note" text NOT NULL,
	"source" text NOT NULL,
	"checked_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_links" (
	"uid" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"brand_uid" text NOT NULL,
	"token" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "access_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "collabs" (
	"uid" text PRIMARY KEY NOT NULL,
	"brief_uid" text NOT NULL,
	"brand_uid" text NOT NULL,
	"influencer_uid" text NOT NULL,
	"started_by" text NOT NULL,
	"stage" integer NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"fit" integer NOT NULL,
	"fit_reasons" jsonb NOT NULL,
	"terms" jsonb,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"close_reason" text,
	"close_note" text,
	"late_cancel" boolean DEFAULT false NOT NULL,
	"content_due_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"dispute" jsonb,
	"venue_answer" jsonb
);
--> statement-breakpoint
CREATE TABLE "deliverables" (
	"uid" text PRIMARY KEY NOT NULL,
	"collab_uid" text NOT NULL,
	"brand_uid" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"content_type" text NOT NULL,
	"platform" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"file_version" integer DEFAULT 0 NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"checklist" text[] DEFAULT '{}' NOT NULL,
	"live_url" text,
	"rounds" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone,
	"auto_approve_at" timestamp with time zone,
	"reminded" integer DEFAULT 0 NOT NULL,
	"approved_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"rights_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "opinions" (
	"collab_uid" text NOT NULL,
	"side" text NOT NULL,
	"value" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"revealed_at" timestamp with time zone,
	CONSTRAINT "opinions_collab_uid_side_pk" PRIMARY KEY("collab_uid","side")
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"brief_uid" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "slots_brief_uid_starts_at_pk" PRIMARY KEY("brief_uid","starts_at")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"uid" text PRIMARY KEY NOT NULL,
	"collab_uid" text NOT NULL,
	"brief_uid" text NOT NULL,
	"brand_uid" text NOT NULL,
	"influencer_uid" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"party" integer NOT NULL,
	"guest_names" text[] DEFAULT '{}' NOT NULL,
	"needs" text,
	"live" boolean DEFAULT true NOT NULL,
	"confirm_asked_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"chased_at" timestamp with time zone,
	"checked_in_at" timestamp with time zone,
	"checked_in_by" text,
	"late_minutes" integer,
	"proposed" jsonb,
	CONSTRAINT "visits_collab_uid_unique" UNIQUE("collab_uid")
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"collab_uid" text PRIMARY KEY NOT NULL,
	"brief_uid" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"party" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"offered_until" timestamp with time zone,
	"instead_of" text
);
--> statement-breakpoint
CREATE TABLE "content_reminders" (
	"collab_uid" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"step" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_reminders_collab_uid_due_at_step_pk" PRIMARY KEY("collab_uid","due_at","step")
);
--> statement-breakpoint
CREATE TABLE "deliverable_files" (
	"deliverable_uid" text NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"file_uid" text NOT NULL,
	CONSTRAINT "deliverable_files_deliverable_uid_version_position_pk" PRIMARY KEY("deliverable_uid","version","position")
);
--> statement-breakpoint
CREATE TABLE "deliverable_rounds" (
	"deliverable_uid" text NOT NULL,
	"number" integer NOT NULL,
	"version" integer NOT NULL,
	"side" text NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"drawn_in" boolean DEFAULT false NOT NULL,
	CONSTRAINT "deliverable_rounds_deliverable_uid_number_pk" PRIMARY KEY("deliverable_uid","number")
);
--> statement-breakpoint
CREATE TABLE "deliverable_versions" (
	"deliverable_uid" text NOT NULL,
	"number" integer NOT NULL,
	"caption" text NOT NULL,
	"ticks" text[] NOT NULL,
	"checks" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "deliverable_versions_deliverable_uid_number_pk" PRIMARY KEY("deliverable_uid","number")
);
--> statement-breakpoint
CREATE TABLE "figures" (
	"deliverable_uid" text NOT NULL,
	"kind" text NOT NULL,
	"captured_at" timestamp with time zone NOT NULL,
	"views" integer,
	"reach" integer,
	"likes" integer,
	"comments" integer,
	"saves" integer,
	"shares" integer,
	"clicks" integer,
	"entered_by" text NOT NULL,
	"entered_side" text NOT NULL,
	"evidence_uid" text,
	"verified_by" text,
	"verified_at" timestamp with time zone,
	CONSTRAINT "figures_deliverable_uid_kind_pk" PRIMARY KEY("deliverable_uid","kind")
);
--> statement-breakpoint
CREATE TABLE "piece_comments" (
	"uid" text PRIMARY KEY NOT NULL,
	"deliverable_uid" text NOT NULL,
	"version" integer NOT NULL,
	"account_uid" text,
	"side" text NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"at_ms" integer,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reliability_mark" (
	"name" text PRIMARY KEY DEFAULT 'events' NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_marks" (
	"influencer_uid" text NOT NULL,
	"brief_uid" text NOT NULL,
	"mark" text NOT NULL,
	"reason" text,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_marks_influencer_uid_brief_uid_pk" PRIMARY KEY("influencer_uid","brief_uid")
);
--> statement-breakpoint
CREATE TABLE "file_owners" (
	"file_uid" text NOT NULL,
	"account_uid" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_owners_file_uid_account_uid_pk" PRIMARY KEY("file_uid","account_uid")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"uid" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"duration_ms" integer,
	"has_sound" boolean,
	"phash" text,
	"placeholder" text,
	"visibility" text NOT NULL,
	"owner_uid" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_content_hash_unique" UNIQUE("content_hash"),
	CONSTRAINT "files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"uid" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"subject_uid" text NOT NULL,
	"brand_uid" text,
	"influencer_uid" text,
	"actor_uid" text,
	"side" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"why" text
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"uid" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"account_uid" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"org_uid" text PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocked_influencers" (
	"brand_uid" text NOT NULL,
	"influencer_uid" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "blocked_influencers_brand_uid_influencer_uid_pk" PRIMARY KEY("brand_uid","influencer_uid")
);
--> statement-breakpoint
CREATE TABLE "brand_profiles" (
	"uid" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"org_uid" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"profile_pic" text,
	"hero" text,
	"gallery" text[] DEFAULT '{}' NOT NULL,
	"website" text,
	"handle" text,
	"phone" text,
	"address" text DEFAULT '' NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"postcode" text,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"timezone" text NOT NULL,
	"opening_hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"house_rules" text DEFAULT '' NOT NULL,
	"host_name" text,
	"host_phone" text,
	"arrival_text" text DEFAULT '' NOT NULL,
	"sales_stage" integer DEFAULT 1 NOT NULL,
	"onboarding_stage" integer DEFAULT 1 NOT NULL,
	"customer_status" text DEFAULT 'prospect' NOT NULL,
	"rag" text DEFAULT 'green' NOT NULL,
	"priority" integer DEFAULT 2 NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"staff_notes" text DEFAULT '' NOT NULL,
	"source_key" text,
	"reliability" integer,
	"reliability_parts" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_profiles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "brand_profiles_source_key_unique" UNIQUE("source_key")
);
--> statement-breakpoint
CREATE TABLE "influencer_list_members" (
	"list_uid" text NOT NULL,
	"influencer_uid" text NOT NULL,
	CONSTRAINT "influencer_list_members_pk" UNIQUE("list_uid","influencer_uid")
);
--> statement-breakpoint
CREATE TABLE "influencer_lists" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"purpose" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "influencer_lists_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "influencer_profiles" (
	"uid" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"handle" text NOT NULL,
	"name" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"avatar" text,
	"gallery" text[] DEFAULT '{}' NOT NULL,
	"home_city" text NOT NULL,
	"cities" text[] DEFAULT '{}' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"travel" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"date_of_birth" date NOT NULL,
	"gender" text DEFAULT 'undisclosed' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"content_vibe" text[] DEFAULT '{}' NOT NULL,
	"approval" text DEFAULT 'applied' NOT NULL,
	"approval_reason" text,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"staff_notes" text DEFAULT '' NOT NULL,
	"permit_number" text,
	"permit_country" text,
	"permit_until" date,
	"reliability" integer,
	"reliability_parts" jsonb,
	"visits_kept" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "influencer_profiles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "influencer_profiles_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"timezone" text NOT NULL,
	"billing" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"influencer_uid" text NOT NULL,
	"platform" text NOT NULL,
	"handle" text NOT NULL,
	"url" text NOT NULL,
	"followers" integer NOT NULL,
	"average_views" integer,
	"engagement_bp" integer,
	"audience" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"confirmed_how" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_accounts_influencer_uid_platform_pk" PRIMARY KEY("influencer_uid","platform")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"uid" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_versions" ADD CONSTRAINT "brief_versions_brief_uid_briefs_uid_fk" FOREIGN KEY ("brief_uid") REFERENCES "public"."briefs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_links" ADD CONSTRAINT "access_links_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collabs" ADD CONSTRAINT "collabs_brief_uid_briefs_uid_fk" FOREIGN KEY ("brief_uid") REFERENCES "public"."briefs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collabs" ADD CONSTRAINT "collabs_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collabs" ADD CONSTRAINT "collabs_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverables" ADD CONSTRAINT "deliverables_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_brief_uid_briefs_uid_fk" FOREIGN KEY ("brief_uid") REFERENCES "public"."briefs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reminders" ADD CONSTRAINT "content_reminders_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_files" ADD CONSTRAINT "deliverable_files_deliverable_uid_deliverables_uid_fk" FOREIGN KEY ("deliverable_uid") REFERENCES "public"."deliverables"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_files" ADD CONSTRAINT "deliverable_files_file_uid_files_uid_fk" FOREIGN KEY ("file_uid") REFERENCES "public"."files"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_rounds" ADD CONSTRAINT "deliverable_rounds_deliverable_uid_deliverables_uid_fk" FOREIGN KEY ("deliverable_uid") REFERENCES "public"."deliverables"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_versions" ADD CONSTRAINT "deliverable_versions_deliverable_uid_deliverables_uid_fk" FOREIGN KEY ("deliverable_uid") REFERENCES "public"."deliverables"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figures" ADD CONSTRAINT "figures_deliverable_uid_deliverables_uid_fk" FOREIGN KEY ("deliverable_uid") REFERENCES "public"."deliverables"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figures" ADD CONSTRAINT "figures_evidence_uid_files_uid_fk" FOREIGN KEY ("evidence_uid") REFERENCES "public"."files"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "piece_comments" ADD CONSTRAINT "piece_comments_deliverable_uid_deliverables_uid_fk" FOREIGN KEY ("deliverable_uid") REFERENCES "public"."deliverables"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_owners" ADD CONSTRAINT "file_owners_file_uid_files_uid_fk" FOREIGN KEY ("file_uid") REFERENCES "public"."files"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_influencers" ADD CONSTRAINT "blocked_influencers_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_influencers" ADD CONSTRAINT "blocked_influencers_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_profiles" ADD CONSTRAINT "brand_profiles_org_uid_organisations_uid_fk" FOREIGN KEY ("org_uid") REFERENCES "public"."organisations"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencer_list_members" ADD CONSTRAINT "influencer_list_members_list_uid_influencer_lists_uid_fk" FOREIGN KEY ("list_uid") REFERENCES "public"."influencer_lists"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencer_list_members" ADD CONSTRAINT "influencer_list_members_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_account" ON "assignments" USING btree ("account_uid");--> statement-breakpoint
CREATE INDEX "memberships_profile" ON "memberships" USING btree ("profile_uid");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_uid");--> statement-breakpoint
CREATE INDEX "briefs_brand" ON "briefs" USING btree ("brand_uid","status","uid");--> statement-breakpoint
CREATE INDEX "briefs_changed" ON "briefs" USING btree ("updated_at" DESC NULLS FIRST,"uid" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "briefs_status" ON "briefs" USING btree ("status","updated_at" DESC NULLS FIRST,"uid" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "briefs_queue" ON "briefs" USING btree ("submitted_at","uid") WHERE status = 'submitted';--> statement-breakpoint
CREATE INDEX "briefs_feed" ON "briefs" USING btree ("city","live_since" DESC NULLS FIRST,"uid" DESC NULLS FIRST) WHERE status = 'live' and held_at is null;--> statement-breakpoint
CREATE INDEX "briefs_feed_everywhere" ON "briefs" USING btree ("live_since" DESC NULLS FIRST,"uid" DESC NULLS FIRST) WHERE status = 'live' and held_at is null;--> statement-breakpoint
CREATE INDEX "briefs_ending" ON "briefs" USING btree ("live_until") WHERE status in ('live', 'paused');--> statement-breakpoint
CREATE INDEX "access_links_brand" ON "access_links" USING btree ("brand_uid","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "access_links_one_door" ON "access_links" USING btree ("brand_uid") WHERE kind = 'door' and revoked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "collabs_one_open" ON "collabs" USING btree ("brief_uid","influencer_uid") WHERE outcome = 'open';--> statement-breakpoint
CREATE INDEX "collabs_brand" ON "collabs" USING btree ("brand_uid","outcome","stage","uid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collabs_influencer" ON "collabs" USING btree ("influencer_uid","outcome","stage","uid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collabs_brief" ON "collabs" USING btree ("brief_uid","outcome");--> statement-breakpoint
CREATE INDEX "collabs_of_brand" ON "collabs" USING btree ("brand_uid","uid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collabs_of_influencer" ON "collabs" USING btree ("influencer_uid","uid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collabs_state" ON "collabs" USING btree ("outcome","stage","uid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collabs_unanswered" ON "collabs" USING btree ("expires_at") WHERE stage = 1 and outcome = 'open';--> statement-breakpoint
CREATE INDEX "collabs_content_due" ON "collabs" USING btree ("content_due_at") WHERE stage = 4 and outcome = 'open';--> statement-breakpoint
CREATE INDEX "deliverables_collab" ON "deliverables" USING btree ("collab_uid","position");--> statement-breakpoint
CREATE INDEX "deliverables_review" ON "deliverables" USING btree ("auto_approve_at") WHERE auto_approve_at is not null;--> statement-breakpoint
CREATE INDEX "deliverables_brand" ON "deliverables" USING btree ("brand_uid","approved_at" DESC NULLS LAST,"uid" DESC NULLS LAST) WHERE approved_at is not null;--> statement-breakpoint
CREATE INDEX "visits_brand" ON "visits" USING btree ("brand_uid","starts_at") WHERE live;--> statement-breakpoint
CREATE INDEX "visits_influencer" ON "visits" USING btree ("influencer_uid","starts_at") WHERE live;--> statement-breakpoint
CREATE INDEX "visits_unconfirmed" ON "visits" USING btree ("starts_at") WHERE live and confirmed_at is null;--> statement-breakpoint
CREATE INDEX "visits_needs" ON "visits" USING btree ("starts_at") WHERE needs is not null;--> statement-breakpoint
CREATE INDEX "waitlist_slot" ON "waitlist" USING btree ("brief_uid","starts_at","joined_at");--> statement-breakpoint
CREATE INDEX "waitlist_offers" ON "waitlist" USING btree ("offered_until");--> statement-breakpoint
CREATE INDEX "deliverable_files_file" ON "deliverable_files" USING btree ("file_uid");--> statement-breakpoint
CREATE INDEX "piece_comments_deliverable" ON "piece_comments" USING btree ("deliverable_uid","created_at");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_uid","uid");--> statement-breakpoint
CREATE INDEX "events_subject" ON "events" USING btree ("subject_uid","at");--> statement-breakpoint
CREATE INDEX "events_brand" ON "events" USING btree ("brand_uid","at");--> statement-breakpoint
CREATE INDEX "notices_account" ON "notices" USING btree ("account_uid","uid");--> statement-breakpoint
CREATE INDEX "brand_profiles_org" ON "brand_profiles" USING btree ("org_uid");--> statement-breakpoint
CREATE INDEX "brand_profiles_name" ON "brand_profiles" USING btree ("name","uid");--> statement-breakpoint
CREATE INDEX "brand_profiles_city" ON "brand_profiles" USING btree ("city","name","uid");--> statement-breakpoint
CREATE INDEX "influencer_list_members_influencer" ON "influencer_list_members" USING btree ("influencer_uid");--> statement-breakpoint
CREATE INDEX "influencer_profiles_city" ON "influencer_profiles" USING btree ("home_city","uid");--> statement-breakpoint
CREATE INDEX "influencer_profiles_approval" ON "influencer_profiles" USING btree ("approval","uid");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at");