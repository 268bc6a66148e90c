CREATE TABLE "booking_codes" (
	"collab_uid" text PRIMARY KEY NOT NULL,
	"brand_uid" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_codes_brand" UNIQUE("brand_uid","code")
);
--> statement-breakpoint
CREATE TABLE "collab_costs" (
	"collab_uid" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"served_minor" integer,
	"guests_minor" integer,
	"staff_minutes" integer,
	"travel_minor" integer,
	"shipment_minor" integer,
	"note" text DEFAULT '' NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "collab_costs_collab_uid_since_pk" PRIMARY KEY("collab_uid","since")
);
--> statement-breakpoint
CREATE TABLE "cost_settings" (
	"org_uid" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"served_share_bp" integer NOT NULL,
	"staff_minutes" integer NOT NULL,
	"staff_hour_minor" integer NOT NULL,
	"travel_minor" integer NOT NULL,
	"shipment_minor" integer NOT NULL,
	"booking_margin_minor" integer,
	"photographer_minor" integer,
	"changed_by" text NOT NULL,
	CONSTRAINT "cost_settings_org_uid_since_pk" PRIMARY KEY("org_uid","since")
);
--> statement-breakpoint
CREATE TABLE "cpm_rates" (
	"country" text NOT NULL,
	"format" text NOT NULL,
	"currency" text NOT NULL,
	"low_minor" integer NOT NULL,
	"high_minor" integer NOT NULL,
	CONSTRAINT "cpm_rates_country_format_pk" PRIMARY KEY("country","format")
);
--> statement-breakpoint
CREATE TABLE "day_rates" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"micro" integer NOT NULL,
	CONSTRAINT "day_rates_currency_day_pk" PRIMARY KEY("currency","day")
);
--> statement-breakpoint
CREATE TABLE "heard_tallies" (
	"brand_uid" text NOT NULL,
	"day" date NOT NULL,
	"answer" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "heard_tallies_brand_uid_day_answer_pk" PRIMARY KEY("brand_uid","day","answer")
);
--> statement-breakpoint
CREATE TABLE "link_days" (
	"link_uid" text NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "link_days_link_uid_day_pk" PRIMARY KEY("link_uid","day")
);
--> statement-breakpoint
CREATE TABLE "link_visitors" (
	"link_uid" text NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "link_visitors_link_uid_day_visitor_pk" PRIMARY KEY("link_uid","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"uid" text PRIMARY KEY NOT NULL,
	"brand_uid" text NOT NULL,
	"collab_uid" text NOT NULL,
	"day" date NOT NULL,
	"amount_minor" integer,
	"currency" text NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redemptions_reference" UNIQUE("brand_uid","source","reference")
);
--> statement-breakpoint
CREATE TABLE "story_links" (
	"uid" text PRIMARY KEY NOT NULL,
	"collab_uid" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "story_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "tracked_links" (
	"uid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"brand_uid" text NOT NULL,
	"collab_uid" text NOT NULL,
	"deliverable_uid" text,
	"target" text NOT NULL,
	"with_utm" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "tracked_links_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "booking_codes" ADD CONSTRAINT "booking_codes_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collab_costs" ADD CONSTRAINT "collab_costs_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_links" ADD CONSTRAINT "story_links_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_links" ADD CONSTRAINT "tracked_links_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_visitors_day" ON "link_visitors" USING btree ("day");--> statement-breakpoint
CREATE INDEX "redemptions_collab" ON "redemptions" USING btree ("collab_uid");--> statement-breakpoint
CREATE INDEX "story_links_collab" ON "story_links" USING btree ("collab_uid");--> statement-breakpoint
CREATE INDEX "tracked_links_collab" ON "tracked_links" USING btree ("collab_uid");--> statement-breakpoint
-- What a thousand views are bought for, to begin with: our team keeps the table up to date.
INSERT INTO "cpm_rates" ("country", "format", "currency", "low_minor", "high_minor") VALUES
  ('*', 'story', 'GBP', 300, 700), ('*', 'post', 'GBP', 400, 900), ('*', 'reel', 'GBP', 500, 1200), ('*', 'stream', 'GBP', 600, 1400),
  ('GB', 'story', 'GBP', 400, 900), ('GB', 'post', 'GBP', 500, 1100), ('GB', 'reel', 'GBP', 600, 1400), ('GB', 'stream', 'GBP', 700, 1600),
  ('US', 'story', 'USD', 600, 1300), ('US', 'post', 'USD', 700, 1500), ('US', 'reel', 'USD', 800, 1900), ('US', 'stream', 'USD', 900, 2100);
