CREATE TABLE "voucher_redemptions" (
	"brand_uid" text NOT NULL,
	"reference" text NOT NULL,
	"collab_uid" text NOT NULL,
	"day" date NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_redemptions_brand_uid_reference_pk" PRIMARY KEY("brand_uid","reference")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"collab_uid" text PRIMARY KEY NOT NULL,
	"brand_uid" text NOT NULL,
	"code" text NOT NULL,
	"offer" text NOT NULL,
	"cost_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"most" integer NOT NULL,
	"last_day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "vouchers_brand" UNIQUE("brand_uid","code")
);
--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_collab_uid_vouchers_collab_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."vouchers"("collab_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_redemptions_collab" ON "voucher_redemptions" USING btree ("collab_uid","day");