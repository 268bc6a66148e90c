CREATE TABLE "accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"password_hash" text,
	"disabled_at" timestamp with time zone,
	"disabled_reason" text,
	"consent" jsonb,
	"deletion_due_at" timestamp with time zone,
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
CREATE TABLE "authenticators" (
	"account_uid" text PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"account_uid" text PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"old_token_hash" text NOT NULL,
	"new_token_hash" text NOT NULL,
	"session_uid" text,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"old_agreed_at" timestamp with time zone,
	"new_agreed_at" timestamp with time zone,
	CONSTRAINT "email_changes_old_token_hash_unique" UNIQUE("old_token_hash"),
	CONSTRAINT "email_changes_new_token_hash_unique" UNIQUE("new_token_hash")
);
--> statement-breakpoint
CREATE TABLE "mail_stops" (
	"email_hash" text NOT NULL,
	"sender_uid" text NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_stops_email_hash_sender_uid_pk" PRIMARY KEY("email_hash","sender_uid")
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
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"account_uid" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"uid" text PRIMARY KEY NOT NULL,
	"account_uid" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" integer NOT NULL,
	"transports" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "provider_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_uid" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "provider_identities_provider_subject_pk" PRIMARY KEY("provider","subject"),
	CONSTRAINT "provider_identities_account" UNIQUE("account_uid","provider")
);
--> statement-breakpoint
CREATE TABLE "provider_tries" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"browser_hash" text,
	"account_uid" text,
	"nonce" text NOT NULL,
	"sealed_verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"account_uid" text NOT NULL,
	"signature" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_account_uid_signature_pk" PRIMARY KEY("account_uid","signature")
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"uid" text PRIMARY KEY NOT NULL,
	"account_uid" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"network" text NOT NULL,
	"device" text NOT NULL
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
	"confirmed_at" timestamp with time zone NOT NULL,
	"by_uid" text,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_uid" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"by_uid" text
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"account_uid" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"display_name" text NOT NULL,
	"slug" text NOT NULL,
	"photo" text,
	"designated" boolean DEFAULT false NOT NULL,
	"second_factor_exempt" boolean DEFAULT false NOT NULL,
	"second_factor_grace_until" timestamp with time zone,
	CONSTRAINT "staff_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "ad_counts" (
	"ad_uid" text NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_counts_ad_uid_day_pk" PRIMARY KEY("ad_uid","day")
);
--> statement-breakpoint
CREATE TABLE "ad_views" (
	"ad_uid" text NOT NULL,
	"session" text NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	"clicked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ad_views_ad_uid_session_day_pk" PRIMARY KEY("ad_uid","session","day")
);
--> statement-breakpoint
CREATE TABLE "ads" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text NOT NULL,
	"picture" text,
	"alternative_text" text DEFAULT '' NOT NULL,
	"audience" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"priority" integer NOT NULL,
	"cap_per_session" integer NOT NULL,
	"state" text NOT NULL,
	"house" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
