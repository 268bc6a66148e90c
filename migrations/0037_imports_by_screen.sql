DROP INDEX "imports_age";--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "cells" text[];--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "account_uid" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "total" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_brand" ON "import_rows" USING btree ("brand_uid");--> statement-breakpoint
CREATE INDEX "import_rows_drafts" ON "import_rows" USING btree ("import_uid","line") WHERE cells is not null;--> statement-breakpoint
CREATE INDEX "imports_account" ON "imports" USING btree ("account_uid");--> statement-breakpoint
CREATE INDEX "imports_due" ON "imports" USING btree ("created_at") WHERE state in ('running', 'undoing');--> statement-breakpoint
CREATE INDEX "imports_age" ON "imports" USING btree ("created_at","uid");