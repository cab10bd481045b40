CREATE TYPE "public"."application_file_purpose" AS ENUM('cv', 'portfolio', 'answer');--> statement-breakpoint
CREATE TYPE "public"."application_stage" AS ENUM('new', 'screening', 'interview', 'offer', 'hired', 'declined', 'withdrawn');--> statement-breakpoint
CREATE TABLE "aso_ebi_disputes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"set_id" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text NOT NULL,
	"opened_by" uuid NOT NULL,
	"decision" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"refund" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "aso_ebi_disputes_refund" CHECK ("aso_ebi_disputes"."refund" >= 0)
);
--> statement-breakpoint
CREATE TABLE "aso_ebi_handings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"set_id" uuid NOT NULL,
	"is_handed_over" boolean NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_authors" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"biography" text NOT NULL,
	"user_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_authors_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_authors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_pictures" (
	"post_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "blog_pictures_post_id_media_id_pk" PRIMARY KEY("post_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"words" jsonb NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"scheduled_for" timestamp with time zone,
	"due" jsonb,
	"live" jsonb,
	"live_slug" text,
	"published_at" timestamp with time zone,
	"live_at" timestamp with time zone,
	"is_featured" boolean DEFAULT false NOT NULL,
	"preview_token" text,
	"campaign_id" uuid,
	"search" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_live_slug_unique" UNIQUE("live_slug"),
	CONSTRAINT "blog_posts_preview_token_unique" UNIQUE("preview_token"),
	CONSTRAINT "blog_posts_live" CHECK ("blog_posts"."status" <> 'published' or ("blog_posts"."live" is not null and "blog_posts"."published_at" is not null)),
	CONSTRAINT "blog_posts_schedule" CHECK (("blog_posts"."due" is null) = ("blog_posts"."scheduled_for" is null))
);
--> statement-breakpoint
CREATE TABLE "blog_reads" (
	"post_id" uuid NOT NULL,
	"day" date NOT NULL,
	"referrer" text NOT NULL,
	"reads" integer DEFAULT 0 NOT NULL,
	"carts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "blog_reads_post_id_day_referrer_pk" PRIMARY KEY("post_id","day","referrer")
);
--> statement-breakpoint
CREATE TABLE "blog_versions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"post_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"words" jsonb NOT NULL,
	"is_fixed" boolean DEFAULT false NOT NULL,
	"by_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_versions_number" UNIQUE("post_id","number")
);
--> statement-breakpoint
CREATE TABLE "blog_writers" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_writers_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
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
ALTER TABLE "aso_ebi_invitations" ADD COLUMN "tailor_id" uuid;--> statement-breakpoint
ALTER TABLE "aso_ebi_events" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "aso_ebi_groups" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "aso_ebi_groups" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "aso_ebi_disputes" ADD CONSTRAINT "aso_ebi_disputes_set_id_aso_ebi_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."aso_ebi_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_disputes" ADD CONSTRAINT "aso_ebi_disputes_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_disputes" ADD CONSTRAINT "aso_ebi_disputes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_handings" ADD CONSTRAINT "aso_ebi_handings_set_id_aso_ebi_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."aso_ebi_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_handings" ADD CONSTRAINT "aso_ebi_handings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_authors" ADD CONSTRAINT "blog_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_former_slugs" ADD CONSTRAINT "blog_former_slugs_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_pictures" ADD CONSTRAINT "blog_pictures_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_pictures" ADD CONSTRAINT "blog_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_reads" ADD CONSTRAINT "blog_reads_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_writers" ADD CONSTRAINT "blog_writers_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_writers" ADD CONSTRAINT "blog_writers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_erasures" ADD CONSTRAINT "job_application_erasures_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_files" ADD CONSTRAINT "job_application_files_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_notes" ADD CONSTRAINT "job_application_notes_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_notes" ADD CONSTRAINT "job_application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_ratings" ADD CONSTRAINT "job_application_ratings_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_ratings" ADD CONSTRAINT "job_application_ratings_rater_id_users_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aso_ebi_disputes_set" ON "aso_ebi_disputes" USING btree ("set_id");--> statement-breakpoint
CREATE UNIQUE INDEX "aso_ebi_disputes_open" ON "aso_ebi_disputes" USING btree ("set_id") WHERE "aso_ebi_disputes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "aso_ebi_handings_set" ON "aso_ebi_handings" USING btree ("set_id","id");--> statement-breakpoint
CREATE INDEX "blog_pictures_media" ON "blog_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "blog_posts_shown" ON "blog_posts" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "blog_posts"."status" = 'published';--> statement-breakpoint
CREATE INDEX "blog_posts_edited" ON "blog_posts" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_due" ON "blog_posts" USING btree ("scheduled_for") WHERE "blog_posts"."due" is not null;--> statement-breakpoint
CREATE INDEX "blog_posts_search" ON "blog_posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "blog_writers_user" ON "blog_writers" USING btree ("user_id");--> statement-breakpoint
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
CREATE INDEX "job_openings_published" ON "job_openings" USING btree ("published_at") WHERE "job_openings"."published_at" is not null;--> statement-breakpoint
ALTER TABLE "aso_ebi_invitations" ADD CONSTRAINT "aso_ebi_invitations_tailor_id_makers_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_events" ADD CONSTRAINT "aso_ebi_events_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aso_ebi_invitations_tailor" ON "aso_ebi_invitations" USING btree ("tailor_id") WHERE "aso_ebi_invitations"."tailor_id" is not null;