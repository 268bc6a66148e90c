DROP INDEX "ads_state";--> statement-breakpoint
CREATE INDEX "ads_by_name" ON "ads" USING btree ("name","uid");--> statement-breakpoint
CREATE INDEX "ads_by_starts_at" ON "ads" USING btree ("starts_at","uid");--> statement-breakpoint
CREATE INDEX "ads_by_priority" ON "ads" USING btree ("priority","uid");--> statement-breakpoint
CREATE INDEX "ads_by_created_at" ON "ads" USING btree ("created_at","uid");--> statement-breakpoint
CREATE INDEX "influencer_lists_by_name" ON "influencer_lists" USING btree ("name","uid");--> statement-breakpoint
CREATE INDEX "influencer_lists_by_created_at" ON "influencer_lists" USING btree ("created_at","uid");