CREATE TABLE "view_days" (
	"brand_uid" text NOT NULL,
	"day" date NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "view_days_brand_uid_day_pk" PRIMARY KEY("brand_uid","day")
);
--> statement-breakpoint
-- What each day brought by the readings so far: the growth of each post from one day to the next, YouTube's own numbers left out.
INSERT INTO "view_days" (brand_uid, day, views)
  SELECT gained.brand_uid, gained.day, sum(gained.views) FROM (
    SELECT t.brand_uid, t.day, t.views - coalesce(lag(t.views) OVER (PARTITION BY t.deliverable_uid ORDER BY t.day), 0) AS views
    FROM result_days t JOIN results r ON r.deliverable_uid = t.deliverable_uid JOIN deliverables d ON d.uid = t.deliverable_uid
    WHERE t.views IS NOT NULL AND NOT (r.source = 'platform' AND d.platform = 'youtube')) gained
  GROUP BY 1, 2;