CREATE TABLE "checkouts" (
	"uid" text PRIMARY KEY NOT NULL,
	"org_uid" text NOT NULL,
	"brand_uid" text NOT NULL,
	"account_uid" text NOT NULL,
	"tier" text NOT NULL,
	"price_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"session_id" text,
	"url" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"org_uid" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_customers_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "collab_fees" (
	"collab_uid" text PRIMARY KEY NOT NULL,
	"org_uid" text NOT NULL,
	"brand_uid" text NOT NULL,
	"label" text NOT NULL,
	"tier" text NOT NULL,
	"terms_version" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"month" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"waived_at" timestamp with time zone,
	"waived_by" text,
	"waive_reason" text,
	"item_id" text,
	"credit_id" text,
	"invoiced_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"org_uid" text NOT NULL,
	"number" text,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"plan_amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"url" text,
	"pdf_url" text,
	"reported_at" timestamp with time zone NOT NULL,
	"reported_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"subject_id" text,
	"status" text,
	"price_id" text,
	"org_uid" text,
	"outcome" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"org_uid" text,
	"status" text NOT NULL,
	"price_id" text,
	"quantity" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"ending" boolean NOT NULL,
	"next_tier" text,
	"reported_at" timestamp with time zone NOT NULL,
	"reported_by" text NOT NULL,
	"unsure" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
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
CREATE TABLE "brief_views" (
	"brief_uid" text NOT NULL,
	"influencer_uid" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "brief_views_brief_uid_influencer_uid_day_pk" PRIMARY KEY("brief_uid","influencer_uid","day")
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
	"online_months" integer NOT NULL,
	"eligibility" jsonb NOT NULL,
	"live_from" date NOT NULL,
	"live_until" date NOT NULL,
	"max_collabs" integer NOT NULL,
	"repeat_limit" integer NOT NULL,
	"approval" text NOT NULL,
	"auto_fit" integer NOT NULL,
	"availability" jsonb NOT NULL,
	"pictures" text[] NOT NULL,
	"spots_taken" integer DEFAULT 0 NOT NULL,
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
	"checked_on" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brief_waitlist" (
	"brief_uid" text NOT NULL,
	"influencer_uid" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"offered_until" timestamp with time zone,
	CONSTRAINT "brief_waitlist_brief_uid_influencer_uid_pk" PRIMARY KEY("brief_uid","influencer_uid")
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
CREATE TABLE "terms_proposals" (
	"uid" text PRIMARY KEY NOT NULL,
	"collab_uid" text NOT NULL,
	"side" text NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_by_uid" text,
	"reason" text NOT NULL,
	"was" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_by" text,
	"answered_by_uid" text,
	"answered_at" timestamp with time zone
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
CREATE TABLE "creator_opens" (
	"influencer_uid" text NOT NULL,
	"day" date NOT NULL,
	"brand_uid" text NOT NULL,
	CONSTRAINT "creator_opens_influencer_uid_day_brand_uid_pk" PRIMARY KEY("influencer_uid","day","brand_uid")
);
--> statement-breakpoint
CREATE TABLE "deliverable_comments" (
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
	"requested_at" timestamp with time zone NOT NULL,
	"escalated" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "insights" (
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
	CONSTRAINT "insights_deliverable_uid_kind_pk" PRIMARY KEY("deliverable_uid","kind")
);
--> statement-breakpoint
CREATE TABLE "reliability_mark" (
	"name" text PRIMARY KEY DEFAULT 'events' NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviewer_links" (
	"uid" text PRIMARY KEY NOT NULL,
	"brand_uid" text NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "reviewer_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"collab_uid" text NOT NULL,
	"side" text NOT NULL,
	"value" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"revealed_at" timestamp with time zone,
	CONSTRAINT "reviews_collab_uid_side_pk" PRIMARY KEY("collab_uid","side")
);
--> statement-breakpoint
CREATE TABLE "city_offers" (
	"city" text PRIMARY KEY NOT NULL,
	"changes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "creator_searches" (
	"uid" text PRIMARY KEY NOT NULL,
	"brand_uid" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"looked_on" date NOT NULL,
	"seen" text[] NOT NULL,
	"seen_from" timestamp with time zone,
	CONSTRAINT "creator_searches_name" UNIQUE("brand_uid","name")
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
CREATE TABLE "ribbon_clicks" (
	"day" date NOT NULL,
	"ribbon_uid" text NOT NULL,
	"brief_uid" text NOT NULL,
	"influencer_uid" text NOT NULL,
	CONSTRAINT "ribbon_clicks_day_ribbon_uid_brief_uid_influencer_uid_pk" PRIMARY KEY("day","ribbon_uid","brief_uid","influencer_uid")
);
--> statement-breakpoint
CREATE TABLE "ribbon_versions" (
	"uid" text PRIMARY KEY NOT NULL,
	"ribbons" jsonb NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"published_at" timestamp with time zone,
	"by_uid" text NOT NULL
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
CREATE TABLE "influencer_list_members" (
	"list_uid" text NOT NULL,
	"influencer_uid" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"added_at" timestamp with time zone,
	"added_by" text,
	"removed_at" timestamp with time zone,
	"removed_by" text,
	"removed_reason" text,
	CONSTRAINT "influencer_list_members_pk" UNIQUE("list_uid","influencer_uid")
);
--> statement-breakpoint
CREATE TABLE "influencer_list_uses" (
	"brief_uid" text NOT NULL,
	"list_uid" text NOT NULL,
	"brand_uid" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "influencer_list_uses_brief_uid_list_uid_pk" PRIMARY KEY("brief_uid","list_uid")
);
--> statement-breakpoint
CREATE TABLE "influencer_lists" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"purpose" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"owner_uid" text,
	"city" text,
	"kind" text DEFAULT 'hand' NOT NULL,
	"rule" jsonb,
	"refreshed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "influencer_lists_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "shortlist_members" (
	"shortlist_uid" text NOT NULL,
	"influencer_uid" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" text NOT NULL,
	CONSTRAINT "shortlist_members_shortlist_uid_influencer_uid_pk" PRIMARY KEY("shortlist_uid","influencer_uid")
);
--> statement-breakpoint
CREATE TABLE "shortlist_votes" (
	"shortlist_uid" text NOT NULL,
	"influencer_uid" text NOT NULL,
	"name" text NOT NULL,
	"vote" text NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shortlist_votes_shortlist_uid_influencer_uid_name_pk" PRIMARY KEY("shortlist_uid","influencer_uid","name")
);
--> statement-breakpoint
CREATE TABLE "shortlists" (
	"uid" text PRIMARY KEY NOT NULL,
	"brand_uid" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"link_until" timestamp with time zone,
	CONSTRAINT "shortlists_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "shortlists_name" UNIQUE("brand_uid","name")
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
	"poster_path" text,
	"visibility" text NOT NULL,
	"owner_uid" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_content_hash_unique" UNIQUE("content_hash"),
	CONSTRAINT "files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "removed_files" (
	"path" text PRIMARY KEY NOT NULL,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unfinished_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"account_uid" text NOT NULL,
	"bytes" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_requests" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"venue" text NOT NULL,
	"city" text NOT NULL,
	"tier" text,
	"source" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"timezone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"uid" text PRIMARY KEY NOT NULL,
	"staff_uid" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"venue" text NOT NULL,
	"city" text NOT NULL,
	"tier" text,
	"source" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"timezone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"brand_uid" text,
	"version" integer DEFAULT 1 NOT NULL,
	"reminded_day_at" timestamp with time zone,
	"reminded_hour_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_hours" (
	"account_uid" text PRIMARY KEY NOT NULL,
	"timezone" text NOT NULL,
	"windows" jsonb NOT NULL,
	"slot_minutes" integer NOT NULL,
	"video_link" text NOT NULL,
	"away" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"uid" text PRIMARY KEY NOT NULL,
	"collab_uid" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"side" text NOT NULL,
	"account_uid" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"internal" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"uid" text PRIMARY KEY NOT NULL,
	"support_uid" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_staff" boolean NOT NULL,
	"account_uid" text,
	"key" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_threads" (
	"uid" text PRIMARY KEY NOT NULL,
	"account_uid" text,
	"profile_uid" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_text" text NOT NULL,
	"answered" boolean DEFAULT false NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "thread_settings" (
	"collab_uid" text NOT NULL,
	"account_uid" text NOT NULL,
	"side" text NOT NULL,
	"read_uid" text DEFAULT '' NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"archived_uid" text,
	CONSTRAINT "thread_settings_collab_uid_account_uid_pk" PRIMARY KEY("collab_uid","account_uid")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"collab_uid" text PRIMARY KEY NOT NULL,
	"brand_uid" text NOT NULL,
	"influencer_uid" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_uid" text,
	"help_requested_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"account_uid" text PRIMARY KEY NOT NULL,
	"off" jsonb NOT NULL,
	"my_day" boolean NOT NULL,
	"digest" text NOT NULL,
	"quiet" jsonb,
	"timezone" text NOT NULL,
	"my_day_on" text,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"uid" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"account_uid" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text NOT NULL,
	"read_at" timestamp with time zone,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notifications_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "waiting_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"account_uid" text NOT NULL,
	"topic" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"lines" jsonb NOT NULL,
	"path" text NOT NULL,
	"action" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "city_waitlist" (
	"email" text NOT NULL,
	"city" text NOT NULL,
	"city_name" text DEFAULT '' NOT NULL,
	"side" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone,
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
	"drafts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"hints" jsonb,
	"profile_uid" text,
	"brief_uid" text,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
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
CREATE TABLE "team_invitations" (
	"uid" text PRIMARY KEY NOT NULL,
	"brand_uid" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"by_uid" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "team_invitations_person" UNIQUE("brand_uid","email")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"org_uid" text PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"terms_version" integer DEFAULT 1 NOT NULL,
	"currency" text DEFAULT 'GBP' NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"provider_id" text,
	"period_end" timestamp with time zone,
	"ending" boolean DEFAULT false NOT NULL,
	"next_tier" text,
	"past_due_since" timestamp with time zone,
	CONSTRAINT "subscriptions_provider" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "tier_terms" (
	"tier" text NOT NULL,
	"version" integer NOT NULL,
	"currency" text NOT NULL,
	"monthly" integer NOT NULL,
	"per_collab" integer NOT NULL,
	"free_collabs" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"price_id" text,
	CONSTRAINT "tier_terms_tier_version_currency_pk" PRIMARY KEY("tier","version","currency"),
	CONSTRAINT "tier_terms_price_id_unique" UNIQUE("price_id")
);
--> statement-breakpoint
CREATE TABLE "tiers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"users" integer,
	"features" jsonb NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"terms_version" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"uid" text PRIMARY KEY NOT NULL,
	"account_uid" text NOT NULL,
	"org_uid" text,
	"name" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deletions" (
	"uid" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_uid" text NOT NULL,
	"name" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"obstacle" text,
	"state" text DEFAULT 'open' NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "blocked_brands" (
	"influencer_uid" text NOT NULL,
	"brand_uid" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocked_brands_influencer_uid_brand_uid_pk" PRIMARY KEY("influencer_uid","brand_uid")
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
	"org_name" text NOT NULL,
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
	"may_be_named" boolean DEFAULT false NOT NULL,
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
	"formats" text[] DEFAULT '{}' NOT NULL,
	"approval" text DEFAULT 'applied' NOT NULL,
	"approval_reason" text,
	"reapply_from" date,
	"priority" integer DEFAULT 2 NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"staff_notes" text DEFAULT '' NOT NULL,
	"permit_number" text,
	"permit_country" text,
	"permit_until" date,
	"reliability" integer,
	"reliability_parts" jsonb,
	"visits_completed" integer DEFAULT 0 NOT NULL,
	"largest_following" integer DEFAULT 0 NOT NULL,
	"applied_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"findable_by" text DEFAULT 'everyone' NOT NULL,
	"public_page" jsonb DEFAULT '{"on":false,"inSearch":false,"showAudience":false,"showReliability":false,"showReviews":false,"showPlaces":false}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "influencer_profiles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "influencer_profiles_handle_unique" UNIQUE("handle")
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
	"screenshot" text,
	"confirmed_how" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_accounts_influencer_uid_platform_pk" PRIMARY KEY("influencer_uid","platform")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"uid" text PRIMARY KEY NOT NULL,
	"about_uid" text NOT NULL,
	"about_type" text NOT NULL,
	"by_uid" text NOT NULL,
	"by_account_uid" text NOT NULL,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"collab_uid" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"outcome" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "usage_active" (
	"day" date NOT NULL,
	"role" text NOT NULL,
	"people" integer NOT NULL,
	"week_people" integer NOT NULL,
	CONSTRAINT "usage_active_day_role_pk" PRIMARY KEY("day","role")
);
--> statement-breakpoint
CREATE TABLE "usage_features" (
	"day" date NOT NULL,
	"feature" text NOT NULL,
	"role" text NOT NULL,
	"tier" text NOT NULL,
	"people" integer NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "usage_features_day_feature_role_tier_pk" PRIMARY KEY("day","feature","role","tier")
);
--> statement-breakpoint
CREATE TABLE "usage_people" (
	"day" date NOT NULL,
	"account_uid" text NOT NULL,
	"role" text NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "usage_people_day_account_uid_role_pk" PRIMARY KEY("day","account_uid","role")
);
--> statement-breakpoint
CREATE TABLE "usage_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"account_uid" text,
	"role" text NOT NULL,
	"profile_uid" text,
	"device" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"end_reason" text,
	"events" integer NOT NULL,
	"pages" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_snapshots" (
	"key" text PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_errors" (
	"uid" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"level" text NOT NULL,
	"message" text NOT NULL,
	"request_id" text,
	"path" text NOT NULL,
	"account_uid" text,
	"device" text NOT NULL,
	"context" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_events" (
	"at" timestamp with time zone NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"target_type" text NOT NULL,
	"target_name" text NOT NULL,
	"target_uid" text,
	"session_id" uuid,
	"account_uid" text,
	"role" text NOT NULL,
	"profile_uid" text,
	"device" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "user_events_at_event_id_pk" PRIMARY KEY("at","event_id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "user_events_default" PARTITION OF "user_events" DEFAULT;
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
CREATE TABLE "door_links" (
	"uid" text PRIMARY KEY NOT NULL,
	"brand_uid" text NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "door_links_token_hash_unique" UNIQUE("token_hash")
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
	"guests" integer NOT NULL,
	"guest_names" text[] DEFAULT '{}' NOT NULL,
	"needs" text,
	"live" boolean DEFAULT true NOT NULL,
	"confirmation_requested_at" timestamp with time zone,
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
	"guests" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"offered_until" timestamp with time zone,
	"instead_of" text
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner" text,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"caller" text NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_caller_call_key_pk" PRIMARY KEY("caller","call","key")
);
--> statement-breakpoint
CREATE TABLE "job_failures" (
	"job" text NOT NULL,
	"item" text NOT NULL,
	"tries" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"retry_at" timestamp with time zone NOT NULL,
	"last_error" text NOT NULL,
	CONSTRAINT "job_failures_job_item_pk" PRIMARY KEY("job","item")
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
	"unsubscribe_url" text,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"obstacle" text,
	"last_error" text,
	CONSTRAINT "mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_identities" ADD CONSTRAINT "provider_identities_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_tries" ADD CONSTRAINT "provider_tries_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_counts" ADD CONSTRAINT "ad_counts_ad_uid_ads_uid_fk" FOREIGN KEY ("ad_uid") REFERENCES "public"."ads"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_views" ADD CONSTRAINT "ad_views_ad_uid_ads_uid_fk" FOREIGN KEY ("ad_uid") REFERENCES "public"."ads"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_versions" ADD CONSTRAINT "brief_versions_brief_uid_briefs_uid_fk" FOREIGN KEY ("brief_uid") REFERENCES "public"."briefs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_views" ADD CONSTRAINT "brief_views_brief_uid_briefs_uid_fk" FOREIGN KEY ("brief_uid") REFERENCES "public"."briefs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_waitlist" ADD CONSTRAINT "brief_waitlist_brief_uid_briefs_uid_fk" FOREIGN KEY ("brief_uid") REFERENCES "public"."briefs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_waitlist" ADD CONSTRAINT "brief_waitlist_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collabs" ADD CONSTRAINT "collabs_brief_uid_briefs_uid_fk" FOREIGN KEY ("brief_uid") REFERENCES "public"."briefs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collabs" ADD CONSTRAINT "collabs_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collabs" ADD CONSTRAINT "collabs_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_proposals" ADD CONSTRAINT "terms_proposals_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reminders" ADD CONSTRAINT "content_reminders_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_comments" ADD CONSTRAINT "deliverable_comments_deliverable_uid_deliverables_uid_fk" FOREIGN KEY ("deliverable_uid") REFERENCES "public"."deliverables"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_files" ADD CONSTRAINT "deliverable_files_deliverable_uid_deliverables_uid_fk" FOREIGN KEY ("deliverable_uid") REFERENCES "public"."deliverables"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_files" ADD CONSTRAINT "deliverable_files_file_uid_files_uid_fk" FOREIGN KEY ("file_uid") REFERENCES "public"."files"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_rounds" ADD CONSTRAINT "deliverable_rounds_deliverable_uid_deliverables_uid_fk" FOREIGN KEY ("deliverable_uid") REFERENCES "public"."deliverables"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_versions" ADD CONSTRAINT "deliverable_versions_deliverable_uid_deliverables_uid_fk" FOREIGN KEY ("deliverable_uid") REFERENCES "public"."deliverables"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverables" ADD CONSTRAINT "deliverables_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_deliverable_uid_deliverables_uid_fk" FOREIGN KEY ("deliverable_uid") REFERENCES "public"."deliverables"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_evidence_uid_files_uid_fk" FOREIGN KEY ("evidence_uid") REFERENCES "public"."files"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviewer_links" ADD CONSTRAINT "reviewer_links_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_searches" ADD CONSTRAINT "creator_searches_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencer_list_members" ADD CONSTRAINT "influencer_list_members_list_uid_influencer_lists_uid_fk" FOREIGN KEY ("list_uid") REFERENCES "public"."influencer_lists"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencer_list_members" ADD CONSTRAINT "influencer_list_members_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencer_list_uses" ADD CONSTRAINT "influencer_list_uses_list_uid_influencer_lists_uid_fk" FOREIGN KEY ("list_uid") REFERENCES "public"."influencer_lists"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencer_lists" ADD CONSTRAINT "influencer_lists_owner_uid_accounts_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_members" ADD CONSTRAINT "shortlist_members_shortlist_uid_shortlists_uid_fk" FOREIGN KEY ("shortlist_uid") REFERENCES "public"."shortlists"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_members" ADD CONSTRAINT "shortlist_members_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_votes" ADD CONSTRAINT "shortlist_votes_shortlist_uid_shortlists_uid_fk" FOREIGN KEY ("shortlist_uid") REFERENCES "public"."shortlists"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_votes" ADD CONSTRAINT "shortlist_votes_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_owners" ADD CONSTRAINT "file_owners_file_uid_files_uid_fk" FOREIGN KEY ("file_uid") REFERENCES "public"."files"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_requests" ADD CONSTRAINT "meeting_requests_answered_by_accounts_uid_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_staff_uid_accounts_uid_fk" FOREIGN KEY ("staff_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_hours" ADD CONSTRAINT "staff_hours_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_collab_uid_threads_collab_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."threads"("collab_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_support_uid_support_threads_uid_fk" FOREIGN KEY ("support_uid") REFERENCES "public"."support_threads"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_settings" ADD CONSTRAINT "thread_settings_collab_uid_threads_collab_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."threads"("collab_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_terms" ADD CONSTRAINT "tier_terms_tier_tiers_id_fk" FOREIGN KEY ("tier") REFERENCES "public"."tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_requested_by_accounts_uid_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_brands" ADD CONSTRAINT "blocked_brands_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_brands" ADD CONSTRAINT "blocked_brands_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_influencers" ADD CONSTRAINT "blocked_influencers_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_influencers" ADD CONSTRAINT "blocked_influencers_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_links" ADD CONSTRAINT "door_links_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_brief_uid_briefs_uid_fk" FOREIGN KEY ("brief_uid") REFERENCES "public"."briefs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_account" ON "assignments" USING btree ("account_uid");--> statement-breakpoint
CREATE INDEX "mail_stops_sender" ON "mail_stops" USING btree ("sender_uid");--> statement-breakpoint
CREATE INDEX "memberships_profile" ON "memberships" USING btree ("profile_uid");--> statement-breakpoint
CREATE INDEX "passkeys_account" ON "passkeys" USING btree ("account_uid");--> statement-breakpoint
CREATE INDEX "security_events_account" ON "security_events" USING btree ("account_uid","uid");--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_uid");--> statement-breakpoint
CREATE INDEX "ad_views_day" ON "ad_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ads_state" ON "ads" USING btree ("state","uid");--> statement-breakpoint
CREATE INDEX "ads_position" ON "ads" USING btree ("position","state");--> statement-breakpoint
CREATE INDEX "events_subject" ON "events" USING btree ("subject_uid","at");--> statement-breakpoint
CREATE INDEX "events_brand" ON "events" USING btree ("brand_uid","at");--> statement-breakpoint
CREATE INDEX "events_newest" ON "events" USING btree ("at","uid");--> statement-breakpoint
CREATE INDEX "events_actor" ON "events" USING btree ("actor_uid","at");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_open" ON "checkouts" USING btree ("org_uid") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "collab_fees_month" ON "collab_fees" USING btree ("org_uid","month","at");--> statement-breakpoint
CREATE INDEX "collab_fees_due" ON "collab_fees" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "collab_fees_not_invoiced" ON "collab_fees" USING btree ("org_uid") WHERE item_id is not null and invoiced_at is null;--> statement-breakpoint
CREATE INDEX "invoices_org" ON "invoices" USING btree ("org_uid","created_at");--> statement-breakpoint
CREATE INDEX "payment_events_newest" ON "payment_events" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "payment_events_odd" ON "payment_events" USING btree ("outcome","received_at","id");--> statement-breakpoint
CREATE INDEX "payment_events_subject" ON "payment_events" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "provider_subscriptions_org" ON "provider_subscriptions" USING btree ("org_uid");--> statement-breakpoint
CREATE INDEX "provider_subscriptions_unsure" ON "provider_subscriptions" USING btree ("id") WHERE unsure;--> statement-breakpoint
CREATE INDEX "briefs_brand" ON "briefs" USING btree ("brand_uid","status","uid");--> statement-breakpoint
CREATE INDEX "briefs_changed" ON "briefs" USING btree ("updated_at" DESC NULLS FIRST,"uid" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "briefs_status" ON "briefs" USING btree ("status","updated_at" DESC NULLS FIRST,"uid" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "briefs_queue" ON "briefs" USING btree ("submitted_at","uid") WHERE status = 'submitted';--> statement-breakpoint
CREATE INDEX "briefs_feed" ON "briefs" USING btree ("city","live_since" DESC NULLS FIRST,"uid" DESC NULLS FIRST) WHERE status = 'live' and held_at is null;--> statement-breakpoint
CREATE INDEX "briefs_opening" ON "briefs" USING btree ("city",greatest(live_since, live_from::timestamp at time zone timezone) desc,"uid" DESC NULLS FIRST) WHERE status = 'live' and held_at is null;--> statement-breakpoint
CREATE INDEX "briefs_closing" ON "briefs" USING btree ("city","live_until","uid") WHERE status = 'live' and held_at is null;--> statement-breakpoint
CREATE INDEX "briefs_full" ON "briefs" USING btree ("city","live_since" DESC NULLS FIRST,"uid" DESC NULLS FIRST) WHERE status = 'live' and held_at is null and max_collabs <= spots_taken;--> statement-breakpoint
CREATE INDEX "briefs_feed_everywhere" ON "briefs" USING btree ("live_since" DESC NULLS FIRST,"uid" DESC NULLS FIRST) WHERE status = 'live' and held_at is null;--> statement-breakpoint
CREATE INDEX "briefs_ending" ON "briefs" USING btree ("live_until") WHERE status in ('live', 'paused');--> statement-breakpoint
CREATE INDEX "brief_waitlist_joined" ON "brief_waitlist" USING btree ("brief_uid","joined_at");--> statement-breakpoint
CREATE INDEX "brief_waitlist_influencer" ON "brief_waitlist" USING btree ("influencer_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "collabs_one_open" ON "collabs" USING btree ("brief_uid","influencer_uid") WHERE outcome = 'open';--> statement-breakpoint
CREATE INDEX "collabs_brand" ON "collabs" USING btree ("brand_uid","outcome","stage","uid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collabs_influencer" ON "collabs" USING btree ("influencer_uid","outcome","stage","uid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collabs_brief" ON "collabs" USING btree ("brief_uid","outcome");--> statement-breakpoint
CREATE INDEX "collabs_of_brand" ON "collabs" USING btree ("brand_uid","uid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collabs_of_influencer" ON "collabs" USING btree ("influencer_uid","uid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collabs_state" ON "collabs" USING btree ("outcome","stage","uid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collabs_unanswered" ON "collabs" USING btree ("expires_at") WHERE stage = 1 and outcome = 'open';--> statement-breakpoint
CREATE INDEX "collabs_content_due" ON "collabs" USING btree ("content_due_at") WHERE stage = 4 and outcome = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "terms_proposals_one_open" ON "terms_proposals" USING btree ("collab_uid") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "terms_proposals_collab" ON "terms_proposals" USING btree ("collab_uid","uid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "terms_proposals_due" ON "terms_proposals" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "terms_proposals_proposed_by" ON "terms_proposals" USING btree ("proposed_by_uid");--> statement-breakpoint
CREATE INDEX "terms_proposals_answered_by" ON "terms_proposals" USING btree ("answered_by_uid");--> statement-breakpoint
CREATE INDEX "creator_opens_day" ON "creator_opens" USING btree ("day");--> statement-breakpoint
CREATE INDEX "deliverable_comments_deliverable" ON "deliverable_comments" USING btree ("deliverable_uid","created_at");--> statement-breakpoint
CREATE INDEX "deliverable_files_file" ON "deliverable_files" USING btree ("file_uid");--> statement-breakpoint
CREATE INDEX "deliverables_collab" ON "deliverables" USING btree ("collab_uid","position");--> statement-breakpoint
CREATE INDEX "deliverables_review" ON "deliverables" USING btree ("auto_approve_at") WHERE auto_approve_at is not null;--> statement-breakpoint
CREATE INDEX "deliverables_brand" ON "deliverables" USING btree ("brand_uid","approved_at" DESC NULLS LAST,"uid" DESC NULLS LAST) WHERE approved_at is not null;--> statement-breakpoint
CREATE INDEX "reviewer_links_brand" ON "reviewer_links" USING btree ("brand_uid");--> statement-breakpoint
CREATE INDEX "creator_searches_due" ON "creator_searches" USING btree ("looked_on","uid");--> statement-breakpoint
CREATE UNIQUE INDEX "ribbon_versions_one_draft" ON "ribbon_versions" USING btree ("state") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "influencer_list_members_influencer" ON "influencer_list_members" USING btree ("influencer_uid");--> statement-breakpoint
CREATE INDEX "influencer_list_uses_list" ON "influencer_list_uses" USING btree ("list_uid","title");--> statement-breakpoint
CREATE INDEX "shortlist_members_influencer" ON "shortlist_members" USING btree ("influencer_uid");--> statement-breakpoint
CREATE INDEX "shortlist_votes_influencer" ON "shortlist_votes" USING btree ("influencer_uid");--> statement-breakpoint
CREATE INDEX "file_owners_account" ON "file_owners" USING btree ("account_uid");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_uid","uid");--> statement-breakpoint
CREATE INDEX "unfinished_uploads_account" ON "unfinished_uploads" USING btree ("account_uid");--> statement-breakpoint
CREATE INDEX "meeting_requests_open" ON "meeting_requests" USING btree ("created_at","uid") WHERE answered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_slot" ON "meetings" USING btree ("staff_uid","starts_at") WHERE state = 'booked';--> statement-breakpoint
CREATE INDEX "meetings_staff" ON "meetings" USING btree ("staff_uid","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_state" ON "meetings" USING btree ("state","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_email" ON "meetings" USING btree ("email");--> statement-breakpoint
CREATE INDEX "messages_thread" ON "messages" USING btree ("collab_uid","uid");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("collab_uid","account_uid","key");--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_once" ON "support_messages" USING btree ("support_uid","is_staff","key");--> statement-breakpoint
CREATE INDEX "support_threads_account" ON "support_threads" USING btree ("account_uid","last_at","uid");--> statement-breakpoint
CREATE INDEX "support_threads_email" ON "support_threads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "support_threads_open" ON "support_threads" USING btree ("last_at","uid") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "support_threads_settled" ON "support_threads" USING btree ("last_at","uid") WHERE settled_at is not null;--> statement-breakpoint
CREATE INDEX "threads_brand" ON "threads" USING btree ("brand_uid","last_at","collab_uid");--> statement-breakpoint
CREATE INDEX "threads_influencer" ON "threads" USING btree ("influencer_uid","last_at","collab_uid");--> statement-breakpoint
CREATE INDEX "threads_last" ON "threads" USING btree ("last_at","collab_uid");--> statement-breakpoint
CREATE INDEX "threads_help_requested" ON "threads" USING btree ("last_at","collab_uid") WHERE help_requested_at is not null;--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("account_uid","uid");--> statement-breakpoint
CREATE INDEX "waiting_mails_due" ON "waiting_mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "waiting_mails_account" ON "waiting_mails" USING btree ("account_uid","due_at");--> statement-breakpoint
CREATE INDEX "city_waitlist_city" ON "city_waitlist" USING btree ("city");--> statement-breakpoint
CREATE INDEX "onboardings_still" ON "onboardings" USING btree ("updated_at","account_uid") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "team_invitations_email" ON "team_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "data_exports_account" ON "data_exports" USING btree ("account_uid","requested_at");--> statement-breakpoint
CREATE INDEX "data_exports_waiting" ON "data_exports" USING btree ("requested_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "deletions_one_open" ON "deletions" USING btree ("subject_uid") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "deletions_due" ON "deletions" USING btree ("due_at","uid") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "blocked_brands_brand" ON "blocked_brands" USING btree ("brand_uid","influencer_uid");--> statement-breakpoint
CREATE INDEX "blocked_influencers_influencer" ON "blocked_influencers" USING btree ("influencer_uid","brand_uid");--> statement-breakpoint
CREATE INDEX "brand_profiles_org" ON "brand_profiles" USING btree ("org_uid");--> statement-breakpoint
CREATE INDEX "brand_profiles_name" ON "brand_profiles" USING btree ("name","uid");--> statement-breakpoint
CREATE INDEX "brand_profiles_city" ON "brand_profiles" USING btree ("city","name","uid");--> statement-breakpoint
CREATE INDEX "brand_profiles_map" ON "brand_profiles" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "influencer_profiles_newest" ON "influencer_profiles" USING btree ("created_at","uid");--> statement-breakpoint
CREATE INDEX "influencer_profiles_city" ON "influencer_profiles" USING btree ("home_city","uid");--> statement-breakpoint
CREATE INDEX "influencer_profiles_reliable" ON "influencer_profiles" USING btree (coalesce("reliability", -1),"uid");--> statement-breakpoint
CREATE INDEX "influencer_profiles_following" ON "influencer_profiles" USING btree ("largest_following","uid");--> statement-breakpoint
CREATE INDEX "influencer_profiles_approval" ON "influencer_profiles" USING btree ("approval","uid");--> statement-breakpoint
CREATE INDEX "reports_about" ON "reports" USING btree ("about_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_once" ON "reports" USING btree ("by_uid","about_uid") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("uid") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "usage_sessions_newest" ON "usage_sessions" USING btree ("started_at","session_id");--> statement-breakpoint
CREATE INDEX "usage_sessions_account" ON "usage_sessions" USING btree ("account_uid","started_at");--> statement-breakpoint
CREATE INDEX "usage_sessions_profile" ON "usage_sessions" USING btree ("profile_uid","started_at");--> statement-breakpoint
CREATE INDEX "user_errors_newest" ON "user_errors" USING btree ("at","uid");--> statement-breakpoint
CREATE INDEX "user_errors_reference" ON "user_errors" USING btree ("request_id" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "door_links_one_open" ON "door_links" USING btree ("brand_uid") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "visits_brand" ON "visits" USING btree ("brand_uid","starts_at") WHERE live;--> statement-breakpoint
CREATE INDEX "visits_influencer" ON "visits" USING btree ("influencer_uid","starts_at") WHERE live;--> statement-breakpoint
CREATE INDEX "visits_completed" ON "visits" USING btree ("influencer_uid") WHERE checked_in_at is not null;--> statement-breakpoint
CREATE INDEX "visits_unconfirmed" ON "visits" USING btree ("starts_at") WHERE live and confirmed_at is null;--> statement-breakpoint
CREATE INDEX "visits_needs" ON "visits" USING btree ("starts_at") WHERE needs is not null;--> statement-breakpoint
CREATE INDEX "waitlist_slot" ON "waitlist" USING btree ("brief_uid","starts_at","joined_at");--> statement-breakpoint
CREATE INDEX "waitlist_offers" ON "waitlist" USING btree ("offered_until");--> statement-breakpoint
CREATE INDEX "sandbox_events_waiting" ON "sandbox_events" USING btree ("delivered_at","position");--> statement-breakpoint
CREATE INDEX "sandbox_objects_owner" ON "sandbox_objects" USING btree ("kind","owner");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("is_urgent" DESC NULLS LAST,"due_at") WHERE "mails"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "mails_refused" ON "mails" USING btree ("created_at") WHERE "mails"."obstacle" = 'address';--> statement-breakpoint
-- Rows that every installation starts with: the tiers of the seed (§9), and their prices in the payment sandbox.
INSERT INTO "tiers" ("id", "name", "users", "features", "position") VALUES
  ('basic', 'Freemium', 1, '["Briefs and collabs","Door page and check-in","Content review"]', 0),
  ('starter', 'Starter', 1, '["Briefs and collabs","Door page and check-in","Content review","Analytics"]', 1),
  ('professional', 'Professional', 5, '["Briefs and collabs","Door page and check-in","Content review","Analytics","Advanced reporting","ROI reporting"]', 2),
  ('premium', 'Premium', NULL, '["Briefs and collabs","Door page and check-in","Content review","Analytics","Advanced reporting","ROI reporting","Advanced influencer filters","ID checks","Logistics management","Campaign expert support"]', 3);--> statement-breakpoint
INSERT INTO "tier_terms" ("tier", "version", "currency", "monthly", "per_collab", "free_collabs", "since", "price_id") VALUES
  ('basic', 1, 'GBP', 0, 9900, 0, '2024-01-01T00:00:00Z', NULL),
  ('basic', 1, 'USD', 0, 12900, 0, '2024-01-01T00:00:00Z', NULL),
  ('basic', 1, 'CAD', 0, 16900, 0, '2024-01-01T00:00:00Z', NULL),
  ('basic', 1, 'EUR', 0, 11900, 0, '2024-01-01T00:00:00Z', NULL),
  ('starter', 1, 'GBP', 9900, 7500, 1, '2024-01-01T00:00:00Z', 'price_starter_gbp_1'),
  ('starter', 1, 'USD', 12900, 9900, 1, '2024-01-01T00:00:00Z', 'price_starter_usd_1'),
  ('starter', 1, 'CAD', 16900, 12900, 1, '2024-01-01T00:00:00Z', 'price_starter_cad_1'),
  ('starter', 1, 'EUR', 11900, 8900, 1, '2024-01-01T00:00:00Z', 'price_starter_eur_1'),
  ('professional', 1, 'GBP', 24900, 5000, 3, '2024-01-01T00:00:00Z', 'price_professional_gbp_1'),
  ('professional', 1, 'USD', 31900, 6500, 3, '2024-01-01T00:00:00Z', 'price_professional_usd_1'),
  ('professional', 1, 'CAD', 42900, 8500, 3, '2024-01-01T00:00:00Z', 'price_professional_cad_1'),
  ('professional', 1, 'EUR', 28900, 5900, 3, '2024-01-01T00:00:00Z', 'price_professional_eur_1'),
  ('premium', 1, 'GBP', 49900, 2500, 6, '2024-01-01T00:00:00Z', 'price_premium_gbp_1'),
  ('premium', 1, 'USD', 63900, 3500, 6, '2024-01-01T00:00:00Z', 'price_premium_usd_1'),
  ('premium', 1, 'CAD', 84900, 4500, 6, '2024-01-01T00:00:00Z', 'price_premium_cad_1'),
  ('premium', 1, 'EUR', 57900, 2900, 6, '2024-01-01T00:00:00Z', 'price_premium_eur_1');--> statement-breakpoint
COMMENT ON TABLE "tiers" IS 'seeded';--> statement-breakpoint
COMMENT ON TABLE "tier_terms" IS 'seeded';
--> statement-breakpoint
INSERT INTO "sandbox_objects" ("id", "kind", "data", "at")
  SELECT "price_id", 'price', jsonb_build_object('id', "price_id", 'currency', lower("currency"), 'unit_amount', "monthly", 'active', true), "since"
  FROM "tier_terms" WHERE "price_id" IS NOT NULL;--> statement-breakpoint
-- Every brand has its organisation, although the table of brands comes first.
ALTER TABLE "brand_profiles" ADD CONSTRAINT "brand_profiles_org_uid_organisations_uid_fk" FOREIGN KEY ("org_uid") REFERENCES "organisations"("uid");--> statement-breakpoint
COMMENT ON TABLE "sandbox_objects" IS 'seeded';--> statement-breakpoint
-- Counts what changes in a city's offers, at the end of the transaction, so that others wait for a moment only; once for all that it changed.
CREATE FUNCTION "count_offer_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE cities text[];
BEGIN
  IF TG_TABLE_NAME = 'briefs' THEN
    IF coalesce(OLD.status, '') <> 'live' AND coalesce(NEW.status, '') <> 'live' THEN RETURN NULL; END IF;
    cities := array[OLD.city, NEW.city];
  ELSIF TG_TABLE_NAME = 'slots' THEN
    IF TG_OP = 'UPDATE' AND NEW.taken = OLD.taken THEN RETURN NULL; END IF;
    cities := array(SELECT city FROM briefs WHERE uid = coalesce(NEW.brief_uid, OLD.brief_uid));
  ELSE
    cities := array(SELECT DISTINCT city FROM briefs WHERE brand_uid = NEW.uid);
  END IF;
  INSERT INTO city_offers (city, changes)
    SELECT DISTINCT city, 1 FROM unnest(cities) AS city WHERE city IS NOT NULL ORDER BY city
    ON CONFLICT (city) DO UPDATE SET changes = city_offers.changes + 1 WHERE city_offers.xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "briefs_change_offers" AFTER INSERT OR UPDATE OR DELETE ON "briefs" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_offer_changes"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "slots_change_offers" AFTER INSERT OR UPDATE OR DELETE ON "slots" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_offer_changes"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "venues_change_offers" AFTER UPDATE ON "brand_profiles" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_offer_changes"();--> statement-breakpoint
-- The followers of a creator's largest account, for an order that has an index: whoever writes accounts.
CREATE FUNCTION "keep_largest_following"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE influencer_profiles p SET largest_following = largest.followers
    FROM (SELECT c.influencer_uid, coalesce(max(s.followers), 0) AS followers
      FROM (SELECT DISTINCT influencer_uid FROM changed) c
      LEFT JOIN social_accounts s ON s.influencer_uid = c.influencer_uid GROUP BY c.influencer_uid) largest
    WHERE p.uid = largest.influencer_uid AND p.largest_following <> largest.followers;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "accounts_added" AFTER INSERT ON "social_accounts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "keep_largest_following"();--> statement-breakpoint
CREATE TRIGGER "accounts_changed" AFTER UPDATE ON "social_accounts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "keep_largest_following"();--> statement-breakpoint
CREATE TRIGGER "accounts_removed" AFTER DELETE ON "social_accounts" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "keep_largest_following"();
