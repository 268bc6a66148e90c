ALTER TABLE "import_rows" ADD COLUMN "influencer_uid" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "member" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kind" text DEFAULT 'venues' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "list_name" text;--> statement-breakpoint
CREATE INDEX "import_rows_influencer" ON "import_rows" USING btree ("influencer_uid");