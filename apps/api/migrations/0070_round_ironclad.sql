ALTER TABLE "bookings" DROP CONSTRAINT "bookings_amounts";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "received" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "received_on" date;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_received" CHECK (("bookings"."received" > 0) = ("bookings"."received_on" is not null));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_amounts" CHECK ("bookings"."deposit" between 0 and "bookings"."total" and "bookings"."due_first" between 0 and "bookings"."total"
        and "bookings"."paid" between 0 and "bookings"."total" and "bookings"."refunded" between 0 and "bookings"."paid"
        and "bookings"."received" between 0 and "bookings"."total");