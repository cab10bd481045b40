ALTER TABLE "bookings" ADD COLUMN "order_part_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "guest" jsonb;--> statement-breakpoint
CREATE INDEX "bookings_order_part" ON "bookings" USING btree ("order_part_id") WHERE "bookings"."order_part_id" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_part_id_order_parts_id_fk" FOREIGN KEY ("order_part_id") REFERENCES "public"."order_parts"("id") ON DELETE set null;