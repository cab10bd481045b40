CREATE TYPE "public"."ticket_about" AS ENUM('order-part', 'booking', 'payment', 'subscription', 'nothing');--> statement-breakpoint
CREATE TYPE "public"."ticket_channel" AS ENUM('account', 'guest', 'email');--> statement-breakpoint
CREATE TABLE "ticket_backlog" (
	"ticket_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone DEFAULT 'infinity' NOT NULL,
	CONSTRAINT "ticket_backlog_ticket_id_since_pk" PRIMARY KEY("ticket_id","since")
);
--> statement-breakpoint
ALTER TABLE "tickets"
	ADD COLUMN "about" "ticket_about" GENERATED ALWAYS AS (case when order_part_id is not null then 'order-part'::ticket_about when booking_id is not null then 'booking'
        when payment_id is not null then 'payment' when subscription_id is not null then 'subscription' else 'nothing' end) STORED,
	ADD COLUMN "order_kind" "product_kind",
	ADD COLUMN "channel" "ticket_channel" DEFAULT 'account' NOT NULL,
	ADD COLUMN "opened_hour" integer GENERATED ALWAYS AS (date_part('hour', created_at at time zone 'Africa/Lagos')::int) STORED,
	ADD COLUMN "answer_seconds" integer GENERATED ALWAYS AS (extract(epoch from first_answered_at - created_at)::int) STORED,
	ADD COLUMN "solve_seconds" integer GENERATED ALWAYS AS (extract(epoch from resolved_at - created_at)::int) STORED,
	ADD COLUMN "answer_met" boolean GENERATED ALWAYS AS (first_answered_at <= answer_due_at) STORED,
	ADD COLUMN "solve_met" boolean GENERATED ALWAYS AS (resolved_at <= resolve_due_at) STORED;--> statement-breakpoint
UPDATE "tickets" SET "channel" = case when exists (select from "ticket_mails" m where m."ticket_id" = "tickets"."id"
	and m."kind" = 'opened' and m."created_at" = "tickets"."created_at") then 'email'::ticket_channel else 'guest' end
	WHERE "requester_id" is null;--> statement-breakpoint
ALTER TABLE "ticket_backlog" ADD CONSTRAINT "ticket_backlog_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_backlog_until" ON "ticket_backlog" USING btree ("until","since","ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_figures" ON "tickets" USING btree ("created_at","category","channel","about","order_kind","rating_score","opened_hour","answer_seconds","solve_seconds","answer_met","solve_met") WHERE "tickets"."merged_into" is null;