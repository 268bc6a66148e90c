CREATE TABLE "casting_attributes" (
	"influencer_uid" text PRIMARY KEY NOT NULL,
	"hair" text,
	"eyes" text,
	"face" text,
	"shared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_flags" (
	"uid" text PRIMARY KEY NOT NULL,
	"influencer_uid" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"seen_on" date NOT NULL,
	"until" date NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "influencer_profiles" ADD COLUMN "sports" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "casting_attributes" ADD CONSTRAINT "casting_attributes_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_flags" ADD CONSTRAINT "risk_flags_influencer_uid_influencer_profiles_uid_fk" FOREIGN KEY ("influencer_uid") REFERENCES "public"."influencer_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "risk_flags_influencer" ON "risk_flags" USING btree ("influencer_uid","until");