ALTER TABLE "imports" ADD COLUMN "active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "imports" SET "active_at" = "created_at";
