CREATE TABLE "placement_counts" (
	"placement_uid" text NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "placement_counts_placement_uid_day_pk" PRIMARY KEY("placement_uid","day")
);
--> statement-breakpoint
CREATE TABLE "placement_views" (
	"placement_uid" text NOT NULL,
	"session" text NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	"clicked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "placement_views_placement_uid_session_day_pk" PRIMARY KEY("placement_uid","session","day")
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"spot" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text NOT NULL,
	"picture" text,
	"alternative_text" text DEFAULT '' NOT NULL,
	"audience" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"priority" integer NOT NULL,
	"cap_per_session" integer NOT NULL,
	"state" text NOT NULL,
	"house" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "placement_counts" ADD CONSTRAINT "placement_counts_placement_uid_placements_uid_fk" FOREIGN KEY ("placement_uid") REFERENCES "public"."placements"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_views" ADD CONSTRAINT "placement_views_placement_uid_placements_uid_fk" FOREIGN KEY ("placement_uid") REFERENCES "public"."placements"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "placement_views_day" ON "placement_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "placements_state" ON "placements" USING btree ("state","uid");--> statement-breakpoint
CREATE INDEX "placements_spot" ON "placements" USING btree ("spot","state");