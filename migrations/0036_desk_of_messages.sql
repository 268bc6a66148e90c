CREATE TABLE "message_templates" (
	"uid" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text
);
--> statement-breakpoint
CREATE TABLE "thread_desks" (
	"collab_uid" text NOT NULL,
	"side" text NOT NULL,
	"assigned_to" text,
	"assigned_at" timestamp with time zone,
	"done_uid" text,
	"done_at" timestamp with time zone,
	"done_by" text,
	CONSTRAINT "thread_desks_collab_uid_side_pk" PRIMARY KEY("collab_uid","side")
);
--> statement-breakpoint
ALTER TABLE "thread_settings" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "thread_settings" ADD COLUMN "snoozed_uid" text;--> statement-breakpoint
ALTER TABLE "thread_desks" ADD CONSTRAINT "thread_desks_collab_uid_threads_collab_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."threads"("collab_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_name" ON "message_templates" USING btree ("owner",lower("name"));--> statement-breakpoint
CREATE INDEX "thread_desks_assigned" ON "thread_desks" USING btree ("assigned_to","collab_uid") WHERE assigned_to is not null;--> statement-breakpoint
CREATE INDEX "thread_desks_done_by" ON "thread_desks" USING btree ("done_by") WHERE done_by is not null;--> statement-breakpoint
CREATE INDEX "collabs_message_like" ON "collabs" USING gin ("message" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "thread_settings_snoozed" ON "thread_settings" USING btree ("account_uid","snoozed_until") WHERE snoozed_until is not null;
--> statement-breakpoint
-- What everybody of a side who has opened a conversation has archived is done for that side, up to the first who did.
INSERT INTO "thread_desks" ("collab_uid", "side", "done_uid", "done_at")
  SELECT "collab_uid", "side", min("archived_uid"), now() FROM "thread_settings"
  GROUP BY "collab_uid", "side" HAVING bool_and("archived_uid" IS NOT NULL);
