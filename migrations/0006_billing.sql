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
ALTER TABLE "subscriptions" ADD COLUMN "terms_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "currency" text DEFAULT 'GBP' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_tier" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "past_due_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tier_terms" ADD CONSTRAINT "tier_terms_tier_tiers_id_fk" FOREIGN KEY ("tier") REFERENCES "public"."tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
