ALTER TABLE "payments" DROP CONSTRAINT "payments_one_subject";--> statement-breakpoint
ALTER TABLE "aso_ebi_orders" ADD COLUMN "commission" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "aso_ebi_orders" ADD COLUMN "tax_percent" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "aso_ebi_orders" ADD COLUMN "adds_fee" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "aso_ebi_orders" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "aso_ebi_orders" ADD COLUMN "earned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "aso_ebi_orders" ADD COLUMN "reminded_days" integer;--> statement-breakpoint
ALTER TABLE "aso_ebi_sets" ADD COLUMN "deposit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "aso_ebi_waiting" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "aso_ebi_waiting" ADD COLUMN "placement_key" text;--> statement-breakpoint
ALTER TABLE "aso_ebi_waiting" ADD COLUMN "placement_hash" text;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "aso_ebi_order_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "aso_ebi_order_id" uuid;--> statement-breakpoint
ALTER TABLE "aso_ebi_waiting" ADD CONSTRAINT "aso_ebi_waiting_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aso_ebi_orders_owing" ON "aso_ebi_orders" USING btree ("id") WHERE "aso_ebi_orders"."status" = 'part-paid';--> statement-breakpoint
CREATE INDEX "aso_ebi_orders_unearned" ON "aso_ebi_orders" USING btree ("id") WHERE "aso_ebi_orders"."earned_at" is null and "aso_ebi_orders"."status" in ('part-paid', 'paid');--> statement-breakpoint
CREATE INDEX "aso_ebi_orders_email" ON "aso_ebi_orders" USING btree (lower("email")) WHERE "aso_ebi_orders"."user_id" is null;--> statement-breakpoint
CREATE INDEX "aso_ebi_waiting_order" ON "aso_ebi_waiting" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "aso_ebi_waiting_user" ON "aso_ebi_waiting" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "aso_ebi_waiting_once" ON "aso_ebi_waiting" USING btree ("package_id","phone") WHERE "aso_ebi_waiting"."status" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "ledger_transactions_aso_ebi_order" ON "ledger_transactions" USING btree ("aso_ebi_order_id") WHERE "ledger_transactions"."aso_ebi_order_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_aso_ebi_order" ON "payments" USING btree ("aso_ebi_order_id") WHERE "payments"."aso_ebi_order_id" is not null;--> statement-breakpoint
ALTER TABLE "aso_ebi_waiting" ADD CONSTRAINT "aso_ebi_waiting_placement_key_unique" UNIQUE("placement_key");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_one_subject" CHECK (num_nonnulls("payments"."order_id", "payments"."booking_id", "payments"."aso_ebi_order_id", "payments"."invoice_id", "payments"."card_id", "payments"."milestone_id") = 1);