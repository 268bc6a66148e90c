ALTER TABLE "import_rows" ADD COLUMN "corrected" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "corrections" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "started_by" text;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_started_by_accounts_uid_fk" FOREIGN KEY ("started_by") REFERENCES "public"."accounts"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_starter" ON "imports" USING btree ("started_by");