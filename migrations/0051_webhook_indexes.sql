CREATE INDEX "campaigns_organisation" ON "campaigns" USING btree ("org_uid","last_day");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_claimed" ON "webhook_deliveries" USING btree ("claimed_until") WHERE claimed_until is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_brand" ON "webhook_deliveries" USING btree ("brand_uid");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_queued" ON "webhook_deliveries" USING btree ("queued_at");