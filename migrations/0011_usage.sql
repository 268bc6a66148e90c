CREATE TABLE "usage_active" (
	"day" date NOT NULL,
	"role" text NOT NULL,
	"people" integer NOT NULL,
	"week_people" integer NOT NULL,
	CONSTRAINT "usage_active_day_role_pk" PRIMARY KEY("day","role")
);
--> statement-breakpoint
CREATE TABLE "usage_features" (
	"day" date NOT NULL,
	"feature" text NOT NULL,
	"role" text NOT NULL,
	"tier" text NOT NULL,
	"people" integer NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "usage_features_day_feature_role_tier_pk" PRIMARY KEY("day","feature","role","tier")
);
--> statement-breakpoint
CREATE TABLE "usage_people" (
	"day" date NOT NULL,
	"account_uid" text NOT NULL,
	"role" text NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "usage_people_day_account_uid_role_pk" PRIMARY KEY("day","account_uid","role")
);
--> statement-breakpoint
CREATE TABLE "usage_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"account_uid" text,
	"role" text NOT NULL,
	"profile_uid" text,
	"device" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"end_reason" text,
	"events" integer NOT NULL,
	"pages" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_snapshots" (
	"key" text PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_errors" (
	"uid" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"level" text NOT NULL,
	"message" text NOT NULL,
	"request_id" text,
	"path" text NOT NULL,
	"account_uid" text,
	"device" text NOT NULL,
	"context" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_events" (
	"at" timestamp with time zone NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"target_type" text NOT NULL,
	"target_name" text NOT NULL,
	"target_uid" text,
	"session_id" uuid,
	"account_uid" text,
	"role" text NOT NULL,
	"profile_uid" text,
	"device" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "user_events_at_event_id_pk" PRIMARY KEY("at","event_id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "user_events_default" PARTITION OF "user_events" DEFAULT;
--> statement-breakpoint
CREATE INDEX "usage_sessions_newest" ON "usage_sessions" USING btree ("started_at","session_id");--> statement-breakpoint
CREATE INDEX "usage_sessions_account" ON "usage_sessions" USING btree ("account_uid","started_at");--> statement-breakpoint
CREATE INDEX "usage_sessions_profile" ON "usage_sessions" USING btree ("profile_uid","started_at");--> statement-breakpoint
CREATE INDEX "user_errors_newest" ON "user_errors" USING btree ("at","uid");--> statement-breakpoint
CREATE INDEX "user_errors_request" ON "user_errors" USING btree ("request_id");