CREATE TABLE "cpm_changes" (
	"uid" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"country" text NOT NULL,
	"format" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"by_uid" text
);
--> statement-breakpoint
CREATE INDEX "cpm_changes_at" ON "cpm_changes" USING btree ("at");