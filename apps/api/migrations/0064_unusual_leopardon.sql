CREATE TABLE "job_openings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"team" text NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"is_remote" boolean NOT NULL,
	"pay_from" bigint,
	"pay_to" bigint,
	"summary" text NOT NULL,
	"about" text NOT NULL,
	"tasks" text NOT NULL,
	"needs" text NOT NULL,
	"offers" text NOT NULL,
	"questions" jsonb NOT NULL,
	"opens_on" date,
	"closes_on" date,
	"published_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_openings_slug_unique" UNIQUE("slug"),
	CONSTRAINT "job_openings_pay" CHECK (("job_openings"."pay_from" is null) = ("job_openings"."pay_to" is null) and "job_openings"."pay_from" <= "job_openings"."pay_to")
);
--> statement-breakpoint
CREATE INDEX "job_openings_published" ON "job_openings" USING btree ("published_at") WHERE "job_openings"."published_at" is not null;