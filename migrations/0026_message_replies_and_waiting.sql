CREATE TABLE "message_reactions" (
	"message_uid" text NOT NULL,
	"account_uid" text NOT NULL,
	"side" text NOT NULL,
	"reaction" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_reactions_message_uid_account_uid_pk" PRIMARY KEY("message_uid","account_uid")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reply_to_uid" text;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "waiting_side" text;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_message_uid_messages_uid_fk" FOREIGN KEY ("message_uid") REFERENCES "public"."messages"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_reactions_account" ON "message_reactions" USING btree ("account_uid","message_uid");--> statement-breakpoint
CREATE INDEX "threads_waiting" ON "threads" USING btree ("waiting_since","collab_uid") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "threads_brand_waiting" ON "threads" USING btree ("brand_uid","waiting_since","collab_uid") WHERE waiting_side = 'influencer';
--> statement-breakpoint
-- Who waits in the conversations that there are: whoever wrote last, since their first message after the last of anybody else.
UPDATE "threads" SET waiting_side = last.side, waiting_since = (
    SELECT min(own.at) FROM "messages" own WHERE own.collab_uid = threads.collab_uid AND NOT own.internal AND own.uid > coalesce((
      SELECT max(other.uid) FROM "messages" other
        WHERE other.collab_uid = threads.collab_uid AND NOT other.internal AND other.side <> last.side), ''))
  FROM "messages" last WHERE last.uid = threads.last_uid AND last.side <> 'staff';
