CREATE TABLE "list_downloads" (
	"uid" text PRIMARY KEY NOT NULL,
	"account_uid" text NOT NULL,
	"call" text NOT NULL,
	"asked" jsonb NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"rows" integer,
	"bytes" bigint,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "list_downloads" ADD CONSTRAINT "list_downloads_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_downloads_account" ON "list_downloads" USING btree ("account_uid","requested_at");--> statement-breakpoint
CREATE INDEX "list_downloads_waiting" ON "list_downloads" USING btree ("requested_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "list_downloads_age" ON "list_downloads" USING btree ("requested_at");