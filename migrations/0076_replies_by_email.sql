CREATE TABLE "mail_replies" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"collab_uid" text NOT NULL,
	"account_uid" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mail_replies" ADD CONSTRAINT "mail_replies_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_replies_account" ON "mail_replies" USING btree ("account_uid","expires_at");--> statement-breakpoint
CREATE INDEX "mail_replies_collab" ON "mail_replies" USING btree ("collab_uid");