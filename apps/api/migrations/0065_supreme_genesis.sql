CREATE TYPE "public"."virus_check" AS ENUM('unchecked', 'held', 'clean', 'infected');--> statement-breakpoint
CREATE TABLE "job_interviewers" (
	"interview_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "job_interviewers_interview_id_user_id_pk" PRIMARY KEY("interview_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "job_interviews" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"call_url" text NOT NULL,
	"note" text NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"sent_key" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_interviews_sent_key_unique" UNIQUE("sent_key"),
	CONSTRAINT "job_interviews_order" CHECK ("job_interviews"."starts_at" < "job_interviews"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "job_application_letters" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_application_letters_sent_key_unique" UNIQUE("sent_key")
);
--> statement-breakpoint
ALTER TABLE "job_application_files" ADD COLUMN "virus_check" "virus_check" DEFAULT 'unchecked' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachment" jsonb;--> statement-breakpoint
ALTER TABLE "job_interviewers" ADD CONSTRAINT "job_interviewers_interview_id_job_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."job_interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_interviewers" ADD CONSTRAINT "job_interviewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_interviews" ADD CONSTRAINT "job_interviews_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_letters" ADD CONSTRAINT "job_application_letters_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_letters" ADD CONSTRAINT "job_application_letters_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_interviewers_user" ON "job_interviewers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_interviews_application" ON "job_interviews" USING btree ("application_id","starts_at");--> statement-breakpoint
CREATE INDEX "job_interviews_time" ON "job_interviews" USING btree ("starts_at") WHERE not "job_interviews"."is_cancelled";--> statement-breakpoint
CREATE INDEX "job_application_letters_application" ON "job_application_letters" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "job_application_files_held" ON "job_application_files" USING btree ("created_at") WHERE "job_application_files"."virus_check" = 'held';