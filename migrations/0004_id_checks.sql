CREATE TABLE "id_checks" (
	"uid" text PRIMARY KEY NOT NULL,
	"influencer_uid" text NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"document_kind" text NOT NULL,
	"legal_name" text,
	"session_id" text,
	"redacted_at" timestamp with time zone,
	"checked" text[] DEFAULT '{}' NOT NULL,
	"failure" text,
	"looks" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "id_checks_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "id_documents" (
	"check_uid" text NOT NULL,
	"part" text NOT NULL,
	"sealed" text NOT NULL,
	"brought_at" timestamp with time zone NOT NULL,
	CONSTRAINT "id_documents_check_uid_part_pk" PRIMARY KEY("check_uid","part")
);
--> statement-breakpoint
ALTER TABLE "influencer_profiles" ADD COLUMN "id_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "id_documents" ADD CONSTRAINT "id_documents_check_uid_id_checks_uid_fk" FOREIGN KEY ("check_uid") REFERENCES "public"."id_checks"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "id_checks_influencer" ON "id_checks" USING btree ("influencer_uid","uid");--> statement-breakpoint
CREATE UNIQUE INDEX "id_checks_one_open" ON "id_checks" USING btree ("influencer_uid") WHERE state in ('started', 'submitted');--> statement-breakpoint
CREATE INDEX "id_checks_open" ON "id_checks" USING btree ("started_at") WHERE state in ('started', 'submitted');--> statement-breakpoint
CREATE INDEX "id_checks_queue" ON "id_checks" USING btree ("submitted_at","uid") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "id_checks_to_redact" ON "id_checks" USING btree ("uid") WHERE session_id is not null and redacted_at is null;