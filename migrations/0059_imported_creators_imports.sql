CREATE TABLE "imported_creators" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"accounts" jsonb NOT NULL,
	"keys" text[] NOT NULL,
	"email" text,
	"phone" text,
	"city" text,
	"town" text DEFAULT '' NOT NULL,
	"followers" integer,
	"notes" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"invited_at" timestamp with time zone,
	"account_uid" text
);
--> statement-breakpoint
CREATE TABLE "brand_contacts" (
	"uid" text PRIMARY KEY NOT NULL,
	"brand_uid" text NOT NULL,
	"name" text NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"email" text,
	"phone" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "creator_uid" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "filled_creator" jsonb;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "contact_uid" text;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "invoice_id" text;--> statement-breakpoint
ALTER TABLE "imported_creators" ADD CONSTRAINT "imported_creators_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_contacts" ADD CONSTRAINT "brand_contacts_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_creators_keys" ON "imported_creators" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "imported_creators_account" ON "imported_creators" USING btree ("account_uid");--> statement-breakpoint
CREATE INDEX "imported_creators_newest" ON "imported_creators" USING btree ("created_at","uid");--> statement-breakpoint
CREATE INDEX "imported_creators_name" ON "imported_creators" USING btree ("name","uid");--> statement-breakpoint
CREATE INDEX "imported_creators_following" ON "imported_creators" USING btree (coalesce("followers", -1),"uid");--> statement-breakpoint
CREATE INDEX "imported_creators_name_like" ON "imported_creators" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "brand_contacts_brand" ON "brand_contacts" USING btree ("brand_uid","created_at","uid");--> statement-breakpoint
CREATE INDEX "import_rows_creator" ON "import_rows" USING btree ("creator_uid");--> statement-breakpoint
CREATE INDEX "import_rows_contact" ON "import_rows" USING btree ("contact_uid");