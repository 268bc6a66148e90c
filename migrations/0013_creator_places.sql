CREATE TABLE "creator_places" (
	"city" text NOT NULL,
	"influencer_uid" text NOT NULL,
	"until" date,
	"joined_at" timestamp with time zone NOT NULL,
	"reliability" integer NOT NULL,
	"following" integer NOT NULL,
	CONSTRAINT "creator_places_influencer_uid_city_pk" PRIMARY KEY("influencer_uid","city")
);
--> statement-breakpoint
ALTER TABLE "platform_accounts" ADD COLUMN "scoped_id" text;--> statement-breakpoint
ALTER TABLE "creator_places" ADD CONSTRAINT "creator_places_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creator_places_newest" ON "creator_places" USING btree ("city","joined_at","influencer_uid");--> statement-breakpoint
CREATE INDEX "creator_places_reliable" ON "creator_places" USING btree ("city","reliability","influencer_uid");--> statement-breakpoint
CREATE INDEX "creator_places_following" ON "creator_places" USING btree ("city","following","influencer_uid");
--> statement-breakpoint
-- Where a creator is found, kept by whoever writes a profile; a trigger of accounts writes `largest_following`, and so this as well.
CREATE FUNCTION "keep_creator_places"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.home_city = OLD.home_city AND NEW.cities = OLD.cities AND NEW.travel = OLD.travel THEN
    UPDATE creator_places SET joined_at = NEW.created_at, reliability = coalesce(NEW.reliability, -1), following = NEW.largest_following
      WHERE influencer_uid = NEW.uid
        AND (joined_at, reliability, following) IS DISTINCT FROM (NEW.created_at, coalesce(NEW.reliability, -1), NEW.largest_following);
    RETURN NULL;
  END IF;
  DELETE FROM creator_places WHERE influencer_uid = NEW.uid;
  INSERT INTO creator_places (city, influencer_uid, until, joined_at, reliability, following)
    SELECT city, NEW.uid, CASE WHEN bool_or(until IS NULL) THEN NULL ELSE max(until) END, NEW.created_at, coalesce(NEW.reliability, -1), NEW.largest_following
    FROM (SELECT NEW.home_city AS city, NULL::date AS until
      UNION ALL SELECT unnest(NEW.cities), NULL
      UNION ALL SELECT trip ->> 'city', (trip ->> 'until')::date FROM jsonb_array_elements(NEW.travel) AS trip) places
    GROUP BY city;
  RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO "creator_places" (city, influencer_uid, until, joined_at, reliability, following)
  SELECT city, uid, CASE WHEN bool_or(until IS NULL) THEN NULL ELSE max(until) END, min(created_at), min(coalesce(reliability, -1)), min(largest_following)
  FROM (SELECT home_city AS city, NULL::date AS until, uid, created_at, reliability, largest_following FROM influencer_profiles
    UNION ALL SELECT unnest(cities), NULL, uid, created_at, reliability, largest_following FROM influencer_profiles
    UNION ALL SELECT trip ->> 'city', (trip ->> 'until')::date, uid, created_at, reliability, largest_following
      FROM influencer_profiles, jsonb_array_elements(travel) AS trip) places
  GROUP BY city, uid;--> statement-breakpoint
CREATE TRIGGER "creators_placed" AFTER INSERT ON "influencer_profiles" FOR EACH ROW EXECUTE FUNCTION "keep_creator_places"();--> statement-breakpoint
CREATE TRIGGER "creators_moved" AFTER UPDATE OF "home_city", "cities", "travel", "reliability", "largest_following", "created_at" ON "influencer_profiles" FOR EACH ROW EXECUTE FUNCTION "keep_creator_places"();
