ALTER TABLE "import_rows" ADD COLUMN "own" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "org_uid" text;--> statement-breakpoint
CREATE INDEX "import_rows_own" ON "import_rows" USING btree ("import_uid","line") WHERE own is not null;--> statement-breakpoint
CREATE INDEX "imports_org" ON "imports" USING btree ("org_uid") WHERE org_uid is not null;