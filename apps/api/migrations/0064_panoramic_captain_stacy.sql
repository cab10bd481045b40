CREATE TYPE "public"."application_file_purpose" AS ENUM('cv', 'portfolio', 'answer');--> statement-breakpoint
CREATE TYPE "public"."application_stage" AS ENUM('new', 'screening', 'interview', 'offer', 'hired', 'declined', 'withdrawn');--> statement-breakpoint
CREATE TABLE "job_application_erasures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"opening_id" uuid NOT NULL,
	"stage" "application_stage" NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_application_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"draft_id" uuid NOT NULL,
	"application_id" uuid,
	"purpose" "application_file_purpose" NOT NULL,
	"path" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_application_files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "job_application_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"sent_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_application_notes_sent_key_unique" UNIQUE("sent_key")
);
--> statement-breakpoint
CREATE TABLE "job_application_ratings" (
	"application_id" uuid NOT NULL,
	"rater_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"remark" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_application_ratings_application_id_rater_id_pk" PRIMARY KEY("application_id","rater_id"),
	CONSTRAINT "job_application_ratings_stars" CHECK ("job_application_ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"opening_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"city" text NOT NULL,
	"note" text NOT NULL,
	"answers" jsonb NOT NULL,
	"stage" "application_stage" DEFAULT 'new' NOT NULL,
	"stage_at" timestamp with time zone NOT NULL,
	"form_key" text NOT NULL,
	"form_hash" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_applications_form_key_unique" UNIQUE("form_key")
);
--> statement-breakpoint
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
	"hides_names" boolean NOT NULL,
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
ALTER TABLE "job_application_erasures" ADD CONSTRAINT "job_application_erasures_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_files" ADD CONSTRAINT "job_application_files_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_notes" ADD CONSTRAINT "job_application_notes_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_notes" ADD CONSTRAINT "job_application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_ratings" ADD CONSTRAINT "job_application_ratings_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_ratings" ADD CONSTRAINT "job_application_ratings_rater_id_users_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_application_files_application" ON "job_application_files" USING btree ("application_id","position");--> statement-breakpoint
CREATE INDEX "job_application_files_unsent" ON "job_application_files" USING btree ("created_at") WHERE "job_application_files"."application_id" is null;--> statement-breakpoint
CREATE INDEX "job_application_notes_application" ON "job_application_notes" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "job_application_ratings_rater" ON "job_application_ratings" USING btree ("rater_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_once" ON "job_applications" USING btree ("opening_id",lower("email")) WHERE "job_applications"."stage" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "job_applications_newest" ON "job_applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_stage" ON "job_applications" USING btree ("stage","created_at");--> statement-breakpoint
CREATE INDEX "job_applications_opening" ON "job_applications" USING btree ("opening_id");--> statement-breakpoint
CREATE INDEX "job_applications_email" ON "job_applications" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "job_applications_decided" ON "job_applications" USING btree ("stage_at") WHERE "job_applications"."stage" in ('hired', 'declined', 'withdrawn');--> statement-breakpoint
CREATE INDEX "job_openings_published" ON "job_openings" USING btree ("published_at") WHERE "job_openings"."published_at" is not null;