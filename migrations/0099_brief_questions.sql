CREATE TABLE "brief_questions" (
	"uid" text PRIMARY KEY NOT NULL,
	"brief_uid" text NOT NULL,
	"brand_uid" text NOT NULL,
	"influencer_uid" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"text" text NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"answered_as" text,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "brief_questions" ADD CONSTRAINT "brief_questions_brief_uid_briefs_uid_fk" FOREIGN KEY ("brief_uid") REFERENCES "public"."briefs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brief_questions_once" ON "brief_questions" USING btree ("brief_uid","influencer_uid");--> statement-breakpoint
CREATE INDEX "brief_questions_brand" ON "brief_questions" USING btree ("brand_uid","asked_at");--> statement-breakpoint
CREATE INDEX "brief_questions_influencer" ON "brief_questions" USING btree ("influencer_uid");--> statement-breakpoint
CREATE INDEX "brief_questions_asked_by" ON "brief_questions" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "brief_questions_answered_by" ON "brief_questions" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "brief_questions_waiting" ON "brief_questions" USING btree ("asked_at","uid") WHERE answered_at is null;