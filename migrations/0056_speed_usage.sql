CREATE TABLE "call_days" (
	"day" date NOT NULL,
	"call" text NOT NULL,
	"calls" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "call_days_day_call_pk" PRIMARY KEY("day","call")
);
--> statement-breakpoint
CREATE TABLE "call_times" (
	"hour" timestamp with time zone NOT NULL,
	"call" text NOT NULL,
	"step" integer NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "call_times_hour_call_step_pk" PRIMARY KEY("hour","call","step")
);
--> statement-breakpoint
CREATE TABLE "slow_statements" (
	"hour" timestamp with time zone NOT NULL,
	"digest" text NOT NULL,
	"text" text NOT NULL,
	"call" text,
	"times" integer NOT NULL,
	"total_ms" double precision NOT NULL,
	"slowest_ms" double precision NOT NULL,
	CONSTRAINT "slow_statements_hour_digest_pk" PRIMARY KEY("hour","digest")
);
