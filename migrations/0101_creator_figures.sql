CREATE TABLE "creator_figures" (
	"influencer_uid" text PRIMARY KEY NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"review_average" integer,
	"open_collabs" integer DEFAULT 0 NOT NULL,
	"numbers_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "creator_figures" ADD CONSTRAINT "creator_figures_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creator_figures_by_open_collabs" ON "creator_figures" USING btree ("open_collabs","influencer_uid");--> statement-breakpoint
CREATE INDEX "creator_figures_by_numbers_at" ON "creator_figures" USING btree (coalesce("numbers_at", 'infinity'::timestamptz),"influencer_uid");--> statement-breakpoint
CREATE INDEX "creator_figures_by_numbers_at_down" ON "creator_figures" USING btree (coalesce("numbers_at", '-infinity'::timestamptz),"influencer_uid");--> statement-breakpoint
CREATE INDEX "creator_figures_by_last_seen_at" ON "creator_figures" USING btree (coalesce("last_seen_at", 'infinity'::timestamptz),"influencer_uid");--> statement-breakpoint
CREATE INDEX "creator_figures_by_last_seen_at_down" ON "creator_figures" USING btree (coalesce("last_seen_at", '-infinity'::timestamptz),"influencer_uid");--> statement-breakpoint
CREATE INDEX "creator_figures_by_review_average" ON "creator_figures" USING btree (coalesce("review_average", 1000),"influencer_uid");--> statement-breakpoint
CREATE INDEX "creator_figures_by_review_average_down" ON "creator_figures" USING btree (coalesce("review_average", -1),"influencer_uid");--> statement-breakpoint
-- What our team's list of creators is sorted and filtered by. Every creator has their row from the beginning.
CREATE FUNCTION "begin_creator_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO creator_figures (influencer_uid, last_seen_at)
    SELECT NEW.uid, (SELECT max(a.last_seen_at) FROM memberships m JOIN accounts a ON a.uid = m.account_uid WHERE m.profile_uid = NEW.uid)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "creators_figured" AFTER INSERT ON "influencer_profiles" FOR EACH ROW EXECUTE FUNCTION "begin_creator_figures"();--> statement-breakpoint
-- Counted up and down at the end of the transaction, so that others wait for a moment only.
CREATE FUNCTION "keep_open_collabs"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := CASE WHEN OLD.outcome = 'open' THEN OLD.influencer_uid END;
  works text := CASE WHEN NEW.outcome = 'open' THEN NEW.influencer_uid END;
BEGIN
  IF was IS NOT DISTINCT FROM works THEN RETURN NULL; END IF;
  UPDATE creator_figures SET open_collabs = open_collabs + CASE WHEN influencer_uid = works THEN 1 ELSE -1 END WHERE influencer_uid IN (was, works);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "open_collabs_counted" AFTER INSERT OR DELETE OR UPDATE OF "influencer_uid", "outcome" ON "collabs" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "keep_open_collabs"();--> statement-breakpoint
-- Counted anew: a creator has few reviews, and a merge moves collabs with theirs.
CREATE FUNCTION "keep_creator_reviews"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  creators text[];
BEGIN
  IF TG_TABLE_NAME = 'collabs' THEN
    creators := ARRAY[OLD.influencer_uid, NEW.influencer_uid];
  ELSE
    SELECT array_agg(influencer_uid) INTO creators FROM collabs WHERE uid IN (OLD.collab_uid, NEW.collab_uid);
  END IF;
  UPDATE creator_figures f SET (reviews, review_average) = (
      SELECT count(*), round(avg(r.value) * 100) FROM collabs c JOIN reviews r ON r.collab_uid = c.uid
      WHERE c.influencer_uid = f.influencer_uid AND r.side = 'brand')
    WHERE f.influencer_uid = ANY(creators);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "creator_reviews_kept" AFTER INSERT OR DELETE OR UPDATE OF "value" ON "reviews" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "keep_creator_reviews"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "creator_reviews_moved" AFTER UPDATE OF "influencer_uid" ON "collabs" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "keep_creator_reviews"();--> statement-breakpoint
CREATE FUNCTION "keep_numbers_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE creator_figures f SET numbers_at = (SELECT min(confirmed_at) FROM social_accounts s WHERE s.influencer_uid = f.influencer_uid)
    WHERE f.influencer_uid IN (OLD.influencer_uid, NEW.influencer_uid);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "numbers_dated" AFTER INSERT OR DELETE OR UPDATE OF "influencer_uid", "confirmed_at" ON "social_accounts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "keep_numbers_at"();--> statement-breakpoint
CREATE FUNCTION "keep_creator_seen"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  creators text[];
BEGIN
  IF TG_TABLE_NAME = 'accounts' THEN
    SELECT array_agg(profile_uid) INTO creators FROM memberships WHERE account_uid = NEW.uid;
  ELSE
    creators := ARRAY[OLD.profile_uid, NEW.profile_uid];
  END IF;
  UPDATE creator_figures f SET last_seen_at = (SELECT max(a.last_seen_at) FROM memberships m JOIN accounts a ON a.uid = m.account_uid WHERE m.profile_uid = f.influencer_uid)
    WHERE f.influencer_uid = ANY(creators);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "creators_seen" AFTER UPDATE OF "last_seen_at" ON "accounts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "keep_creator_seen"();--> statement-breakpoint
CREATE TRIGGER "creators_joined" AFTER INSERT OR DELETE OR UPDATE OF "account_uid", "profile_uid" ON "memberships" FOR EACH ROW EXECUTE FUNCTION "keep_creator_seen"();--> statement-breakpoint
INSERT INTO "creator_figures" (influencer_uid, reviews, review_average, open_collabs, numbers_at, last_seen_at)
  SELECT p.uid, given.count, given.average,
    (SELECT count(*) FROM collabs c WHERE c.influencer_uid = p.uid AND c.outcome = 'open'),
    (SELECT min(s.confirmed_at) FROM social_accounts s WHERE s.influencer_uid = p.uid),
    (SELECT max(a.last_seen_at) FROM memberships m JOIN accounts a ON a.uid = m.account_uid WHERE m.profile_uid = p.uid)
  FROM "influencer_profiles" p
  CROSS JOIN LATERAL (SELECT count(*) AS count, round(avg(r.value) * 100) AS average
    FROM collabs c JOIN reviews r ON r.collab_uid = c.uid WHERE c.influencer_uid = p.uid AND r.side = 'brand') given;
