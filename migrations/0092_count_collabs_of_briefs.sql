CREATE INDEX "collabs_of_brief" ON "collabs" USING btree ("brief_uid","outcome","stage","requested_at");--> statement-breakpoint
DROP INDEX "collabs_brief";
