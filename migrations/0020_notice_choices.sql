CREATE TABLE "notice_choices" (
	"account_uid" text PRIMARY KEY NOT NULL,
	"off" jsonb NOT NULL,
	"my_day" boolean NOT NULL,
	"digest" text NOT NULL,
	"quiet" jsonb,
	"timezone" text NOT NULL,
	"my_day_on" text,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"account_uid" text NOT NULL,
	"topic" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"lines" jsonb NOT NULL,
	"path" text NOT NULL,
	"action" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD CONSTRAINT "waiting_mails_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_mails_due" ON "waiting_mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "waiting_mails_account" ON "waiting_mails" USING btree ("account_uid","due_at");