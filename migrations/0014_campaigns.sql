CREATE TABLE "campaign_briefs" (
	"campaign_uid" text NOT NULL,
	"brief_uid" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_briefs_campaign_uid_brief_uid_pk" PRIMARY KEY("campaign_uid","brief_uid")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"uid" text PRIMARY KEY NOT NULL,
	"org_uid" text NOT NULL,
	"brand_uid" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"goal" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"currency" text NOT NULL,
	"budget_minor" integer,
	"target_visits" integer,
	"target_deliverables" integer,
	"target_views" integer,
	"target_bookings" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expert_messages" (
	"uid" text PRIMARY KEY NOT NULL,
	"question_uid" text NOT NULL,
	"brand_uid" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_staff" boolean NOT NULL,
	"account_uid" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"answer_minutes" integer
);
--> statement-breakpoint
CREATE TABLE "expert_questions" (
	"uid" text PRIMARY KEY NOT NULL,
	"brand_uid" text NOT NULL,
	"campaign_uid" text,
	"task_uid" text,
	"first_text" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"due_at" timestamp with time zone,
	"warned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "expert_tasks" (
	"uid" text PRIMARY KEY NOT NULL,
	"campaign_uid" text NOT NULL,
	"brand_uid" text NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"due_on" date NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" text
);
--> statement-breakpoint
ALTER TABLE "campaign_briefs" ADD CONSTRAINT "campaign_briefs_campaign_uid_campaigns_uid_fk" FOREIGN KEY ("campaign_uid") REFERENCES "public"."campaigns"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_briefs" ADD CONSTRAINT "campaign_briefs_brief_uid_briefs_uid_fk" FOREIGN KEY ("brief_uid") REFERENCES "public"."briefs"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_messages" ADD CONSTRAINT "expert_messages_question_uid_expert_questions_uid_fk" FOREIGN KEY ("question_uid") REFERENCES "public"."expert_questions"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_questions" ADD CONSTRAINT "expert_questions_brand_uid_brand_profiles_uid_fk" FOREIGN KEY ("brand_uid") REFERENCES "public"."brand_profiles"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_questions" ADD CONSTRAINT "expert_questions_campaign_uid_campaigns_uid_fk" FOREIGN KEY ("campaign_uid") REFERENCES "public"."campaigns"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_questions" ADD CONSTRAINT "expert_questions_task_uid_expert_tasks_uid_fk" FOREIGN KEY ("task_uid") REFERENCES "public"."expert_tasks"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_tasks" ADD CONSTRAINT "expert_tasks_campaign_uid_campaigns_uid_fk" FOREIGN KEY ("campaign_uid") REFERENCES "public"."campaigns"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_briefs_brief" ON "campaign_briefs" USING btree ("brief_uid");--> statement-breakpoint
CREATE INDEX "campaigns_brand" ON "campaigns" USING btree ("brand_uid","last_day");--> statement-breakpoint
CREATE UNIQUE INDEX "expert_messages_once" ON "expert_messages" USING btree ("question_uid","account_uid","key");--> statement-breakpoint
CREATE INDEX "expert_messages_question" ON "expert_messages" USING btree ("question_uid","uid");--> statement-breakpoint
CREATE INDEX "expert_messages_answers" ON "expert_messages" USING btree ("brand_uid","at") WHERE answer_minutes is not null;--> statement-breakpoint
CREATE INDEX "expert_questions_brand" ON "expert_questions" USING btree ("brand_uid","last_at","uid");--> statement-breakpoint
CREATE INDEX "expert_questions_campaign" ON "expert_questions" USING btree ("campaign_uid");--> statement-breakpoint
CREATE INDEX "expert_questions_task" ON "expert_questions" USING btree ("task_uid");--> statement-breakpoint
CREATE INDEX "expert_questions_open" ON "expert_questions" USING btree ("due_at","uid") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "expert_tasks_campaign" ON "expert_tasks" USING btree ("campaign_uid","due_on");--> statement-breakpoint
CREATE INDEX "expert_tasks_open" ON "expert_tasks" USING btree ("due_on","uid") WHERE done_at is null;