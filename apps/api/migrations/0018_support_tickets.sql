CREATE TYPE "public"."ticket_category" AS ENUM('Order', 'Made to measure and fit', 'Delivery', 'Payment and refund', 'Booking', 'Subscription', 'Try-on', 'Account', 'Other');--> statement-breakpoint
CREATE TYPE "public"."ticket_priority" AS ENUM('Low', 'Normal', 'High', 'Urgent');--> statement-breakpoint
CREATE TYPE "public"."ticket_status" AS ENUM('Open', 'Pending', 'Resolved', 'Closed');--> statement-breakpoint
CREATE SEQUENCE "public"."ticket_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"public_id" text NOT NULL,
	"number" text NOT NULL,
	"requester_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"category" "ticket_category" NOT NULL,
	"priority" "ticket_priority" NOT NULL,
	"status" "ticket_status" DEFAULT 'Open' NOT NULL,
	"assignee_id" uuid,
	"order_part_id" uuid,
	"booking_id" uuid,
	"payment_id" uuid,
	"subscription_id" uuid,
	"last_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"close_notice_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"rating_score" integer,
	"rating_comment" text DEFAULT '' NOT NULL,
	"rated_at" timestamp with time zone,
	"form_key" text NOT NULL,
	"form_hash" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tickets_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "tickets_number_unique" UNIQUE("number"),
	CONSTRAINT "tickets_form" UNIQUE("requester_id","form_key"),
	CONSTRAINT "tickets_about" CHECK (num_nonnulls("tickets"."order_part_id", "tickets"."booking_id", "tickets"."payment_id", "tickets"."subscription_id") <= 1),
	CONSTRAINT "tickets_resolved" CHECK (("tickets"."status" = 'Resolved') <= ("tickets"."resolved_at" is not null)),
	CONSTRAINT "tickets_closed" CHECK (("tickets"."status" = 'Closed') = ("tickets"."closed_at" is not null)),
	CONSTRAINT "tickets_rating" CHECK ("tickets"."rating_score" between 1 and 5 and "tickets"."rated_at" is not null or "tickets"."rating_score" is null)
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_part_id_order_parts_id_fk" FOREIGN KEY ("order_part_id") REFERENCES "public"."order_parts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_latest" ON "tickets" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "tickets_newest" ON "tickets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_priority" ON "tickets" USING btree ("priority","id");--> statement-breakpoint
CREATE INDEX "tickets_requester" ON "tickets" USING btree ("requester_id","last_at");--> statement-breakpoint
CREATE INDEX "tickets_assignee" ON "tickets" USING btree ("assignee_id") WHERE "tickets"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "tickets_resolved" ON "tickets" USING btree ("resolved_at") WHERE "tickets"."status" = 'Resolved';--> statement-breakpoint
CREATE INDEX "tickets_order_part" ON "tickets" USING btree ("order_part_id") WHERE "tickets"."order_part_id" is not null;--> statement-breakpoint
CREATE INDEX "tickets_booking" ON "tickets" USING btree ("booking_id") WHERE "tickets"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "tickets_payment" ON "tickets" USING btree ("payment_id") WHERE "tickets"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "tickets_subscription" ON "tickets" USING btree ("subscription_id") WHERE "tickets"."subscription_id" is not null;