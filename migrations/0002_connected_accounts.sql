CREATE TABLE "follower_jumps" (
	"account_uid" text NOT NULL,
	"day" date NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL,
	"reasons" text[] NOT NULL,
	"seen_by" text,
	"seen_at" timestamp with time zone,
	CONSTRAINT "follower_jumps_account_uid_day_pk" PRIMARY KEY("account_uid","day")
);
--> statement-breakpoint
CREATE TABLE "platform_accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"influencer_uid" text NOT NULL,
	"platform" text NOT NULL,
	"is_sandbox" boolean NOT NULL,
	"external_id" text NOT NULL,
	"handle" text NOT NULL,
	"url" text NOT NULL,
	"granted" text[] NOT NULL,
	"sealed_token" text NOT NULL,
	"token_until" timestamp with time zone,
	"sealed_renewal" text,
	"renewal_until" timestamp with time zone,
	"ended_why" text,
	"connected_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"next_read_at" timestamp with time zone NOT NULL,
	"busy_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"requests_on" date,
	"requests" integer DEFAULT 0 NOT NULL,
	"followers" integer,
	"audience" jsonb,
	CONSTRAINT "platform_accounts_influencer" UNIQUE("influencer_uid","platform"),
	CONSTRAINT "platform_accounts_external" UNIQUE("platform","external_id")
);
--> statement-breakpoint
CREATE TABLE "platform_posts" (
	"account_uid" text NOT NULL,
	"external_id" text NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"text" text NOT NULL,
	"picture" text,
	"posted_at" timestamp with time zone NOT NULL,
	"views" integer,
	"reach" integer,
	"likes" integer,
	"comments" integer,
	"saves" integer,
	"shares" integer,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "platform_posts_account_uid_external_id_pk" PRIMARY KEY("account_uid","external_id")
);
--> statement-breakpoint
CREATE TABLE "platform_snapshots" (
	"account_uid" text NOT NULL,
	"day" date NOT NULL,
	"followers" integer NOT NULL,
	CONSTRAINT "platform_snapshots_account_uid_day_pk" PRIMARY KEY("account_uid","day")
);
--> statement-breakpoint
CREATE TABLE "platform_tries" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"by_uid" text NOT NULL,
	"influencer_uid" text NOT NULL,
	"platform" text NOT NULL,
	"sealed_verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "follower_jumps" ADD CONSTRAINT "follower_jumps_account_uid_platform_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."platform_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_accounts" ADD CONSTRAINT "platform_accounts_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_posts" ADD CONSTRAINT "platform_posts_account_uid_platform_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."platform_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_snapshots" ADD CONSTRAINT "platform_snapshots_account_uid_platform_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."platform_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_tries" ADD CONSTRAINT "platform_tries_by_uid_accounts_uid_fk" FOREIGN KEY ("by_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_tries" ADD CONSTRAINT "platform_tries_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follower_jumps_open" ON "follower_jumps" USING btree ("day") WHERE seen_at is null;--> statement-breakpoint
CREATE INDEX "platform_accounts_due" ON "platform_accounts" USING btree ("next_read_at") WHERE ended_why is null;--> statement-breakpoint
CREATE INDEX "platform_accounts_proven" ON "platform_accounts" USING btree ("proven_at");--> statement-breakpoint
CREATE INDEX "platform_posts_newest" ON "platform_posts" USING btree ("account_uid","posted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "platform_tries_expires" ON "platform_tries" USING btree ("expires_at");