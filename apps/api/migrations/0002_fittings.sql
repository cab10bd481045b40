ALTER TYPE "public"."proposal_state" ADD VALUE 'withdrawn';--> statement-breakpoint
ALTER TABLE "measurement_proposals" ALTER COLUMN "order_item_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "measurement_profile_id" uuid;--> statement-breakpoint
ALTER TABLE "measurement_proposals" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_measurement_profile_id_measurement_profiles_id_fk" FOREIGN KEY ("measurement_profile_id") REFERENCES "public"."measurement_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement_proposals" ADD CONSTRAINT "measurement_proposals_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_profile" ON "bookings" USING btree ("measurement_profile_id") WHERE "bookings"."measurement_profile_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "measurement_proposals_open_booking" ON "measurement_proposals" USING btree ("booking_id") WHERE "measurement_proposals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "measurement_proposals_booking" ON "measurement_proposals" USING btree ("booking_id","id");--> statement-breakpoint
ALTER TABLE "measurement_proposals" ADD CONSTRAINT "measurement_proposals_of_one" CHECK (num_nonnulls("measurement_proposals"."order_item_id", "measurement_proposals"."booking_id") = 1);