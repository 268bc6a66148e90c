CREATE TABLE "report_links" (
	"uid" text PRIMARY KEY NOT NULL,
	"org_uid" text NOT NULL,
	"month" text NOT NULL,
	"token_hash" text NOT NULL,
	"with_costs" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "report_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "report_logos" (
	"org_uid" text PRIMARY KEY NOT NULL,
	"file_uid" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_words" (
	"org_uid" text NOT NULL,
	"month" text NOT NULL,
	"intro" text NOT NULL,
	"plans" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_words_org_uid_month_pk" PRIMARY KEY("org_uid","month")
);
--> statement-breakpoint
CREATE INDEX "report_links_org" ON "report_links" USING btree ("org_uid","month");