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
CREATE TABLE "thread_keeping" (
	"collab_uid" text NOT NULL,
	"account_uid" text NOT NULL,
	"side" text NOT NULL,
	"read_uid" text DEFAULT '' NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"archived_uid" text,
	CONSTRAINT "thread_keeping_collab_uid_account_uid_pk" PRIMARY KEY("collab_uid","account_uid")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"collab_uid" text PRIMARY KEY NOT NULL,
	"brand_uid" text NOT NULL,
	"influencer_uid" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_uid" text,
	"staff_asked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_collab_uid_threads_collab_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."threads"("collab_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_keeping" ADD CONSTRAINT "thread_keeping_collab_uid_threads_collab_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."threads"("collab_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_thread" ON "messages" USING btree ("collab_uid","uid");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("collab_uid","account_uid","key");--> statement-breakpoint
CREATE INDEX "threads_brand" ON "threads" USING btree ("brand_uid","last_at","collab_uid");--> statement-breakpoint
CREATE INDEX "threads_influencer" ON "threads" USING btree ("influencer_uid","last_at","collab_uid");--> statement-breakpoint
CREATE INDEX "threads_last" ON "threads" USING btree ("last_at","collab_uid");--> statement-breakpoint
CREATE INDEX "threads_asked" ON "threads" USING btree ("last_at","collab_uid") WHERE staff_asked_at is not null;