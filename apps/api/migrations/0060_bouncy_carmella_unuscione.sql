CREATE TYPE "public"."planning_stage" AS ENUM('requested', 'in-conversation', 'proposed', 'accepted', 'under-way', 'done', 'declined', 'withdrawn');--> statement-breakpoint
ALTER TYPE "public"."ledger_account" ADD VALUE 'planning' BEFORE 'tax';--> statement-breakpoint
CREATE SEQUENCE "public"."planning_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "planning_cases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"assignee_id" uuid,
	"stage" "planning_stage" DEFAULT 'requested' NOT NULL,
	"level" text NOT NULL,
	"day" date,
	"request" jsonb NOT NULL,
	"plan" jsonb DEFAULT '{"budget":[],"vendors":[],"run":[]}'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"answer_due_at" timestamp with time zone,
	"late_told_at" timestamp with time zone,
	"form_key" text NOT NULL,
	"form_hash" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"stage_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planning_cases_number_unique" UNIQUE("number"),
	CONSTRAINT "planning_cases_form" UNIQUE("user_id","form_key")
);
--> statement-breakpoint
CREATE TABLE "planning_checklists" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"done" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planning_coordinators" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"cities" text NOT NULL,
	"position" integer NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planning_coordinators_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "planning_milestones" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"number" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_on" date,
	"paid_at" timestamp with time zone,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "planning_milestones_number_unique" UNIQUE("number"),
	CONSTRAINT "planning_milestones_position" UNIQUE("case_id","position"),
	CONSTRAINT "planning_milestones_amounts" CHECK ("planning_milestones"."amount" > 0 and "planning_milestones"."refunded" between 0 and "planning_milestones"."amount")
);
--> statement-breakpoint
CREATE TABLE "planning_packages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"level" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"contents" text NOT NULL,
	"price_from" bigint NOT NULL,
	"position" integer NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planning_packages_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "planning_proposals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"case_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"words" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"expires_on" date NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "planning_proposals_number" UNIQUE("case_id","number")
);
--> statement-breakpoint
CREATE TABLE "planning_tasks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"case_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"due_on" date,
	"owner" text NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_one_subject";--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "milestone_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "milestone_id" uuid;--> statement-breakpoint
ALTER TABLE "planning_cases" ADD CONSTRAINT "planning_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_cases" ADD CONSTRAINT "planning_cases_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_checklists" ADD CONSTRAINT "planning_checklists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_coordinators" ADD CONSTRAINT "planning_coordinators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_milestones" ADD CONSTRAINT "planning_milestones_case_id_planning_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."planning_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_milestones" ADD CONSTRAINT "planning_milestones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_proposals" ADD CONSTRAINT "planning_proposals_case_id_planning_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."planning_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_proposals" ADD CONSTRAINT "planning_proposals_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_tasks" ADD CONSTRAINT "planning_tasks_case_id_planning_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."planning_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planning_cases_newest" ON "planning_cases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "planning_cases_day" ON "planning_cases" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "planning_cases_stage" ON "planning_cases" USING btree ("stage","stage_at");--> statement-breakpoint
CREATE INDEX "planning_cases_assignee" ON "planning_cases" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "planning_cases_answer" ON "planning_cases" USING btree ("answer_due_at") WHERE "planning_cases"."answer_due_at" is not null;--> statement-breakpoint
CREATE INDEX "planning_milestones_due" ON "planning_milestones" USING btree ("due_on") WHERE "planning_milestones"."paid_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "planning_proposals_open" ON "planning_proposals" USING btree ("case_id") WHERE "planning_proposals"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "planning_proposals_accepted" ON "planning_proposals" USING btree ("case_id") WHERE "planning_proposals"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "planning_tasks_case" ON "planning_tasks" USING btree ("case_id","position");--> statement-breakpoint
CREATE INDEX "payments_milestone" ON "payments" USING btree ("milestone_id") WHERE "payments"."milestone_id" is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_one_subject" CHECK (num_nonnulls("payments"."order_id", "payments"."booking_id", "payments"."invoice_id", "payments"."card_id", "payments"."milestone_id") = 1);