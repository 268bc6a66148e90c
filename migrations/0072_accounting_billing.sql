CREATE TABLE "accounting_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL
);
