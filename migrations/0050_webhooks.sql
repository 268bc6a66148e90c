CREATE TABLE "webhook_deliveries" (
	"uid" text PRIMARY KEY NOT NULL,
	"webhook_uid" text NOT NULL,
	"event_uid" text,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"collab_uid" text,
	"deliverable_uid" text,
	"brand_uid" text,
	"influencer_uid" text,
	"body" text,
	"queued_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_tried_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"status" integer,
	"answer" text,
	"problem" text,
	"took_ms" integer
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"uid" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"org_uid" text,
	"account_uid" text,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"topics" jsonb NOT NULL,
	"sealed_secret" text NOT NULL,
	"sealed_former_secret" text,
	"former_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"off_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"last_delivered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_uid_webhooks_uid_fk" FOREIGN KEY ("webhook_uid") REFERENCES "public"."webhooks"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_org_uid_organisations_uid_fk" FOREIGN KEY ("org_uid") REFERENCES "public"."organisations"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("webhook_uid","event_uid");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("webhook_uid","at","uid");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_influencer" ON "webhook_deliveries" USING btree ("influencer_uid");--> statement-breakpoint
CREATE INDEX "webhooks_org" ON "webhooks" USING btree ("org_uid");