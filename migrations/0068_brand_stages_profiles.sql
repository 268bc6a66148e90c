ALTER TABLE "brand_profiles" ADD COLUMN "sales_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand_profiles" ADD COLUMN "onboarding_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand_profiles" ADD COLUMN "status_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand_profiles" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "brand_profiles" ADD COLUMN "lost_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "brand_profiles_by_sales_length" ON "brand_profiles" USING btree (('2200-01-01 00:00:00+00'::timestamptz - coalesce("sales_since", "created_at")),"uid");--> statement-breakpoint
CREATE INDEX "brand_profiles_by_onboarding_length" ON "brand_profiles" USING btree (('2200-01-01 00:00:00+00'::timestamptz - coalesce("onboarding_since", "created_at")),"uid");--> statement-breakpoint
CREATE INDEX "brand_profiles_by_status_length" ON "brand_profiles" USING btree (('2200-01-01 00:00:00+00'::timestamptz - coalesce("status_since", "created_at")),"uid");--> statement-breakpoint
-- Since when brands have stood at their stages, as the events of their moves say; the others have since they joined.
UPDATE "brand_profiles" AS "brand" SET
  "sales_since" = (SELECT max("at") FROM "events" WHERE "subject_uid" = "brand"."uid"
    AND "kind" IN ('brand.stage-changed', 'brand.staff-facts-updated')
    AND "after" ->> 'salesStage' <> coalesce("before" ->> 'salesStage', '')),
  "onboarding_since" = (SELECT max("at") FROM "events" WHERE "subject_uid" = "brand"."uid"
    AND "kind" = 'brand.stage-changed'
    AND "after" ->> 'onboardingStage' <> coalesce("before" ->> 'onboardingStage', '')),
  "status_since" = (SELECT max("at") FROM "events" WHERE "subject_uid" = "brand"."uid"
    AND "kind" = 'brand.staff-facts-updated'
    AND "after" ->> 'customerStatus' <> coalesce("before" ->> 'customerStatus', ''));--> statement-breakpoint
-- What was changed is checked now: a table with checks to come takes no index.
SET CONSTRAINTS ALL IMMEDIATE;
