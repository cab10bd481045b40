CREATE TYPE "public"."commission_status" AS ENUM('pending', 'held', 'due', 'reversed', 'refused');--> statement-breakpoint
CREATE TYPE "public"."partner_status" AS ENUM('applied', 'active', 'suspended', 'declined', 'left');--> statement-breakpoint
CREATE TYPE "public"."referral_way" AS ENUM('link', 'coupon');--> statement-breakpoint
ALTER TYPE "public"."ledger_account" ADD VALUE 'affiliate-pending' BEFORE 'refunds';--> statement-breakpoint
ALTER TYPE "public"."ledger_account" ADD VALUE 'affiliate-payable' BEFORE 'refunds';--> statement-breakpoint
ALTER TYPE "public"."ledger_account" ADD VALUE 'affiliates' BEFORE 'refunds';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'affiliate-commission' BEFORE 'payout';--> statement-breakpoint
CREATE TABLE "affiliate_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_code" text NOT NULL,
	"bank_name" text NOT NULL,
	"account_number" text NOT NULL,
	"account_ending" text NOT NULL,
	"account_name" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_clicks" (
	"partner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "affiliate_clicks_partner_id_day_pk" PRIMARY KEY("partner_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_commissions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"partner_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"part_id" uuid NOT NULL,
	"via" "referral_way" NOT NULL,
	"status" "commission_status" DEFAULT 'pending' NOT NULL,
	"hold_reason" text,
	"signs" text[] DEFAULT '{}' NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"is_new_customer" boolean NOT NULL,
	"goods" bigint NOT NULL,
	"full_amount" bigint NOT NULL,
	"paid_goods" bigint DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"earned_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"reversed_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"payout_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_commissions_part_id_unique" UNIQUE("part_id"),
	CONSTRAINT "affiliate_commissions_goods" CHECK ("affiliate_commissions"."paid_goods" between 0 and "affiliate_commissions"."goods"),
	CONSTRAINT "affiliate_commissions_amount" CHECK ("affiliate_commissions"."amount" between 0 and "affiliate_commissions"."full_amount"),
	CONSTRAINT "affiliate_commissions_nothing" CHECK ("affiliate_commissions"."amount" = 0 or "affiliate_commissions"."status" in ('pending', 'held', 'due'))
);
--> statement-breakpoint
CREATE TABLE "affiliate_devices" (
	"device_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_devices_device_hash_user_id_pk" PRIMARY KEY("device_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "affiliate_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"partner_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_partners" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"status" "partner_status" DEFAULT 'applied' NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"site" text NOT NULL,
	"audience" text DEFAULT '' NOT NULL,
	"promotion" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"is_listed" boolean NOT NULL,
	"product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"maker_ids" uuid[] DEFAULT '{}' NOT NULL,
	"percent" numeric(5, 2),
	"coupon_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_partners_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "affiliate_partners_code_unique" UNIQUE("code"),
	CONSTRAINT "affiliate_partners_coupon_id_unique" UNIQUE("coupon_id"),
	CONSTRAINT "affiliate_partners_code" CHECK ("affiliate_partners"."code" ~ '^[A-Z0-9]{3,24}$'),
	CONSTRAINT "affiliate_partners_percent" CHECK ("affiliate_partners"."percent" between 0 and 50)
);
--> statement-breakpoint
CREATE TABLE "affiliate_rates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	"category_id" uuid,
	"partner_id" uuid,
	"starts_on" date,
	"ends_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_rates_percent" CHECK ("affiliate_rates"."percent" between 0 and 50),
	CONSTRAINT "affiliate_rates_days" CHECK (("affiliate_rates"."starts_on" is null) = ("affiliate_rates"."ends_on" is null) and "affiliate_rates"."starts_on" <= "affiliate_rates"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "affiliate_referrals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"device_hash" text,
	"user_id" uuid,
	"partner_id" uuid NOT NULL,
	"clicked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_referrals_device_hash_unique" UNIQUE("device_hash"),
	CONSTRAINT "affiliate_referrals_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "affiliate_referrals_whose" CHECK (num_nonnulls("affiliate_referrals"."device_hash", "affiliate_referrals"."user_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "payouts" ALTER COLUMN "maker_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_hash" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
ALTER TABLE "affiliate_accounts" ADD CONSTRAINT "affiliate_accounts_id_affiliate_partners_id_fk" FOREIGN KEY ("id") REFERENCES "public"."affiliate_partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_partner_id_affiliate_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."affiliate_partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_partner_id_affiliate_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."affiliate_partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_devices" ADD CONSTRAINT "affiliate_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_notes" ADD CONSTRAINT "affiliate_notes_partner_id_affiliate_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."affiliate_partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_notes" ADD CONSTRAINT "affiliate_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_partners" ADD CONSTRAINT "affiliate_partners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_partners" ADD CONSTRAINT "affiliate_partners_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rates" ADD CONSTRAINT "affiliate_rates_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rates" ADD CONSTRAINT "affiliate_rates_partner_id_affiliate_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."affiliate_partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_referrals" ADD CONSTRAINT "affiliate_referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_referrals" ADD CONSTRAINT "affiliate_referrals_partner_id_affiliate_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."affiliate_partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_accounts_number" ON "affiliate_accounts" USING btree ("account_number","bank_code");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_order" ON "affiliate_commissions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_newest" ON "affiliate_commissions" USING btree ("created_at","id") WHERE "affiliate_commissions"."earned_at" is not null;--> statement-breakpoint
CREATE INDEX "affiliate_commissions_partner" ON "affiliate_commissions" USING btree ("partner_id","created_at","id") WHERE "affiliate_commissions"."earned_at" is not null;--> statement-breakpoint
CREATE INDEX "affiliate_commissions_amount" ON "affiliate_commissions" USING btree ("amount","id") WHERE "affiliate_commissions"."earned_at" is not null;--> statement-breakpoint
CREATE INDEX "affiliate_commissions_status" ON "affiliate_commissions" USING btree ("status","created_at","id") WHERE "affiliate_commissions"."earned_at" is not null;--> statement-breakpoint
CREATE INDEX "affiliate_commissions_payout" ON "affiliate_commissions" USING btree ("payout_id") WHERE "affiliate_commissions"."payout_id" is not null;--> statement-breakpoint
CREATE INDEX "affiliate_devices_user" ON "affiliate_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "affiliate_devices_seen" ON "affiliate_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "affiliate_notes_partner" ON "affiliate_notes" USING btree ("partner_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_partners_name" ON "affiliate_partners" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "affiliate_referrals_clicked" ON "affiliate_referrals" USING btree ("clicked_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_partner" ON "ledger_entries" USING btree ("partner_id","account","amount") WHERE "ledger_entries"."partner_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_card_hash" ON "payments" USING btree ("card_hash") WHERE "payments"."card_hash" is not null;--> statement-breakpoint
CREATE INDEX "payouts_partner" ON "payouts" USING btree ("partner_id","created_at","id") WHERE "payouts"."partner_id" is not null;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_batch_partner" UNIQUE("batch_id","partner_id");--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_one_payee" CHECK (num_nonnulls("payouts"."maker_id", "payouts"."partner_id") = 1);