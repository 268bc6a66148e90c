CREATE TABLE "bulk_items" (
	"run_uid" text NOT NULL,
	"position" integer NOT NULL,
	"record_uid" text NOT NULL,
	"name" text NOT NULL,
	"input" jsonb NOT NULL,
	"undo" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"why" text,
	CONSTRAINT "bulk_items_run_uid_position_pk" PRIMARY KEY("run_uid","position")
);
--> statement-breakpoint
CREATE TABLE "bulk_runs" (
	"uid" text PRIMARY KEY NOT NULL,
	"account_uid" text NOT NULL,
	"table_name" text NOT NULL,
	"call" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "default_views" (
	"table_name" text NOT NULL,
	"role" text NOT NULL,
	"view_uid" text NOT NULL,
	CONSTRAINT "default_views_table_name_role_pk" PRIMARY KEY("table_name","role")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"uid" text PRIMARY KEY NOT NULL,
	"table_name" text NOT NULL,
	"account_uid" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_run_uid_bulk_runs_uid_fk" FOREIGN KEY ("run_uid") REFERENCES "public"."bulk_runs"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_views" ADD CONSTRAINT "default_views_view_uid_saved_views_uid_fk" FOREIGN KEY ("view_uid") REFERENCES "public"."saved_views"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_runs_latest" ON "bulk_runs" USING btree ("account_uid","table_name","created_at");--> statement-breakpoint
CREATE INDEX "bulk_runs_due" ON "bulk_runs" USING btree ("starts_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "bulk_runs_age" ON "bulk_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "default_views_view" ON "default_views" USING btree ("view_uid");--> statement-breakpoint
CREATE INDEX "saved_views_own" ON "saved_views" USING btree ("account_uid","table_name");--> statement-breakpoint
CREATE INDEX "saved_views_shared" ON "saved_views" USING btree ("table_name") WHERE is_shared;--> statement-breakpoint
CREATE INDEX "brand_profiles_handle_like" ON "brand_profiles" USING gin ("handle" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "brand_profiles_by_city" ON "brand_profiles" USING btree ("city","uid");--> statement-breakpoint
CREATE INDEX "brand_profiles_by_category" ON "brand_profiles" USING btree ("category","uid");--> statement-breakpoint
CREATE INDEX "brand_profiles_by_sales_stage" ON "brand_profiles" USING btree ("sales_stage","uid");--> statement-breakpoint
CREATE INDEX "brand_profiles_by_priority" ON "brand_profiles" USING btree ("priority","uid");--> statement-breakpoint
CREATE INDEX "brand_profiles_by_created_at" ON "brand_profiles" USING btree ("created_at","uid");--> statement-breakpoint
CREATE INDEX "brand_profiles_urgency" ON "brand_profiles" USING btree ((case "rag" when 'black' then 0 when 'red' then 1 when 'amber' then 2 else 3 end),"uid");--> statement-breakpoint
CREATE INDEX "visits_kept" ON "visits" USING btree ("brand_uid","checked_in_at") WHERE checked_in_at is not null;