CREATE INDEX "invoices_by_created_at" ON "invoices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_total" ON "invoices" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("created_at","id") WHERE status = 'open';