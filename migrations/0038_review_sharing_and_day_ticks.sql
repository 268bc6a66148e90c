CREATE TABLE "day_ticks" (
	"collab_uid" text NOT NULL,
	"words" text NOT NULL,
	"is_done" boolean NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "day_ticks_collab_uid_words_pk" PRIMARY KEY("collab_uid","words")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "day_ticks" ADD CONSTRAINT "day_ticks_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;