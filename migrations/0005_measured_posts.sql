CREATE TABLE "measured_posts" (
	"deliverable_uid" text PRIMARY KEY NOT NULL,
	"account_uid" text NOT NULL,
	"type" text NOT NULL,
	"live_url" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"external_id" text,
	"kind" text,
	"views" integer,
	"reach" integer,
	"likes" integer,
	"comments" integer,
	"saves" integer,
	"shares" integer,
	"looked_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"gone_at" timestamp with time zone,
	"next_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "measured_posts" ADD CONSTRAINT "measured_posts_deliverable_uid_deliverables_uid_fk" FOREIGN KEY ("deliverable_uid") REFERENCES "public"."deliverables"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measured_posts" ADD CONSTRAINT "measured_posts_account_uid_platform_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."platform_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measured_posts_account" ON "measured_posts" USING btree ("account_uid");--> statement-breakpoint
CREATE INDEX "measured_posts_due" ON "measured_posts" USING btree ("next_at") WHERE next_at is not null;