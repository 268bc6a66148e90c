-- A conversation begins with its collab; by a trigger, so that collabs of the previous version have one as well.
CREATE FUNCTION "begin_thread"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO threads (collab_uid, brand_uid, influencer_uid, last_at)
    VALUES (NEW.uid, NEW.brand_uid, NEW.influencer_uid, NEW.requested_at) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "collabs_threaded" AFTER INSERT ON "collabs" FOR EACH ROW EXECUTE FUNCTION "begin_thread"();--> statement-breakpoint
INSERT INTO "threads" (collab_uid, brand_uid, influencer_uid, last_at)
  SELECT uid, brand_uid, influencer_uid, requested_at FROM "collabs" ON CONFLICT DO NOTHING;
