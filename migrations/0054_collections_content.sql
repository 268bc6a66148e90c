CREATE TABLE "collection_items" (
	"collection_uid" text NOT NULL,
	"deliverable_uid" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collection_items_collection_uid_deliverable_uid_pk" PRIMARY KEY("collection_uid","deliverable_uid")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"uid" text PRIMARY KEY NOT NULL,
	"brand_uid" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collections_name" UNIQUE("brand_uid","name")
);
--> statement-breakpoint
CREATE TABLE "content_links" (
	"uid" text PRIMARY KEY NOT NULL,
	"brand_uid" text NOT NULL,
	"collection_uid" text,
	"name" text NOT NULL,
	"deliverable_uids" text[] NOT NULL,
	"with_originals" boolean NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "content_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_collection_uid_collections_uid_fk" FOREIGN KEY ("collection_uid") REFERENCES "public"."collections"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_deliverable_uid_deliverables_uid_fk" FOREIGN KEY ("deliverable_uid") REFERENCES "public"."deliverables"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_links" ADD CONSTRAINT "content_links_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_links" ADD CONSTRAINT "content_links_collection_uid_collections_uid_fk" FOREIGN KEY ("collection_uid") REFERENCES "public"."collections"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_links_brand" ON "content_links" USING btree ("brand_uid");--> statement-breakpoint
CREATE INDEX "content_links_collection" ON "content_links" USING btree ("collection_uid");