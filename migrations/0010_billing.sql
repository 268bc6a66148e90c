CREATE TABLE "checkouts" (
	"uid" text PRIMARY KEY NOT NULL,
	"org_uid" text NOT NULL,
	"brand_uid" text NOT NULL,
	"account_uid" text NOT NULL,
	"tier" text NOT NULL,
	"price_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"session_id" text,
	"url" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"org_uid" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_customers_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "collab_fees" (
	"collab_uid" text PRIMARY KEY NOT NULL,
	"org_uid" text NOT NULL,
	"brand_uid" text NOT NULL,
	"label" text NOT NULL,
	"tier" text NOT NULL,
	"terms_version" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"month" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"waived_at" timestamp with time zone,
	"waived_by" text,
	"waive_reason" text,
	"item_id" text,
	"credit_id" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"org_uid" text NOT NULL,
	"number" text,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"plan_amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"url" text,
	"pdf_url" text,
	"said_at" timestamp with time zone NOT NULL,
	"said_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"subject_id" text,
	"status" text,
	"price_id" text,
	"org_uid" text,
	"outcome" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"org_uid" text,
	"status" text NOT NULL,
	"price_id" text,
	"quantity" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"ending" boolean NOT NULL,
	"next_tier" text,
	"said_at" timestamp with time zone NOT NULL,
	"said_by" text NOT NULL,
	"unsure" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tier_terms" (
	"tier" text NOT NULL,
	"version" integer NOT NULL,
	"currency" text NOT NULL,
	"monthly" integer NOT NULL,
	"per_collab" integer NOT NULL,
	"free_collabs" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"price_id" text,
	CONSTRAINT "tier_terms_tier_version_currency_pk" PRIMARY KEY("tier","version","currency"),
	CONSTRAINT "tier_terms_price_id_unique" UNIQUE("price_id")
);
--> statement-breakpoint
CREATE TABLE "tiers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"users" integer,
	"features" jsonb NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"terms_version" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner" text,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "terms_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "currency" text DEFAULT 'GBP' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_tier" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "past_due_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tier_terms" ADD CONSTRAINT "tier_terms_tier_tiers_id_fk" FOREIGN KEY ("tier") REFERENCES "public"."tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_open" ON "checkouts" USING btree ("org_uid") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "collab_fees_month" ON "collab_fees" USING btree ("org_uid","month","at");--> statement-breakpoint
CREATE INDEX "collab_fees_due" ON "collab_fees" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "invoices_org" ON "invoices" USING btree ("org_uid","created_at");--> statement-breakpoint
CREATE INDEX "payment_events_newest" ON "payment_events" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "payment_events_odd" ON "payment_events" USING btree ("outcome","received_at","id");--> statement-breakpoint
CREATE INDEX "payment_events_subject" ON "payment_events" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "provider_subscriptions_org" ON "provider_subscriptions" USING btree ("org_uid");--> statement-breakpoint
CREATE INDEX "provider_subscriptions_unsure" ON "provider_subscriptions" USING btree ("id") WHERE unsure;--> statement-breakpoint
CREATE INDEX "sandbox_events_waiting" ON "sandbox_events" USING btree ("delivered_at","position");--> statement-breakpoint
CREATE INDEX "sandbox_objects_owner" ON "sandbox_objects" USING btree ("kind","owner");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_provider" UNIQUE("provider_id");--> statement-breakpoint
-- The tiers of the seed (§9); a restored backup brings its own.
INSERT INTO "tiers" ("id", "name", "users", "features", "position") VALUES
  ('basic', 'Freemium', 1, '["Briefs and collabs","Door page and check-in","Content review"]', 0),
  ('starter', 'Starter', 1, '["Briefs and collabs","Door page and check-in","Content review","Analytics"]', 1),
  ('professional', 'Professional', 5, '["Briefs and collabs","Door page and check-in","Content review","Analytics","Advanced reporting","ROI reporting"]', 2),
  ('premium', 'Premium', NULL, '["Briefs and collabs","Door page and check-in","Content review","Analytics","Advanced reporting","ROI reporting","Advanced influencer filters","ID checks","Logistics management","Campaign expert support"]', 3);--> statement-breakpoint
INSERT INTO "tier_terms" ("tier", "version", "currency", "monthly", "per_collab", "free_collabs", "since", "price_id") VALUES
  ('basic', 1, 'GBP', 0, 9900, 0, '2024-01-01T00:00:00Z', NULL),
  ('basic', 1, 'USD', 0, 12900, 0, '2024-01-01T00:00:00Z', NULL),
  ('basic', 1, 'CAD', 0, 16900, 0, '2024-01-01T00:00:00Z', NULL),
  ('basic', 1, 'EUR', 0, 11900, 0, '2024-01-01T00:00:00Z', NULL),
  ('starter', 1, 'GBP', 9900, 7500, 1, '2024-01-01T00:00:00Z', 'price_starter_gbp_1'),
  ('starter', 1, 'USD', 12900, 9900, 1, '2024-01-01T00:00:00Z', 'price_starter_usd_1'),
  ('starter', 1, 'CAD', 16900, 12900, 1, '2024-01-01T00:00:00Z', 'price_starter_cad_1'),
  ('starter', 1, 'EUR', 11900, 8900, 1, '2024-01-01T00:00:00Z', 'price_starter_eur_1'),
  ('professional', 1, 'GBP', 24900, 5000, 3, '2024-01-01T00:00:00Z', 'price_professional_gbp_1'),
  ('professional', 1, 'USD', 31900, 6500, 3, '2024-01-01T00:00:00Z', 'price_professional_usd_1'),
  ('professional', 1, 'CAD', 42900, 8500, 3, '2024-01-01T00:00:00Z', 'price_professional_cad_1'),
  ('professional', 1, 'EUR', 28900, 5900, 3, '2024-01-01T00:00:00Z', 'price_professional_eur_1'),
  ('premium', 1, 'GBP', 49900, 2500, 6, '2024-01-01T00:00:00Z', 'price_premium_gbp_1'),
  ('premium', 1, 'USD', 63900, 3500, 6, '2024-01-01T00:00:00Z', 'price_premium_usd_1'),
  ('premium', 1, 'CAD', 84900, 4500, 6, '2024-01-01T00:00:00Z', 'price_premium_cad_1'),
  ('premium', 1, 'EUR', 57900, 2900, 6, '2024-01-01T00:00:00Z', 'price_premium_eur_1');--> statement-breakpoint
COMMENT ON TABLE "tiers" IS 'seeded';--> statement-breakpoint
COMMENT ON TABLE "tier_terms" IS 'seeded';
--> statement-breakpoint
INSERT INTO "sandbox_objects" ("id", "kind", "data", "at")
  SELECT "price_id", 'price', jsonb_build_object('id', "price_id", 'currency', lower("currency"), 'unit_amount', "monthly", 'active', true), "since"
  FROM "tier_terms" WHERE "price_id" IS NOT NULL;--> statement-breakpoint
COMMENT ON TABLE "sandbox_objects" IS 'seeded';
