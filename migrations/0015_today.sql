CREATE TABLE "today_marks" (
	"audience" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" text,
	"assigned_to" text,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "today_marks_audience_key_pk" PRIMARY KEY("audience","key")
);
--> statement-breakpoint
CREATE TABLE "today_snoozes" (
	"account_uid" text NOT NULL,
	"key" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "today_snoozes_account_uid_key_pk" PRIMARY KEY("account_uid","key")
);
--> statement-breakpoint
ALTER TABLE "today_marks" ADD CONSTRAINT "today_marks_done_by_accounts_uid_fk" FOREIGN KEY ("done_by") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "today_marks" ADD CONSTRAINT "today_marks_assigned_to_accounts_uid_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "today_snoozes" ADD CONSTRAINT "today_snoozes_account_uid_accounts_uid_fk" FOREIGN KEY ("account_uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "today_marks_age" ON "today_marks" USING btree ("marked_at");--> statement-breakpoint
CREATE INDEX "today_snoozes_until" ON "today_snoozes" USING btree ("until");