CREATE TABLE "thread_notes" (
	"uid" text PRIMARY KEY NOT NULL,
	"collab_uid" text NOT NULL,
	"brand_uid" text NOT NULL,
	"influencer_uid" text NOT NULL,
	"side" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_uid" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "thread_notes" ADD CONSTRAINT "thread_notes_collab_uid_threads_collab_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."threads"("collab_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_notes_like" ON "thread_notes" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "thread_notes_thread" ON "thread_notes" USING btree ("collab_uid","side","uid");--> statement-breakpoint
CREATE INDEX "thread_notes_brand" ON "thread_notes" USING btree ("brand_uid","side","at","uid");--> statement-breakpoint
CREATE INDEX "thread_notes_influencer" ON "thread_notes" USING btree ("influencer_uid","side","at","uid");--> statement-breakpoint
CREATE INDEX "thread_notes_account" ON "thread_notes" USING btree ("account_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_notes_once" ON "thread_notes" USING btree ("collab_uid","account_uid","key");
--> statement-breakpoint
-- Notes of our team were messages that nobody else was shown. They are notes now, and no message is one.
INSERT INTO "thread_notes" ("uid", "collab_uid", "brand_uid", "influencer_uid", "side", "at", "account_uid", "key", "text")
  SELECT replace(m."uid", 'message_', 'thread_note_'), m."collab_uid", t."brand_uid", t."influencer_uid", 'staff', m."at", m."account_uid", m."key", m."text"
  FROM "messages" m JOIN "threads" t ON t."collab_uid" = m."collab_uid" WHERE m."internal";
--> statement-breakpoint
DELETE FROM "messages" WHERE "internal";
--> statement-breakpoint
-- While the version before still runs, what it writes as a note becomes one.
CREATE FUNCTION messages_internal_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "thread_notes" ("uid", "collab_uid", "brand_uid", "influencer_uid", "side", "at", "account_uid", "key", "text")
    SELECT replace(NEW."uid", 'message_', 'thread_note_'), NEW."collab_uid", "brand_uid", "influencer_uid", 'staff', NEW."at", NEW."account_uid", NEW."key", NEW."text"
    FROM "threads" WHERE "collab_uid" = NEW."collab_uid"
    ON CONFLICT DO NOTHING;
  DELETE FROM "messages" WHERE "uid" = NEW."uid";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_internal_moved AFTER INSERT ON "messages" FOR EACH ROW WHEN (NEW."internal") EXECUTE FUNCTION messages_internal_moved();
