-- The audit log kept what message templates were called and said, also after they were deleted: it needs who did what alone.
UPDATE "events" SET "before" = NULL, "after" = nullif("after" - 'name' - 'text', '{}'::jsonb)
WHERE "kind" IN ('message-template.added', 'message-template.changed', 'message-template.deleted');--> statement-breakpoint
-- Reviews of creators whose accounts were deleted stayed shared with nothing in them.
UPDATE "reviews" SET "is_shared" = false
WHERE "is_shared" AND "side" = 'influencer' AND "text" = '' AND "collab_uid" IN (
  SELECT "collabs"."uid" FROM "collabs" JOIN "influencer_profiles" ON "influencer_profiles"."uid" = "collabs"."influencer_uid"
  WHERE "influencer_profiles"."slug" = 'former-' || right("influencer_profiles"."uid", 10)
);
