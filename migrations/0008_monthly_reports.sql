CREATE TABLE "monthly_reports" (
	"org_uid" text NOT NULL,
	"month" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_sent" boolean NOT NULL,
	CONSTRAINT "monthly_reports_org_uid_month_pk" PRIMARY KEY("org_uid","month")
);
