ALTER TABLE "order_measurements" DROP CONSTRAINT "order_measurements_order_item_id_unique";--> statement-breakpoint
ALTER TABLE "order_measurements" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_measurements_item" ON "order_measurements" USING btree ("order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_measurements_current" ON "order_measurements" USING btree ("order_item_id") WHERE "order_measurements"."replaced_at" is null;