CREATE TYPE "public"."booking_report_reason" AS ENUM('maker-absent', 'customer-present', 'not-as-booked', 'other');--> statement-breakpoint
CREATE TYPE "public"."booking_report_status" AS ENUM('open', 'reopened', 'refunded', 'declined');--> statement-breakpoint
CREATE TABLE "booking_outcomes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"booking_id" uuid NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"earned_at" timestamp with time zone,
	CONSTRAINT "booking_outcomes_booking_id_unique" UNIQUE("booking_id")
);
--> statement-breakpoint
CREATE TABLE "booking_reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"booking_id" uuid NOT NULL,
	"reason" "booking_report_reason" NOT NULL,
	"text" text NOT NULL,
	"status" "booking_report_status" DEFAULT 'open' NOT NULL,
	"reminded_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_reports_settled" CHECK (("booking_reports"."status" = 'open') = ("booking_reports"."settled_at" is null) and ("booking_reports"."status" = 'refunded') = ("booking_reports"."refunded" > 0))
);
--> statement-breakpoint
ALTER TABLE "booking_outcomes" ADD CONSTRAINT "booking_outcomes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_reports" ADD CONSTRAINT "booking_reports_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_reports" ADD CONSTRAINT "booking_reports_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_outcomes_held" ON "booking_outcomes" USING btree ("booking_id","ended_at") WHERE "booking_outcomes"."earned_at" is null;--> statement-breakpoint
CREATE INDEX "booking_reports_booking" ON "booking_reports" USING btree ("booking_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_reports_open" ON "booking_reports" USING btree ("booking_id") WHERE "booking_reports"."status" = 'open';--> statement-breakpoint
-- What ended before was earned at once; its customer may still report it within the days that there are from now on.
INSERT INTO "booking_outcomes" ("booking_id", "ended_at", "earned_at")
  SELECT "b"."id", "ended"."at", "ended"."at" FROM "bookings" "b"
  CROSS JOIN LATERAL (SELECT coalesce(max("e"."created_at"), "b"."ends_at") AS "at" FROM "booking_events" "e"
    WHERE "e"."booking_id" = "b"."id" AND "e"."status" = "b"."status") "ended"
  WHERE "b"."status" IN ('completed', 'no-show');
