-- Trigrams, which names are found by although they are misspelt. A part of PostgreSQL's own; whoever owns the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "accounts_email_like" ON "accounts" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_name_like" ON "accounts" USING gin ("display_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "briefs_like" ON "briefs" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "brand_profiles_like" ON "brand_profiles" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "influencer_profiles_name_like" ON "influencer_profiles" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "influencer_profiles_handle_like" ON "influencer_profiles" USING gin ("handle" gin_trgm_ops);