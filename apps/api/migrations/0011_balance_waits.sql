ALTER TABLE "order_parts" ADD COLUMN "balance_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "balance_next_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_parts_balance" ON "order_parts" USING btree ("balance_next_at") WHERE "order_parts"."balance_next_at" is not null;