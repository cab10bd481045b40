ALTER TABLE "cart_items" ADD COLUMN "measure_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "needed_measures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "measurements_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "measurements_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "measurements_next_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_parts_measurements" ON "order_parts" USING btree ("measurements_next_at") WHERE "order_parts"."measurements_next_at" is not null;