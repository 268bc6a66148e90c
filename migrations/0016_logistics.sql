CREATE TABLE "checklist_items" (
	"uid" text PRIMARY KEY NOT NULL,
	"collab_uid" text NOT NULL,
	"title" text NOT NULL,
	"owner" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"shipment_uid" text,
	"step" text,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collab_extras" (
	"collab_uid" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"dress" text DEFAULT '' NOT NULL,
	"equipment" text DEFAULT '' NOT NULL,
	"permits" text DEFAULT '' NOT NULL,
	"access_needs" text
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"uid" text PRIMARY KEY NOT NULL,
	"collab_uid" text NOT NULL,
	"contents" text NOT NULL,
	"send_by" date NOT NULL,
	"sealed_address" text,
	"addressed_at" timestamp with time zone,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_url" text,
	"sent_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transports" (
	"uid" text PRIMARY KEY NOT NULL,
	"collab_uid" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"pick_up" text NOT NULL,
	"leaves_on" date,
	"leaves_at" timestamp with time zone,
	"reference" text NOT NULL,
	"paid_by" text NOT NULL,
	"note" text NOT NULL,
	"ticket_uid" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_shipment_uid_shipments_uid_fk" FOREIGN KEY ("shipment_uid") REFERENCES "public"."shipments"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collab_extras" ADD CONSTRAINT "collab_extras_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transports" ADD CONSTRAINT "transports_collab_uid_collabs_uid_fk" FOREIGN KEY ("collab_uid") REFERENCES "public"."collabs"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transports" ADD CONSTRAINT "transports_ticket_uid_files_uid_fk" FOREIGN KEY ("ticket_uid") REFERENCES "public"."files"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checklist_items_collab" ON "checklist_items" USING btree ("collab_uid","due_at");--> statement-breakpoint
CREATE INDEX "checklist_items_shipment" ON "checklist_items" USING btree ("shipment_uid");--> statement-breakpoint
CREATE INDEX "checklist_items_open" ON "checklist_items" USING btree ("due_at","uid") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "collab_extras_needs" ON "collab_extras" USING btree ("collab_uid") WHERE access_needs is not null;--> statement-breakpoint
CREATE INDEX "shipments_collab" ON "shipments" USING btree ("collab_uid");--> statement-breakpoint
CREATE INDEX "shipments_addressed" ON "shipments" USING btree ("uid") WHERE sealed_address is not null;--> statement-breakpoint
CREATE INDEX "transports_collab" ON "transports" USING btree ("collab_uid");