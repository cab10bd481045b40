CREATE TYPE "public"."inquiry_kind" AS ENUM('Support', 'General', 'Privacy');--> statement-breakpoint
CREATE TYPE "public"."inquiry_status" AS ENUM('Open', 'Answered', 'Closed', 'Spam');--> statement-breakpoint
CREATE TYPE "public"."privacy_request" AS ENUM('Access', 'Correction', 'Deletion', 'Objection', 'Portability');--> statement-breakpoint
CREATE SEQUENCE "public"."inquiry_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"kind" "inquiry_kind" NOT NULL,
	"category" "ticket_category",
	"request" "privacy_request",
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"status" "inquiry_status" NOT NULL,
	"spam_score" integer NOT NULL,
	"spam_reasons" text[] NOT NULL,
	"user_id" uuid,
	"assignee_id" uuid,
	"ticket_id" uuid,
	"due_at" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	"form_key" text NOT NULL,
	"form_hash" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiries_number_unique" UNIQUE("number"),
	CONSTRAINT "inquiries_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "inquiries_privacy" CHECK (("inquiries"."kind" = 'Privacy') = ("inquiries"."request" is not null) and ("inquiries"."kind" = 'Privacy') = ("inquiries"."due_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "inquiry_answers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_answers" ADD CONSTRAINT "inquiry_answers_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_answers" ADD CONSTRAINT "inquiry_answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_work" ON "inquiries" USING btree ((case when ("due_at" is not null and "status" in ('Open', 'Answered')) then extract(epoch from "due_at" at time zone 'UTC') else 1e11 - extract(epoch from "last_at" at time zone 'UTC') end),"id");--> statement-breakpoint
CREATE INDEX "inquiries_latest" ON "inquiries" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_newest" ON "inquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_email" ON "inquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "inquiries_repeated" ON "inquiries" USING btree (md5("description"));--> statement-breakpoint
CREATE INDEX "inquiries_user" ON "inquiries" USING btree ("user_id") WHERE "inquiries"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "inquiries_assignee" ON "inquiries" USING btree ("assignee_id") WHERE "inquiries"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "inquiries_ticket" ON "inquiries" USING btree ("ticket_id") WHERE "inquiries"."ticket_id" is not null;--> statement-breakpoint
CREATE INDEX "inquiries_due" ON "inquiries" USING btree ("due_at") WHERE ("inquiries"."due_at" is not null and "inquiries"."status" in ('Open', 'Answered'));--> statement-breakpoint
CREATE INDEX "inquiries_settled" ON "inquiries" USING btree ("status_at") WHERE "inquiries"."status" in ('Closed', 'Spam');--> statement-breakpoint
CREATE INDEX "inquiry_answers_inquiry" ON "inquiry_answers" USING btree ("inquiry_id","id");