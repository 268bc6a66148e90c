CREATE TABLE "postcode_points" (
	"code" text NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "postcode_points_code_country_pk" PRIMARY KEY("code","country")
);
--> statement-breakpoint
CREATE INDEX "support_messages_like" ON "support_messages" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_undelivered" ON "webhook_deliveries" USING btree ("webhook_uid","last_tried_at") WHERE delivered_at is null;