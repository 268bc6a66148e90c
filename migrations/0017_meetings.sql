CREATE TABLE "meeting_wishes" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"venue" text NOT NULL,
	"city" text NOT NULL,
	"tier" text,
	"source" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"timezone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"uid" text PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'call' NOT NULL,
	"staff_uid" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"venue" text NOT NULL,
	"city" text NOT NULL,
	"tier" text,
	"source" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"timezone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"token_hash" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reminded_day_at" timestamp with time zone,
	"reminded_hour_at" timestamp with time zone,
	CONSTRAINT "meetings_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_hours" (
	"account_uid" text PRIMARY KEY NOT NULL,
	"timezone" text NOT NULL,
	"windows" jsonb NOT NULL,
	"slot_minutes" integer NOT NULL,
	"video_link" text NOT NULL,
	"away" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meeting_wishes" ADD CONSTRAINT "meeting_wishes_answered_by_accounts_uid_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_staff_uid_accounts_uid_fk" FOREIGN KEY ("staff_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_hours" ADD CONSTRAINT "staff_hours_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_wishes_open" ON "meeting_wishes" USING btree ("answered_at","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_slot" ON "meetings" USING btree ("staff_uid","starts_at") WHERE state = 'booked';--> statement-breakpoint
CREATE INDEX "meetings_staff" ON "meetings" USING btree ("staff_uid","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_state" ON "meetings" USING btree ("state","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_email" ON "meetings" USING btree ("email");