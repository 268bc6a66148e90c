CREATE TABLE "past_collabs" (
	"uid" text PRIMARY KEY NOT NULL,
	"brand_uid" text NOT NULL,
	"influencer_uid" text,
	"creator" text NOT NULL,
	"visited_on" text NOT NULL,
	"links" text[] NOT NULL,
	"views" integer,
	"likes" integer,
	"comments" integer,
	"saves" integer,
	"spend_minor" integer,
	"currency" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "past_collabs_key" UNIQUE("brand_uid","key")
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "made_uid" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "brand_uid" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "day_order" text;--> statement-breakpoint
ALTER TABLE "redemptions" ADD COLUMN "bookings" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "past_collabs_brand" ON "past_collabs" USING btree ("brand_uid","visited_on","uid");--> statement-breakpoint
CREATE INDEX "past_collabs_influencer" ON "past_collabs" USING btree ("influencer_uid","visited_on","uid");