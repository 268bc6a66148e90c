CREATE TABLE "nightly_exports" (
	"org_uid" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_exports" (
	"org_uid" text NOT NULL,
	"night" date NOT NULL,
	"key" text NOT NULL,
	"bytes" bigint NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_exports_org_uid_night_pk" PRIMARY KEY("org_uid","night")
);
