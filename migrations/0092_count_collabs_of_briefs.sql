DROP INDEX "collabs_brief";--> statement-breakpoint
CREATE INDEX "collabs_brief" ON "collabs" USING btree ("brief_uid","outcome","stage","requested_at");