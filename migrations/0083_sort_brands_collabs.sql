CREATE TABLE "brand_figures" (
	"brand_uid" text PRIMARY KEY NOT NULL,
	"open_requests" integer DEFAULT 0 NOT NULL,
	"last_visit_at" timestamp with time zone,
	"manager_name" text
);
--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "brand_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collabs" ADD COLUMN "brand_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collabs" ADD COLUMN "visit_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliverables" ADD COLUMN "brand_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deliverables" ADD COLUMN "views" integer;--> statement-breakpoint
ALTER TABLE "brand_figures" ADD CONSTRAINT "brand_figures_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_figures_by_open_requests" ON "brand_figures" USING btree ("open_requests","brand_uid");--> statement-breakpoint
CREATE INDEX "brand_figures_by_last_visit_at" ON "brand_figures" USING btree (coalesce("last_visit_at", 'infinity'::timestamptz),"brand_uid");--> statement-breakpoint
CREATE INDEX "brand_figures_by_last_visit_at_down" ON "brand_figures" USING btree (coalesce("last_visit_at", '-infinity'::timestamptz),"brand_uid");--> statement-breakpoint
CREATE INDEX "brand_figures_by_manager_name" ON "brand_figures" USING btree (coalesce("manager_name", chr(65535)),"brand_uid");--> statement-breakpoint
CREATE INDEX "brand_figures_by_manager_name_down" ON "brand_figures" USING btree (coalesce("manager_name", ''),"brand_uid");--> statement-breakpoint
CREATE INDEX "ads_by_ends_at" ON "ads" USING btree (coalesce("ends_at", 'infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "ads_by_ends_at_down" ON "ads" USING btree (coalesce("ends_at", '-infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "payment_events_by_type" ON "payment_events" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "payment_events_by_at" ON "payment_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "briefs_by_brand_name" ON "briefs" USING btree ("brand_name","uid");--> statement-breakpoint
CREATE INDEX "briefs_by_city" ON "briefs" USING btree ("city","uid");--> statement-breakpoint
CREATE INDEX "briefs_by_category" ON "briefs" USING btree ("category","uid");--> statement-breakpoint
CREATE INDEX "briefs_by_spots_taken" ON "briefs" USING btree ("spots_taken","uid");--> statement-breakpoint
CREATE INDEX "collabs_by_brand_name" ON "collabs" USING btree ("brand_name","uid");--> statement-breakpoint
CREATE INDEX "collabs_by_visit_at" ON "collabs" USING btree (coalesce("visit_at", 'infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "collabs_by_visit_at_down" ON "collabs" USING btree (coalesce("visit_at", '-infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "deliverables_by_brand_name" ON "deliverables" USING btree ("brand_name","uid");--> statement-breakpoint
CREATE INDEX "deliverables_by_rounds" ON "deliverables" USING btree ("rounds","uid");--> statement-breakpoint
CREATE INDEX "deliverables_by_views" ON "deliverables" USING btree (coalesce("views", -1),"uid");--> statement-breakpoint
CREATE INDEX "deliverables_by_approved_at" ON "deliverables" USING btree (coalesce("approved_at", 'infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "deliverables_by_approved_at_down" ON "deliverables" USING btree (coalesce("approved_at", '-infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "influencer_lists_by_refreshed_at" ON "influencer_lists" USING btree (coalesce("refreshed_at", 'infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "influencer_lists_by_refreshed_at_down" ON "influencer_lists" USING btree (coalesce("refreshed_at", '-infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "deletions_by_name" ON "deletions" USING btree ("name","uid");--> statement-breakpoint
CREATE INDEX "deletions_by_ended_at" ON "deletions" USING btree (coalesce("ended_at", 'infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "deletions_by_ended_at_down" ON "deletions" USING btree (coalesce("ended_at", '-infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "influencer_profiles_by_id_checked_at" ON "influencer_profiles" USING btree (coalesce("id_checked_at", 'infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "influencer_profiles_by_id_checked_at_down" ON "influencer_profiles" USING btree (coalesce("id_checked_at", '-infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "referrals_by_name" ON "referrals" USING btree ("name","uid");--> statement-breakpoint
CREATE INDEX "referrals_by_qualified_at" ON "referrals" USING btree (coalesce("qualified_at", 'infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "referrals_by_qualified_at_down" ON "referrals" USING btree (coalesce("qualified_at", '-infinity'::timestamptz),"uid");--> statement-breakpoint
-- What our team's list of brands is sorted by. Every brand has its row from its beginning.
CREATE FUNCTION "begin_brand_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO brand_figures (brand_uid, manager_name)
    SELECT NEW.uid, (SELECT s.display_name FROM assignments a JOIN staff s ON s.account_uid = a.account_uid WHERE a.brand_uid = NEW.uid)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "brands_figured" AFTER INSERT ON "brand_profiles" FOR EACH ROW EXECUTE FUNCTION "begin_brand_figures"();--> statement-breakpoint
-- Counted up and down at the end of the transaction, so that others wait for a moment only.
CREATE FUNCTION "keep_open_requests"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := CASE WHEN OLD.outcome = 'open' AND OLD.stage = 1 AND OLD.started_by = 'influencer' THEN OLD.brand_uid END;
  waits text := CASE WHEN NEW.outcome = 'open' AND NEW.stage = 1 AND NEW.started_by = 'influencer' THEN NEW.brand_uid END;
BEGIN
  IF was IS NOT DISTINCT FROM waits THEN RETURN NULL; END IF;
  UPDATE brand_figures SET open_requests = open_requests + CASE WHEN brand_uid = waits THEN 1 ELSE -1 END WHERE brand_uid IN (was, waits);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "requests_counted" AFTER INSERT OR DELETE OR UPDATE OF "brand_uid", "started_by", "stage", "outcome" ON "collabs" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "keep_open_requests"();--> statement-breakpoint
CREATE FUNCTION "keep_last_visit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.checked_in_at IS NOT NULL AND (NEW.brand_uid, NEW.checked_in_at) IS DISTINCT FROM (OLD.brand_uid, OLD.checked_in_at) THEN
    UPDATE brand_figures SET last_visit_at = (SELECT max(checked_in_at) FROM visits WHERE brand_uid = OLD.brand_uid AND checked_in_at IS NOT NULL)
      WHERE brand_uid = OLD.brand_uid;
  END IF;
  UPDATE brand_figures SET last_visit_at = NEW.checked_in_at
    WHERE brand_uid = NEW.brand_uid AND coalesce(last_visit_at, '-infinity') < NEW.checked_in_at;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "last_visit_kept" AFTER INSERT OR DELETE OR UPDATE OF "brand_uid", "checked_in_at" ON "visits" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "keep_last_visit"();--> statement-breakpoint
CREATE FUNCTION "keep_manager_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'staff' THEN
    UPDATE brand_figures SET manager_name = NEW.display_name
      WHERE brand_uid IN (SELECT brand_uid FROM assignments WHERE account_uid = coalesce(NEW.account_uid, OLD.account_uid));
    RETURN NULL;
  END IF;
  UPDATE brand_figures SET manager_name = (SELECT s.display_name FROM assignments a JOIN staff s ON s.account_uid = a.account_uid WHERE a.brand_uid = brand_figures.brand_uid)
    WHERE brand_uid IN (OLD.brand_uid, NEW.brand_uid);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "managers_assigned" AFTER INSERT OR UPDATE OR DELETE ON "assignments" FOR EACH ROW EXECUTE FUNCTION "keep_manager_name"();--> statement-breakpoint
CREATE TRIGGER "managers_named" AFTER INSERT OR DELETE OR UPDATE OF "display_name" ON "staff" FOR EACH ROW EXECUTE FUNCTION "keep_manager_name"();--> statement-breakpoint
-- What a brand is called, wherever lists are sorted by it.
CREATE FUNCTION "name_brand"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.brand_name := coalesce((SELECT name FROM brand_profiles WHERE uid = NEW.brand_uid), '');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "collabs_named" BEFORE INSERT OR UPDATE OF "brand_uid" ON "collabs" FOR EACH ROW EXECUTE FUNCTION "name_brand"();--> statement-breakpoint
CREATE TRIGGER "briefs_named" BEFORE INSERT OR UPDATE OF "brand_uid" ON "briefs" FOR EACH ROW EXECUTE FUNCTION "name_brand"();--> statement-breakpoint
CREATE TRIGGER "deliverables_named" BEFORE INSERT OR UPDATE OF "brand_uid" ON "deliverables" FOR EACH ROW EXECUTE FUNCTION "name_brand"();--> statement-breakpoint
CREATE FUNCTION "rename_brand"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE collabs SET brand_name = NEW.name WHERE brand_uid = NEW.uid;
  UPDATE briefs SET brand_name = NEW.name WHERE brand_uid = NEW.uid;
  UPDATE deliverables SET brand_name = NEW.name WHERE brand_uid = NEW.uid;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "brands_renamed" AFTER UPDATE OF "name" ON "brand_profiles" FOR EACH ROW WHEN (NEW.name <> OLD.name) EXECUTE FUNCTION "rename_brand"();--> statement-breakpoint
CREATE FUNCTION "keep_visit_time"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE collabs SET visit_at = CASE WHEN NEW.live THEN NEW.starts_at END WHERE uid = coalesce(NEW.collab_uid, OLD.collab_uid);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "visits_timed" AFTER INSERT OR DELETE OR UPDATE OF "starts_at", "live" ON "visits" FOR EACH ROW EXECUTE FUNCTION "keep_visit_time"();--> statement-breakpoint
CREATE FUNCTION "keep_views"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deliverables SET views = NEW.views WHERE uid = coalesce(NEW.deliverable_uid, OLD.deliverable_uid) AND views IS DISTINCT FROM NEW.views;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "views_kept" AFTER INSERT OR DELETE OR UPDATE OF "views" ON "results" FOR EACH ROW EXECUTE FUNCTION "keep_views"();--> statement-breakpoint
INSERT INTO "brand_figures" (brand_uid, open_requests, last_visit_at, manager_name)
  SELECT b.uid,
    (SELECT count(*) FROM collabs c WHERE c.brand_uid = b.uid AND c.outcome = 'open' AND c.stage = 1 AND c.started_by = 'influencer'),
    (SELECT max(v.checked_in_at) FROM visits v WHERE v.brand_uid = b.uid AND v.checked_in_at IS NOT NULL),
    (SELECT s.display_name FROM assignments a JOIN staff s ON s.account_uid = a.account_uid WHERE a.brand_uid = b.uid)
  FROM "brand_profiles" b;--> statement-breakpoint
UPDATE "collabs" c SET brand_name = b.name, visit_at = (SELECT v.starts_at FROM visits v WHERE v.collab_uid = c.uid AND v.live)
  FROM "brand_profiles" b WHERE b.uid = c.brand_uid;--> statement-breakpoint
UPDATE "briefs" f SET brand_name = b.name FROM "brand_profiles" b WHERE b.uid = f.brand_uid;--> statement-breakpoint
UPDATE "deliverables" d SET brand_name = b.name, views = (SELECT r.views FROM results r WHERE r.deliverable_uid = d.uid)
  FROM "brand_profiles" b WHERE b.uid = d.brand_uid;
