CREATE TABLE "transport_tickets" (
	"transport_uid" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"sealed" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transport_tickets" ADD CONSTRAINT "transport_tickets_transport_uid_transports_uid_fk" FOREIGN KEY ("transport_uid") REFERENCES "public"."transports"("uid") ON DELETE cascade ON UPDATE no action;