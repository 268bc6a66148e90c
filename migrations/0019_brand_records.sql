CREATE TABLE "brand_health" (
	"brand_uid" text PRIMARY KEY NOT NULL,
	"calculated" text NOT NULL,
	"causes" jsonb NOT NULL,
	"calculated_at" timestamp with time zone NOT NULL,
	"override" text,
	"override_by" text,
	"override_at" timestamp with time zone,
	"override_reason" text,
	"override_until" date
);
--> statement-breakpoint
CREATE TABLE "record_notes" (
	"uid" text PRIMARY KEY NOT NULL,
	"record_uid" text NOT NULL,
	"text" text NOT NULL,
	"by_uid" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"pinned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "record_tasks" (
	"uid" text PRIMARY KEY NOT NULL,
	"record_uid" text NOT NULL,
	"text" text NOT NULL,
	"due_on" date NOT NULL,
	"assigned_to" text NOT NULL,
	"by_uid" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" text
);
--> statement-breakpoint
ALTER TABLE "brand_profiles" ADD COLUMN "rag_was" text;--> statement-breakpoint
ALTER TABLE "brand_profiles" ADD COLUMN "rag_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand_health" ADD CONSTRAINT "brand_health_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_notes_record" ON "record_notes" USING btree ("record_uid","at","uid");--> statement-breakpoint
CREATE INDEX "record_notes_pinned" ON "record_notes" USING btree ("record_uid","pinned_at") WHERE pinned_at is not null;--> statement-breakpoint
CREATE INDEX "record_tasks_record" ON "record_tasks" USING btree ("record_uid","due_on");--> statement-breakpoint
CREATE INDEX "record_tasks_open" ON "record_tasks" USING btree ("due_on","uid") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "events_influencer" ON "events" USING btree ("influencer_uid","at") WHERE influencer_uid is not null;--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("to","created_at");
--> statement-breakpoint
-- Colours that were set by hand before they were calculated hold for another 30 days.
INSERT INTO "brand_health" ("brand_uid", "calculated", "causes", "calculated_at", "override", "override_at", "override_reason", "override_until")
SELECT "uid", "rag", '[]'::jsonb, now(), "rag", now(), 'Set by hand before colours were calculated', current_date + 30
FROM "brand_profiles" WHERE "rag" <> 'green';
