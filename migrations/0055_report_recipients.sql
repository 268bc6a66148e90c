CREATE TABLE "report_mailings" (
	"org_uid" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"to_team" boolean NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_recipients" (
	"uid" text PRIMARY KEY NOT NULL,
	"org_uid" text NOT NULL,
	"account_uid" text,
	"email" text,
	"brand_uids" text[],
	"with_costs" boolean NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "report_recipients_account" UNIQUE("org_uid","account_uid"),
	CONSTRAINT "report_recipients_email" UNIQUE("org_uid","email")
);
--> statement-breakpoint
ALTER TABLE "report_links" ADD COLUMN "recipient_uid" text;--> statement-breakpoint
ALTER TABLE "report_links" ADD COLUMN "brand_uids" text[];