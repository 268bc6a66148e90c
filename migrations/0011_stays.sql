ALTER TABLE "visits" ADD COLUMN "check_in_on" date;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "check_out_on" date;--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "check_in_on" date;--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "check_out_on" date;