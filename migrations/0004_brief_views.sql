CREATE TABLE "brief_views" (
	"brief_uid" text NOT NULL,
	"influencer_uid" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "brief_views_brief_uid_influencer_uid_day_pk" PRIMARY KEY("brief_uid","influencer_uid","day")
);
--> statement-breakpoint
ALTER TABLE "brief_views" ADD CONSTRAINT "brief_views_brief_uid_briefs_uid_fk" FOREIGN KEY ("brief_uid") REFERENCES "public"."briefs"("uid") ON DELETE no action ON UPDATE no action;