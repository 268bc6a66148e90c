CREATE TABLE "discount_codes" (
	"uid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"amount" integer,
	"currency" text,
	"months" integer NOT NULL,
	"tiers" jsonb NOT NULL,
	"last_day" date,
	"most" integer,
	"note" text DEFAULT '' NOT NULL,
	"coupon_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "discount_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "discount_uses" (
	"uid" text PRIMARY KEY NOT NULL,
	"discount_uid" text NOT NULL,
	"org_uid" text NOT NULL,
	"checkout_uid" text NOT NULL,
	"tier" text NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "discount_uid" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "discount_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_discount_uid_discount_codes_uid_fk" FOREIGN KEY ("discount_uid") REFERENCES "public"."discount_codes"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_uses_once" ON "discount_uses" USING btree ("discount_uid","org_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_uses_checkout" ON "discount_uses" USING btree ("checkout_uid");--> statement-breakpoint
CREATE INDEX "discount_uses_org" ON "discount_uses" USING btree ("org_uid");