CREATE INDEX "deliverables_by_submitted_at" ON "deliverables" USING btree (coalesce("submitted_at", '-infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "deliverables_by_auto_approve_at" ON "deliverables" USING btree (coalesce("auto_approve_at", 'infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "deliverables_by_published_at" ON "deliverables" USING btree (coalesce("published_at", '-infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "deliverables_by_rights_until" ON "deliverables" USING btree (coalesce("rights_until", 'infinity'::timestamptz),"uid");--> statement-breakpoint
CREATE INDEX "influencer_list_members_by_added_at" ON "influencer_list_members" USING btree ("list_uid",coalesce("added_at", '-infinity'::timestamptz),"influencer_uid");--> statement-breakpoint
CREATE INDEX "meetings_by_starts_at" ON "meetings" USING btree ("starts_at","uid");--> statement-breakpoint
CREATE INDEX "meetings_by_name" ON "meetings" USING btree ("name","uid");--> statement-breakpoint
CREATE INDEX "meetings_by_created_at" ON "meetings" USING btree ("created_at","uid");--> statement-breakpoint
CREATE INDEX "onboardings_still_by_started_at" ON "onboardings" USING btree ("started_at","account_uid") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "deletions_by_due_at" ON "deletions" USING btree ("due_at","uid");--> statement-breakpoint
CREATE INDEX "deletions_by_requested_at" ON "deletions" USING btree ("requested_at","uid");