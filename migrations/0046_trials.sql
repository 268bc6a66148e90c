ALTER TABLE "discount_codes" ALTER COLUMN "coupon_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "trial_days" integer;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "needs_card" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD COLUMN "is_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_subscriptions" ADD COLUMN "reminded_of" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_uses_one_trial" ON "discount_uses" USING btree ("org_uid") WHERE is_trial;--> statement-breakpoint
CREATE INDEX "provider_subscriptions_trials" ON "provider_subscriptions" USING btree ("period_end") WHERE status = 'trialing';