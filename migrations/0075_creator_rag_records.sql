CREATE TABLE "creator_health" (
	"influencer_uid" text PRIMARY KEY NOT NULL,
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
ALTER TABLE "influencer_profiles" ADD COLUMN "rag" text DEFAULT 'green' NOT NULL;--> statement-breakpoint
ALTER TABLE "influencer_profiles" ADD COLUMN "rag_was" text;--> statement-breakpoint
ALTER TABLE "influencer_profiles" ADD COLUMN "rag_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "creator_health" ADD CONSTRAINT "creator_health_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "influencer_profiles_urgency" ON "influencer_profiles" USING btree ((case "rag" when 'black' then 0 when 'red' then 1 when 'amber' then 2 else 3 end),"uid");