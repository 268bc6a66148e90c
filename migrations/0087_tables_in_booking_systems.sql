CREATE TABLE "booking_systems" (
	"brand_uid" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"location_id" text NOT NULL,
	"sealed_key" text NOT NULL,
	"phone" text NOT NULL,
	"brief_uids" text[],
	"read_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"problem" text,
	"failing_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "full_tables" (
	"brand_uid" text NOT NULL,
	"brief_uid" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "full_tables_brand_uid_brief_uid_starts_at_pk" PRIMARY KEY("brand_uid","brief_uid","starts_at")
);
--> statement-breakpoint
CREATE TABLE "table_reservations" (
	"uid" text PRIMARY KEY NOT NULL,
	"collab_uid" text NOT NULL,
	"brand_uid" text NOT NULL,
	"brief_uid" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"people" integer NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"asked_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "booking_systems" ADD CONSTRAINT "booking_systems_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "full_tables" ADD CONSTRAINT "full_tables_brand_uid_booking_systems_brand_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."booking_systems"("brand_uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "full_tables" ADD CONSTRAINT "full_tables_brief_uid_briefs_uid_fk" FOREIGN KEY ("brief_uid") REFERENCES "public"."briefs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_reservations" ADD CONSTRAINT "table_reservations_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_systems_due" ON "booking_systems" USING btree ("next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "table_reservations_one" ON "table_reservations" USING btree ("collab_uid") WHERE state not in ('cancelling', 'cancelled');--> statement-breakpoint
CREATE INDEX "table_reservations_due" ON "table_reservations" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "table_reservations_brand" ON "table_reservations" USING btree ("brand_uid","starts_at");