CREATE TABLE "mail_replies" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"collab_uid" text NOT NULL,
	"account_uid" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "creator_health" (
	"influencer_uid" text PRIMARY KEY NOT NULL,
	"calculated" text NOT NULL,
	"causes" jsonb NOT NULL,
	"calculated_at" timestamp with time zone NOT NULL,
	"override" text,
	"override_by" text,
	"override_at" timestamp with time zone,
	"override_reason" text,
	"override_until" date
);
--> statement-breakpoint
CREATE TABLE "venue_busy" (
	"brand_uid" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "venue_busy_brand_uid_starts_at_ends_at_pk" PRIMARY KEY("brand_uid","starts_at","ends_at")
);
--> statement-breakpoint
CREATE TABLE "venue_calendars" (
	"brand_uid" text PRIMARY KEY NOT NULL,
	"sealed_address" text NOT NULL,
	"host" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"problem" text,
	"failing_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewing_uid" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewing_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "influencer_profiles" ADD COLUMN "rag" text DEFAULT 'green' NOT NULL;--> statement-breakpoint
ALTER TABLE "influencer_profiles" ADD COLUMN "rag_was" text;--> statement-breakpoint
ALTER TABLE "influencer_profiles" ADD COLUMN "rag_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "record_notes" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mail_replies" ADD CONSTRAINT "mail_replies_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_health" ADD CONSTRAINT "creator_health_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_busy" ADD CONSTRAINT "venue_busy_brand_uid_venue_calendars_brand_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."venue_calendars"("brand_uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_calendars" ADD CONSTRAINT "venue_calendars_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_replies_account" ON "mail_replies" USING btree ("account_uid","expires_at");--> statement-breakpoint
CREATE INDEX "mail_replies_collab" ON "mail_replies" USING btree ("collab_uid");--> statement-breakpoint
CREATE INDEX "venue_calendars_due" ON "venue_calendars" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "messages_account" ON "messages" USING btree ("account_uid","at","uid");--> statement-breakpoint
CREATE INDEX "organisations_like" ON "organisations" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "influencer_profiles_urgency" ON "influencer_profiles" USING btree ((case "rag" when 'black' then 0 when 'red' then 1 when 'amber' then 2 else 3 end),"uid");