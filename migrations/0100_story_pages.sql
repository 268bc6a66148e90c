CREATE TABLE "story_pages" (
	"collab_uid" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"code" text,
	"brand_agrees" boolean,
	CONSTRAINT "story_pages_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "story_pages" ADD CONSTRAINT "story_pages_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;