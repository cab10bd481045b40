CREATE SEQUENCE "public"."aso_ebi_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "aso_ebi_guests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"table_code" text,
	"answer" text,
	"note" text DEFAULT '' NOT NULL,
	"opened_at" timestamp with time zone,
	"invited_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"thanked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "aso_ebi_links" (
	"key" text PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"guest_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "aso_ebi_orders" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"public_id" text NOT NULL,
	"number" text NOT NULL,
	"event_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"maker_id" uuid NOT NULL,
	"guest_id" uuid,
	"user_id" uuid,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"handover_id" uuid NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'reserved' NOT NULL,
	"hold_until" timestamp with time zone,
	"goods" bigint NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"tax" bigint DEFAULT 0 NOT NULL,
	"handover_price" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"deposit" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"commission_percent" double precision NOT NULL,
	"terms" jsonb NOT NULL,
	"placement_key" text,
	"placement_hash" text,
	"other_phone" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "aso_ebi_orders_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "aso_ebi_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "aso_ebi_orders_placement_key_unique" UNIQUE("placement_key"),
	CONSTRAINT "aso_ebi_orders_money" CHECK ("aso_ebi_orders"."paid" >= 0 and "aso_ebi_orders"."refunded" >= 0 and "aso_ebi_orders"."refunded" <= "aso_ebi_orders"."paid")
);
--> statement-breakpoint
CREATE TABLE "aso_ebi_sets" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"wearer" text NOT NULL,
	"size" text,
	"measurements" jsonb,
	"price" bigint NOT NULL,
	"stage" text DEFAULT 'waiting' NOT NULL,
	"measured_at" timestamp with time zone,
	"produced_at" timestamp with time zone,
	"ready_at" timestamp with time zone,
	"collected_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "aso_ebi_waiting" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"public_id" text NOT NULL,
	"package_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"quantity" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"offered_until" timestamp with time zone,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "aso_ebi_waiting_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "aso_ebi_waiting_quantity" CHECK ("aso_ebi_waiting"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "aso_ebi_guests" ADD CONSTRAINT "aso_ebi_guests_event_id_aso_ebi_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."aso_ebi_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_guests" ADD CONSTRAINT "aso_ebi_guests_group_id_aso_ebi_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."aso_ebi_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_links" ADD CONSTRAINT "aso_ebi_links_event_id_aso_ebi_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."aso_ebi_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_links" ADD CONSTRAINT "aso_ebi_links_group_id_aso_ebi_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."aso_ebi_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_links" ADD CONSTRAINT "aso_ebi_links_guest_id_aso_ebi_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."aso_ebi_guests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_orders" ADD CONSTRAINT "aso_ebi_orders_event_id_aso_ebi_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."aso_ebi_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_orders" ADD CONSTRAINT "aso_ebi_orders_group_id_aso_ebi_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."aso_ebi_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_orders" ADD CONSTRAINT "aso_ebi_orders_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_orders" ADD CONSTRAINT "aso_ebi_orders_guest_id_aso_ebi_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."aso_ebi_guests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_orders" ADD CONSTRAINT "aso_ebi_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_orders" ADD CONSTRAINT "aso_ebi_orders_handover_id_aso_ebi_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."aso_ebi_handovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_sets" ADD CONSTRAINT "aso_ebi_sets_order_id_aso_ebi_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."aso_ebi_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_sets" ADD CONSTRAINT "aso_ebi_sets_package_id_aso_ebi_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."aso_ebi_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_waiting" ADD CONSTRAINT "aso_ebi_waiting_package_id_aso_ebi_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."aso_ebi_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_waiting" ADD CONSTRAINT "aso_ebi_waiting_order_id_aso_ebi_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."aso_ebi_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "aso_ebi_guests_phone" ON "aso_ebi_guests" USING btree ("event_id","phone") WHERE "aso_ebi_guests"."phone" is not null;--> statement-breakpoint
CREATE INDEX "aso_ebi_guests_event" ON "aso_ebi_guests" USING btree ("event_id","name","id");--> statement-breakpoint
CREATE INDEX "aso_ebi_guests_group" ON "aso_ebi_guests" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "aso_ebi_links_event" ON "aso_ebi_links" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "aso_ebi_links_group" ON "aso_ebi_links" USING btree ("group_id") WHERE "aso_ebi_links"."guest_id" is null and "aso_ebi_links"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "aso_ebi_links_guest" ON "aso_ebi_links" USING btree ("guest_id") WHERE "aso_ebi_links"."guest_id" is not null and "aso_ebi_links"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "aso_ebi_orders_event" ON "aso_ebi_orders" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "aso_ebi_orders_group" ON "aso_ebi_orders" USING btree ("group_id","status");--> statement-breakpoint
CREATE INDEX "aso_ebi_orders_guest" ON "aso_ebi_orders" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "aso_ebi_orders_user" ON "aso_ebi_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "aso_ebi_orders_maker" ON "aso_ebi_orders" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "aso_ebi_orders_holds" ON "aso_ebi_orders" USING btree ("hold_until") WHERE "aso_ebi_orders"."hold_until" is not null;--> statement-breakpoint
CREATE INDEX "aso_ebi_sets_order" ON "aso_ebi_sets" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "aso_ebi_sets_package" ON "aso_ebi_sets" USING btree ("package_id","stage") WHERE "aso_ebi_sets"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "aso_ebi_waiting_queue" ON "aso_ebi_waiting" USING btree ("package_id","id") WHERE "aso_ebi_waiting"."status" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "aso_ebi_waiting_offers" ON "aso_ebi_waiting" USING btree ("offered_until") WHERE "aso_ebi_waiting"."status" = 'offered';--> statement-breakpoint
ALTER TABLE "aso_ebi_packages" ADD CONSTRAINT "aso_ebi_packages_taken" CHECK ("aso_ebi_packages"."taken" >= 0 and ("aso_ebi_packages"."stock" is null or "aso_ebi_packages"."taken" <= "aso_ebi_packages"."stock"));