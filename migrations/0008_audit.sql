CREATE INDEX "events_newest" ON "events" USING btree ("at","uid");--> statement-breakpoint
CREATE INDEX "events_actor" ON "events" USING btree ("actor_uid","at");