DROP INDEX "saved_views_shared";--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "brand_uid" text;--> statement-breakpoint
CREATE INDEX "saved_views_shared" ON "saved_views" USING btree ("table_name","brand_uid") WHERE is_shared;