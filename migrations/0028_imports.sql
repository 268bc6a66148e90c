CREATE TABLE "import_rows" (
	"import_uid" text NOT NULL,
	"line" integer NOT NULL,
	"name" text NOT NULL,
	"outcome" text NOT NULL,
	"brand_uid" text,
	"remarks" text[] NOT NULL,
	"filled" jsonb,
	CONSTRAINT "import_rows_import_uid_line_pk" PRIMARY KEY("import_uid","line")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"uid" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"reading" jsonb NOT NULL,
	"columns" text[] NOT NULL,
	"mapping" jsonb NOT NULL,
	"header_key" text NOT NULL,
	"country" text,
	"duplicates" text NOT NULL,
	"counts" jsonb NOT NULL,
	"line" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_uid_imports_uid_fk" FOREIGN KEY ("import_uid") REFERENCES "public"."imports"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_outcome" ON "import_rows" USING btree ("import_uid","outcome","line");--> statement-breakpoint
CREATE INDEX "imports_age" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_header" ON "imports" USING btree ("header_key","created_at");--> statement-breakpoint
-- By which an import tells venues that we have already (src/domains/profiles/server/venue-keys.ts).
CREATE INDEX "brand_profiles_name_key" ON "brand_profiles" (regexp_replace(translate(lower("name" collate "C"), ' !"#$%&()*+,-./:;<=>?@[\]^_`{|}~''’‘–·', ''), '^the(?=.)', ''));--> statement-breakpoint
CREATE INDEX "brand_profiles_phone_key" ON "brand_profiles" (right(regexp_replace("phone", '[^0-9]', '', 'g'), 9));--> statement-breakpoint
CREATE INDEX "brand_profiles_site_key" ON "brand_profiles" (regexp_replace(regexp_replace(regexp_replace(lower("website" collate "C"), '^https?://(www[.])?', ''), '[?#].*$', ''), '/+$', ''));
