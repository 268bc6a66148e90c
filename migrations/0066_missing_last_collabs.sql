DROP INDEX "accounts_seen";--> statement-breakpoint
DROP INDEX "collabs_deadline";--> statement-breakpoint
DROP INDEX "deliverables_by_submitted_at";--> statement-breakpoint
DROP INDEX "deliverables_by_published_at";--> statement-breakpoint
CREATE INDEX "accounts_by_last_seen_at" ON "accounts" USING btree (coalesce("last_seen_at", 'infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "accounts_by_last_seen_at_down" ON "accounts" USING btree (coalesce("last_seen_at", '-infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "collabs_by_deadline" ON "collabs" USING btree (coalesce((case when "outcome" <> 'open' then null when "stage" = 1 then "expires_at" when "stage" = 4 then "content_due_at" end), 'infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "collabs_by_deadline_down" ON "collabs" USING btree (coalesce((case when "outcome" <> 'open' then null when "stage" = 1 then "expires_at" when "stage" = 4 then "content_due_at" end), '-infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "deliverables_by_submitted_at_down" ON "deliverables" USING btree (coalesce("submitted_at", '-infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "deliverables_by_auto_approve_at_down" ON "deliverables" USING btree (coalesce("auto_approve_at", '-infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "deliverables_by_published_at_down" ON "deliverables" USING btree (coalesce("published_at", '-infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "deliverables_by_rights_until_down" ON "deliverables" USING btree (coalesce("rights_until", '-infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "deliverables_by_submitted_at" ON "deliverables" USING btree (coalesce("submitted_at", 'infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "deliverables_by_published_at" ON "deliverables" USING btree (coalesce("published_at", 'infinity'::timestamptz),"uid");