ALTER TYPE "public"."ledger_account" ADD VALUE 'bank';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'payment-reversed' BEFORE 'materials';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'payment-settled' BEFORE 'materials';--> statement-breakpoint
ALTER TYPE "public"."payment_status" ADD VALUE 'wrong' BEFORE 'failed';--> statement-breakpoint
ALTER TYPE "public"."refund_status" ADD VALUE 'needs-attention' BEFORE 'processed';--> statement-breakpoint
ALTER TYPE "public"."refund_status" ADD VALUE 'settled';--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"payment_id" uuid NOT NULL,
	"refund_id" uuid,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_amounts";--> statement-breakpoint
DROP INDEX "refunds_open";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "captured_amount" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "captured_currency" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reversed_amount" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "retried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attention_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "trouble" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "returned_amount" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "settled_how" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_amount" ON "payments" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "payments_reversed" ON "payments" USING btree ("created_at") WHERE "payments"."reversed_amount" is not null;--> statement-breakpoint
CREATE INDEX "refunds_unfinished" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" <> 'processed';--> statement-breakpoint
CREATE INDEX "refunds_attention" ON "refunds" USING btree ("payment_id") WHERE "refunds"."attention_at" is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amounts" CHECK ("payments"."amount" > 0 and "payments"."refunded" between 0 and coalesce("payments"."captured_amount", "payments"."amount"));--> statement-breakpoint
-- Refunds that failed before wait for somebody, as those that fail from now on do.
UPDATE "refunds" SET "attention_at" = coalesce("settled_at", "checked_at", "created_at"), "trouble" = 'The payment provider could not return the money.' WHERE "status" = 'failed';--> statement-breakpoint
-- What had come in with a wrong amount was kept: it is asked for once more, and then goes back.
UPDATE "payments" SET "status" = 'created', "reason" = null WHERE "status" = 'failed' AND "charged_method_id" IS NULL AND "reason" = 'The provider reports another amount or currency than was asked for';
