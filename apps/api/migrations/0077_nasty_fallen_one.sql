CREATE TYPE "public"."design_ask_status" AS ENUM('asked', 'answered', 'accepted', 'declined', 'lapsed', 'expired', 'withdrawn', 'closed');--> statement-breakpoint
CREATE TYPE "public"."design_decline_reason" AS ENUM('busy', 'skills', 'cloth', 'unclear', 'other');--> statement-breakpoint
CREATE TYPE "public"."design_request_status" AS ENUM('open', 'accepted', 'ordered', 'expired', 'cancelled');--> statement-breakpoint
CREATE TABLE "commissions" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_asks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"request_id" uuid NOT NULL,
	"maker_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"status" "design_ask_status" DEFAULT 'asked' NOT NULL,
	"respond_by" timestamp with time zone NOT NULL,
	"price" bigint,
	"days" integer,
	"message" text DEFAULT '' NOT NULL,
	"recipe" jsonb,
	"look_hash" text,
	"answered_at" timestamp with time zone,
	"holds_until" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"decline_reason" "design_decline_reason",
	"decline_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "design_asks_answer" CHECK ("design_asks"."status" not in ('answered', 'accepted')
        or ("design_asks"."price" > 0 and "design_asks"."days" between 1 and 180
          and "design_asks"."answered_at" is not null and "design_asks"."holds_until" is not null)),
	CONSTRAINT "design_asks_look_of_recipe" CHECK (("design_asks"."recipe" is null) = ("design_asks"."look_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "design_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"customer_id" uuid NOT NULL,
	"status" "design_request_status" DEFAULT 'open' NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"design_id" uuid,
	"recipe" jsonb,
	"look_hash" text,
	"product_id" uuid,
	"pay_by" timestamp with time zone,
	"commission_id" uuid,
	"variant_id" uuid,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "design_requests_look_of_recipe" CHECK (("design_requests"."recipe" is null) = ("design_requests"."look_hash" is null)),
	CONSTRAINT "design_requests_pay_by" CHECK ("design_requests"."status" <> 'accepted' or "design_requests"."pay_by" is not null)
);
--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_asks" ADD CONSTRAINT "design_asks_request_id_design_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."design_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_asks" ADD CONSTRAINT "design_asks_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_asks" ADD CONSTRAINT "design_asks_look_hash_looks_hash_fk" FOREIGN KEY ("look_hash") REFERENCES "public"."looks"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_requests" ADD CONSTRAINT "design_requests_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_requests" ADD CONSTRAINT "design_requests_look_hash_looks_hash_fk" FOREIGN KEY ("look_hash") REFERENCES "public"."looks"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_requests" ADD CONSTRAINT "design_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_requests" ADD CONSTRAINT "design_requests_commission_id_products_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_requests" ADD CONSTRAINT "design_requests_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_requests" ADD CONSTRAINT "design_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commissions_customer" ON "commissions" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "design_asks_once" ON "design_asks" USING btree ("maker_id","subject") WHERE "design_asks"."status" in ('asked', 'answered');--> statement-breakpoint
CREATE UNIQUE INDEX "design_asks_accepted" ON "design_asks" USING btree ("request_id") WHERE "design_asks"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "design_asks_request" ON "design_asks" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "design_asks_maker" ON "design_asks" USING btree ("maker_id","id");--> statement-breakpoint
CREATE INDEX "design_asks_waiting" ON "design_asks" USING btree ("respond_by") WHERE "design_asks"."status" = 'asked';--> statement-breakpoint
CREATE INDEX "design_asks_held" ON "design_asks" USING btree ("holds_until") WHERE "design_asks"."status" = 'answered';--> statement-breakpoint
CREATE INDEX "design_asks_look" ON "design_asks" USING btree ("look_hash") WHERE "design_asks"."look_hash" is not null;--> statement-breakpoint
CREATE INDEX "design_requests_customer" ON "design_requests" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "design_requests_due" ON "design_requests" USING btree ("pay_by") WHERE "design_requests"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "design_requests_commission" ON "design_requests" USING btree ("commission_id") WHERE "design_requests"."commission_id" is not null;--> statement-breakpoint
CREATE INDEX "design_requests_look" ON "design_requests" USING btree ("look_hash") WHERE "design_requests"."look_hash" is not null;