CREATE TABLE "front_stories" (
	"collab_uid" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"brand_agrees" boolean,
	"creator_agrees" boolean,
	"shown_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "front_stories" ADD CONSTRAINT "front_stories_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "front_stories_shown" ON "front_stories" USING btree ("shown_at") WHERE shown_at is not null;