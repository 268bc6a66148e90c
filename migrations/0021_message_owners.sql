ALTER TABLE "messages" ADD COLUMN "brand_uid" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "influencer_uid" text;--> statement-breakpoint
CREATE INDEX "messages_brand" ON "messages" USING btree ("brand_uid","at","uid");--> statement-breakpoint
CREATE INDEX "messages_influencer" ON "messages" USING btree ("influencer_uid","at","uid");
--> statement-breakpoint
-- Whose thread a message is in, on every message; by a trigger, so that messages of the previous version have it as well.
CREATE FUNCTION "name_message_owners"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT brand_uid, influencer_uid INTO NEW.brand_uid, NEW.influencer_uid FROM threads WHERE collab_uid = NEW.collab_uid;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "messages_named" BEFORE INSERT ON "messages" FOR EACH ROW EXECUTE FUNCTION "name_message_owners"();--> statement-breakpoint
UPDATE "messages" SET brand_uid = threads.brand_uid, influencer_uid = threads.influencer_uid
  FROM "threads" WHERE threads.collab_uid = messages.collab_uid;
