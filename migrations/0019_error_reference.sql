DROP INDEX "user_errors_request";--> statement-breakpoint
CREATE INDEX "user_errors_reference" ON "user_errors" USING btree ("request_id" text_pattern_ops);