CREATE TABLE "credit_notes" (
	"uid" text PRIMARY KEY NOT NULL,
	"provider_id" text,
	"invoice_id" text NOT NULL,
	"org_uid" text NOT NULL,
	"state" text NOT NULL,
	"number" text,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"tax_amount" integer NOT NULL,
	"plan_amount" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"payout" jsonb,
	"off_invoice" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"words" text NOT NULL,
	"payer" jsonb,
	"issued_by" text,
	"key" text,
	"created_at" timestamp with time zone NOT NULL,
	"pdf_url" text,
	CONSTRAINT "credit_notes_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "credit_notes_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credit_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_notes_invoice" ON "credit_notes" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "credit_notes_org" ON "credit_notes" USING btree ("org_uid","created_at");--> statement-breakpoint
CREATE INDEX "credit_notes_month" ON "credit_notes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "credit_notes_pending" ON "credit_notes" USING btree ("uid") WHERE state = 'pending';