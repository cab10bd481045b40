CREATE TABLE "canned_answers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canned_answers_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "support_late_lists" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_holidays" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_holidays_day_unique" UNIQUE("day")
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "first_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "runs_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "waited_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "answer_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "answer_warn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "resolve_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "resolve_warn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "target_print" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "due_at" timestamp with time zone GENERATED ALWAYS AS (case when status = 'Open' then case when first_answered_at is null
    then least(answer_due_at, resolve_due_at) else resolve_due_at end end) STORED;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "warn_at" timestamp with time zone GENERATED ALWAYS AS (case when status = 'Open' then case when first_answered_at is null
    then least(answer_warn_at, resolve_warn_at) else resolve_warn_at end end) STORED;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "warned_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "late_told_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
CREATE INDEX "canned_answers_used" ON "canned_answers" USING btree ("title") WHERE "canned_answers"."removed_at" is null;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_merged_into_tickets_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_due" ON "tickets" USING btree (coalesce("due_at", 'infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "tickets_late" ON "tickets" USING btree ("due_at") WHERE "tickets"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "tickets_warn" ON "tickets" USING btree ("warn_at") WHERE "tickets"."warn_at" is not null;--> statement-breakpoint
CREATE INDEX "tickets_targets" ON "tickets" USING btree ("target_print","id") WHERE "tickets"."status" in ('Open', 'Pending');--> statement-breakpoint
CREATE INDEX "tickets_merged" ON "tickets" USING btree ("merged_into") WHERE "tickets"."merged_into" is not null;--> statement-breakpoint
UPDATE "tickets" t SET "runs_since" = t."created_at", "first_answered_at" = (SELECT min(m."created_at") FROM "messages" m
	WHERE m."subject_kind" = 'ticket' AND m."subject_id" = t."id" AND m."side" = 'staff' AND m."audience" = 'everyone');
