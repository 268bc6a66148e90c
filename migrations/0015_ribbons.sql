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
CREATE UNIQUE INDEX "ribbon_versions_one_draft" ON "ribbon_versions" USING btree ("state") WHERE state = 'draft';