CREATE TABLE "readings" (
	"uid" text PRIMARY KEY NOT NULL,
	"deliverable_uid" text NOT NULL,
	"kind" text,
	"source" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"views" integer,
	"reach" integer,
	"likes" integer,
	"comments" integer,
	"saves" integer,
	"shares" integer,
	"clicks" integer,
	"followers_gained" integer,
	"entered_by" text NOT NULL,
	"entered_side" text,
	"evidence_uid" text,
	"verified_by" text,
	"verified_at" timestamp with time zone,
	"replaced_by" text,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "result_days" (
	"deliverable_uid" text NOT NULL,
	"day" date NOT NULL,
	"brand_uid" text NOT NULL,
	"views" integer,
	"reach" integer,
	"likes" integer,
	"comments" integer,
	"saves" integer,
	"shares" integer,
	"clicks" integer,
	"followers_gained" integer,
	CONSTRAINT "result_days_deliverable_uid_day_pk" PRIMARY KEY("deliverable_uid","day")
);
--> statement-breakpoint
CREATE TABLE "results" (
	"deliverable_uid" text PRIMARY KEY NOT NULL,
	"brand_uid" text NOT NULL,
	"views" integer,
	"reach" integer,
	"likes" integer,
	"comments" integer,
	"saves" integer,
	"shares" integer,
	"clicks" integer,
	"followers_gained" integer,
	"taken_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"is_verified" boolean NOT NULL,
	"is_withdrawn" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_deliverable_uid_deliverables_uid_fk" FOREIGN KEY ("deliverable_uid") REFERENCES "public"."deliverables"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_evidence_uid_files_uid_fk" FOREIGN KEY ("evidence_uid") REFERENCES "public"."files"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_days" ADD CONSTRAINT "result_days_deliverable_uid_deliverables_uid_fk" FOREIGN KEY ("deliverable_uid") REFERENCES "public"."deliverables"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_deliverable_uid_deliverables_uid_fk" FOREIGN KEY ("deliverable_uid") REFERENCES "public"."deliverables"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "readings_deliverable" ON "readings" USING btree ("deliverable_uid","taken_at");--> statement-breakpoint
CREATE INDEX "result_days_brand" ON "result_days" USING btree ("brand_uid","day");--> statement-breakpoint
CREATE INDEX "results_brand" ON "results" USING btree ("brand_uid");--> statement-breakpoint
-- What people have reported so far is the beginning of the ledger.
INSERT INTO "readings" ("uid", "deliverable_uid", "kind", "source", "taken_at", "recorded_at", "views", "reach", "likes", "comments", "saves", "shares", "clicks", "entered_by", "entered_side", "evidence_uid", "verified_by", "verified_at")
  SELECT 'reading_0' || substr(md5("deliverable_uid" || "kind"), 1, 25), "deliverable_uid", "kind",
    CASE WHEN "evidence_uid" IS NULL THEN 'typed' ELSE 'screenshot' END, "captured_at", "captured_at", "views", "reach", "likes", "comments", "saves", "shares", "clicks",
    "entered_by", "entered_side", "evidence_uid", "verified_by", "verified_at" FROM "insights";--> statement-breakpoint
INSERT INTO "results" ("deliverable_uid", "brand_uid", "taken_at", "source", "is_verified", "is_withdrawn", "views", "reach", "likes", "comments", "saves", "shares", "clicks")
  SELECT d."uid", d."brand_uid", max(r."taken_at"), (array_agg(r."source" ORDER BY r."taken_at" DESC))[1],
    bool_or(r."verified_at" IS NOT NULL), false,
    (array_agg(r."views" ORDER BY r."taken_at" DESC) FILTER (WHERE r."views" IS NOT NULL))[1],
    (array_agg(r."reach" ORDER BY r."taken_at" DESC) FILTER (WHERE r."reach" IS NOT NULL))[1],
    (array_agg(r."likes" ORDER BY r."taken_at" DESC) FILTER (WHERE r."likes" IS NOT NULL))[1],
    (array_agg(r."comments" ORDER BY r."taken_at" DESC) FILTER (WHERE r."comments" IS NOT NULL))[1],
    (array_agg(r."saves" ORDER BY r."taken_at" DESC) FILTER (WHERE r."saves" IS NOT NULL))[1],
    (array_agg(r."shares" ORDER BY r."taken_at" DESC) FILTER (WHERE r."shares" IS NOT NULL))[1],
    (array_agg(r."clicks" ORDER BY r."taken_at" DESC) FILTER (WHERE r."clicks" IS NOT NULL))[1]
  FROM "deliverables" d JOIN "readings" r ON r."deliverable_uid" = d."uid" GROUP BY d."uid", d."brand_uid";--> statement-breakpoint
INSERT INTO "result_days" ("deliverable_uid", "day", "brand_uid", "views", "reach", "likes", "comments", "saves", "shares", "clicks")
  SELECT d."uid", days."day", d."brand_uid",
    (array_agg(r."views" ORDER BY r."taken_at" DESC) FILTER (WHERE r."views" IS NOT NULL))[1],
    (array_agg(r."reach" ORDER BY r."taken_at" DESC) FILTER (WHERE r."reach" IS NOT NULL))[1],
    (array_agg(r."likes" ORDER BY r."taken_at" DESC) FILTER (WHERE r."likes" IS NOT NULL))[1],
    (array_agg(r."comments" ORDER BY r."taken_at" DESC) FILTER (WHERE r."comments" IS NOT NULL))[1],
    (array_agg(r."saves" ORDER BY r."taken_at" DESC) FILTER (WHERE r."saves" IS NOT NULL))[1],
    (array_agg(r."shares" ORDER BY r."taken_at" DESC) FILTER (WHERE r."shares" IS NOT NULL))[1],
    (array_agg(r."clicks" ORDER BY r."taken_at" DESC) FILTER (WHERE r."clicks" IS NOT NULL))[1]
  FROM "deliverables" d JOIN "brand_profiles" b ON b."uid" = d."brand_uid"
  CROSS JOIN LATERAL (SELECT DISTINCT (t."taken_at" AT TIME ZONE b."timezone")::date AS "day" FROM "readings" t WHERE t."deliverable_uid" = d."uid") days
  JOIN "readings" r ON r."deliverable_uid" = d."uid" AND (r."taken_at" AT TIME ZONE b."timezone")::date <= days."day"
  GROUP BY d."uid", days."day", d."brand_uid";
