CREATE TABLE "ad_codes" (
	"deliverable_uid" text PRIMARY KEY NOT NULL,
	"code" text,
	"until" timestamp with time zone,
	"given_at" timestamp with time zone,
	"asked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ad_codes" ADD CONSTRAINT "ad_codes_deliverable_uid_deliverables_uid_fk" FOREIGN KEY ("deliverable_uid") REFERENCES "public"."deliverables"("uid") ON DELETE no action ON UPDATE no action;