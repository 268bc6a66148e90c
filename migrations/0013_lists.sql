ALTER TABLE "influencer_list_members" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "influencer_list_members" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "influencer_list_members" ADD COLUMN "added_by" text;--> statement-breakpoint
ALTER TABLE "influencer_list_members" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "influencer_list_members" ADD COLUMN "removed_by" text;--> statement-breakpoint
ALTER TABLE "influencer_list_members" ADD COLUMN "removed_reason" text;--> statement-breakpoint
ALTER TABLE "influencer_lists" ADD COLUMN "owner_uid" text;--> statement-breakpoint
ALTER TABLE "influencer_lists" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "influencer_lists" ADD COLUMN "kind" text DEFAULT 'hand' NOT NULL;--> statement-breakpoint
ALTER TABLE "influencer_lists" ADD COLUMN "rule" jsonb;--> statement-breakpoint
ALTER TABLE "influencer_lists" ADD COLUMN "refreshed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "influencer_lists" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "influencer_lists" ADD CONSTRAINT "influencer_lists_owner_uid_accounts_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;