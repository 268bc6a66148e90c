CREATE INDEX "influencer_profiles_by_handle" ON "influencer_profiles" USING btree ("handle","uid");--> statement-breakpoint
CREATE INDEX "influencer_profiles_by_visits_completed" ON "influencer_profiles" USING btree ("visits_completed","uid");--> statement-breakpoint
CREATE INDEX "influencer_profiles_by_priority" ON "influencer_profiles" USING btree ("priority","uid");