ALTER TABLE "collabs" ADD COLUMN "stage_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "collabs" SET "stage_at" = coalesce("closed_at", CASE WHEN "stage" >= 5 THEN "delivered_at" END, CASE WHEN "stage" >= 3 THEN "answered_at" END, "requested_at");--> statement-breakpoint
CREATE INDEX "accounts_by_display_name" ON "accounts" USING btree ("display_name","uid");--> statement-breakpoint
CREATE INDEX "accounts_by_email" ON "accounts" USING btree ("email","uid");--> statement-breakpoint
CREATE INDEX "accounts_by_created_at" ON "accounts" USING btree ("created_at","uid");--> statement-breakpoint
CREATE INDEX "accounts_seen" ON "accounts" USING btree (coalesce("last_seen_at", '-infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "briefs_by_title" ON "briefs" USING btree ("title","uid");--> statement-breakpoint
CREATE INDEX "briefs_by_live_until" ON "briefs" USING btree ("live_until","uid");--> statement-breakpoint
CREATE INDEX "collabs_by_requested_at" ON "collabs" USING btree ("requested_at","uid");--> statement-breakpoint
CREATE INDEX "collabs_by_stage_at" ON "collabs" USING btree ("stage_at","uid");--> statement-breakpoint
CREATE INDEX "collabs_deadline" ON "collabs" USING btree (coalesce((case when "outcome" <> 'open' then null when "stage" = 1 then "expires_at" when "stage" = 4 then "content_due_at" end), 'infinity'::timestamptz),"uid");