-- The functions and triggers that name what is renamed are made anew from the database.sql of their domains.
DROP FUNCTION IF EXISTS "order_counts"("order_state") CASCADE;--> statement-breakpoint
DROP TRIGGER IF EXISTS "users_standing_changed" ON "users";--> statement-breakpoint
ALTER TYPE "public"."booking_state" RENAME TO "booking_status";--> statement-breakpoint
ALTER TYPE "public"."campaign_state" RENAME TO "campaign_status";--> statement-breakpoint
ALTER TYPE "public"."document_state" RENAME TO "document_status";--> statement-breakpoint
ALTER TYPE "public"."hold_state" RENAME TO "hold_status";--> statement-breakpoint
ALTER TYPE "public"."invoice_state" RENAME TO "invoice_status";--> statement-breakpoint
ALTER TYPE "public"."mail_state" RENAME TO "mail_status";--> statement-breakpoint
ALTER TYPE "public"."order_state" RENAME TO "order_status";--> statement-breakpoint
ALTER TYPE "public"."payment_method_state" RENAME TO "payment_method_status";--> statement-breakpoint
ALTER TYPE "public"."payment_state" RENAME TO "payment_status";--> statement-breakpoint
ALTER TYPE "public"."payout_state" RENAME TO "payout_status";--> statement-breakpoint
ALTER TYPE "public"."proposal_state" RENAME TO "proposal_status";--> statement-breakpoint
ALTER TYPE "public"."recipient_state" RENAME TO "recipient_status";--> statement-breakpoint
ALTER TYPE "public"."redemption_state" RENAME TO "redemption_status";--> statement-breakpoint
ALTER TYPE "public"."refund_state" RENAME TO "refund_status";--> statement-breakpoint
ALTER TYPE "public"."review_state" RENAME TO "review_status";--> statement-breakpoint
ALTER TYPE "public"."subscription_state" RENAME TO "subscription_status";--> statement-breakpoint
ALTER TYPE "public"."time_proposal_state" RENAME TO "time_proposal_status";--> statement-breakpoint
ALTER TABLE "booking_events" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "booking_proposals" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "bookings" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "campaign_recipients" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "campaigns" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "coupon_redemptions" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "invoices" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "mails" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "maker_documents" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "measurement_proposals" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "payment_methods" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "payouts" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "refunds" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "reviews" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "stock_holds" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "subscription_events" RENAME COLUMN "from_state" TO "from_status";--> statement-breakpoint
ALTER TABLE "subscription_events" RENAME COLUMN "to_state" TO "to_status";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER INDEX "orders_state" RENAME TO "orders_status";--> statement-breakpoint
ALTER INDEX "products_standing" RENAME TO "products_status";--> statement-breakpoint
UPDATE "screen_preferences" SET "preference" = jsonb_set("preference", '{hiddenColumns}', (
  SELECT jsonb_agg(CASE WHEN "name" = '"state"' THEN '"status"' ELSE "name" END ORDER BY "position")
  FROM jsonb_array_elements("preference"->'hiddenColumns') WITH ORDINALITY AS "hidden" ("name", "position")
)) WHERE "preference"->'hiddenColumns' ? 'state';--> statement-breakpoint
UPDATE "idempotency_keys" SET "answer" = jsonb_set("answer" #- '{payment,state}', '{payment,status}', "answer" #> '{payment,state}')
WHERE "answer" #> '{payment,state}' IS NOT NULL;