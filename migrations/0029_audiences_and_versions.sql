ALTER TABLE "platform_accounts" ADD COLUMN "outdated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "creator_places" ADD COLUMN "audience" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "creator_places_audience" ON "creator_places" USING gin ("audience");--> statement-breakpoint
-- What the accounts of a creator say of their audience, as `audienceShares` writes it: women:70, 25-34:50. Not YouTube's: its terms
-- forbid numbers that are worked out from its own, as the oldest two ages together would be.
CREATE FUNCTION "audience_shares"(creator text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT said.part || ':' || step ORDER BY said.part || ':' || step), '{}')
  FROM (
    SELECT CASE shares.key WHEN 'female' THEN 'women' ELSE 'men' END AS part, shares.value::numeric AS share
      FROM social_accounts a, jsonb_each_text(a.audience -> 'gender') AS shares
      WHERE a.influencer_uid = creator AND a.platform <> 'youtube' AND shares.key IN ('female', 'male')
    UNION ALL
    SELECT CASE WHEN shares.key ~ '^(55|65)' THEN '55+' ELSE replace(shares.key, '–', '-') END, sum(shares.value::numeric)
      FROM social_accounts a, jsonb_each_text(a.audience -> 'age') AS shares
      WHERE a.influencer_uid = creator AND a.platform <> 'youtube'
      GROUP BY a.platform, 1
  ) said,
  unnest(CASE WHEN said.part IN ('women', 'men') THEN ARRAY[50, 60, 70]
    WHEN said.part IN ('18-24', '25-34', '35-44', '45-54', '55+') THEN ARRAY[30, 50] END) AS step
  WHERE said.share >= step
$$;--> statement-breakpoint
CREATE FUNCTION "keep_audience_shares"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE creator_places p SET audience = known.shares
    FROM (SELECT c.influencer_uid, audience_shares(c.influencer_uid) AS shares
      FROM (SELECT DISTINCT influencer_uid FROM changed) c) known
    WHERE p.influencer_uid = known.influencer_uid AND p.audience <> known.shares;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audiences_added" AFTER INSERT ON "social_accounts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "keep_audience_shares"();--> statement-breakpoint
CREATE TRIGGER "audiences_changed" AFTER UPDATE ON "social_accounts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "keep_audience_shares"();--> statement-breakpoint
CREATE TRIGGER "audiences_removed" AFTER DELETE ON "social_accounts" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "keep_audience_shares"();--> statement-breakpoint
-- As before, but a place that is written anew has its audience as well.
CREATE OR REPLACE FUNCTION "keep_creator_places"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.home_city = OLD.home_city AND NEW.cities = OLD.cities AND NEW.travel = OLD.travel THEN
    UPDATE creator_places SET joined_at = NEW.created_at, reliability = coalesce(NEW.reliability, -1), following = NEW.largest_following
      WHERE influencer_uid = NEW.uid
        AND (joined_at, reliability, following) IS DISTINCT FROM (NEW.created_at, coalesce(NEW.reliability, -1), NEW.largest_following);
    RETURN NULL;
  END IF;
  DELETE FROM creator_places WHERE influencer_uid = NEW.uid;
  INSERT INTO creator_places (city, influencer_uid, until, joined_at, reliability, following, audience)
    SELECT city, NEW.uid, CASE WHEN bool_or(until IS NULL) THEN NULL ELSE max(until) END, NEW.created_at, coalesce(NEW.reliability, -1), NEW.largest_following,
      audience_shares(NEW.uid)
    FROM (SELECT NEW.home_city AS city, NULL::date AS until
      UNION ALL SELECT unnest(NEW.cities), NULL
      UNION ALL SELECT trip ->> 'city', (trip ->> 'until')::date FROM jsonb_array_elements(NEW.travel) AS trip) places
    GROUP BY city;
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE "creator_places" SET audience = audience_shares(influencer_uid)
  WHERE influencer_uid IN (SELECT influencer_uid FROM social_accounts WHERE audience ?| ARRAY['gender', 'age']);
