CREATE TYPE "public"."booking_actor" AS ENUM('customer', 'maker', 'staff', 'system');--> statement-breakpoint
CREATE TYPE "public"."booking_state" AS ENUM('pending', 'confirmed', 'rescheduled', 'completed', 'no-show', 'declined', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."time_proposal_state" AS ENUM('open', 'accepted', 'refused', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."ledger_account" AS ENUM('provider', 'unassigned', 'held-earnings', 'held-commission', 'held-tax', 'maker-payable', 'commission', 'subscriptions', 'tax', 'refunds', 'payouts');--> statement-breakpoint
CREATE TYPE "public"."ledger_kind" AS ENUM('payment', 'refund', 'refund-sent', 'materials', 'earnings', 'payout', 'payout-sent', 'payout-returned');--> statement-breakpoint
CREATE TYPE "public"."document_kind" AS ENUM('identity', 'workshop', 'registration', 'guarantor');--> statement-breakpoint
CREATE TYPE "public"."document_state" AS ENUM('draft', 'submitted', 'accepted', 'refused');--> statement-breakpoint
CREATE TYPE "public"."proposal_state" AS ENUM('open', 'accepted', 'refused');--> statement-breakpoint
CREATE TYPE "public"."age_group" AS ENUM('adult', 'child');--> statement-breakpoint
CREATE TYPE "public"."figure" AS ENUM('woman', 'man');--> statement-breakpoint
CREATE TYPE "public"."length_unit" AS ENUM('cm', 'in');--> statement-breakpoint
CREATE TYPE "public"."taken_by" AS ENUM('alone', 'helped', 'tailor', 'garment', 'fitting');--> statement-breakpoint
CREATE TYPE "public"."campaign_state" AS ENUM('draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped');--> statement-breakpoint
CREATE TYPE "public"."recipient_state" AS ENUM('waiting', 'written', 'skipped');--> statement-breakpoint
CREATE TYPE "public"."refund_kind" AS ENUM('full', 'amount', 'lines');--> statement-breakpoint
CREATE TYPE "public"."message_side" AS ENUM('customer', 'maker', 'staff');--> statement-breakpoint
CREATE TYPE "public"."note_audience" AS ENUM('staff', 'maker');--> statement-breakpoint
CREATE TYPE "public"."payout_state" AS ENUM('pending', 'needs-approval', 'succeeded', 'failed', 'reversed');--> statement-breakpoint
CREATE TYPE "public"."report_reason" AS ENUM('offensive', 'off-topic', 'advertising', 'private', 'untrue');--> statement-breakpoint
CREATE TYPE "public"."review_state" AS ENUM('published', 'hidden');--> statement-breakpoint
CREATE TYPE "public"."service_confirmation" AS ENUM('instant', 'request');--> statement-breakpoint
CREATE TYPE "public"."service_kind" AS ENUM('appointment', 'home-visit', 'video', 'class', 'drop-off');--> statement-breakpoint
CREATE TYPE "public"."service_place" AS ENUM('studio', 'home', 'video');--> statement-breakpoint
CREATE TYPE "public"."service_status" AS ENUM('draft', 'published', 'archived');--> statement-breakpoint
CREATE TYPE "public"."invoice_reason" AS ENUM('start', 'renewal', 'change');--> statement-breakpoint
CREATE TYPE "public"."invoice_state" AS ENUM('draft', 'open', 'uncollectible', 'paid', 'void');--> statement-breakpoint
CREATE TYPE "public"."payment_method_state" AS ENUM('checking', 'active', 'removed');--> statement-breakpoint
CREATE TYPE "public"."plan_interval" AS ENUM('month', 'year');--> statement-breakpoint
CREATE TYPE "public"."subscription_actor" AS ENUM('person', 'staff', 'clock');--> statement-breakpoint
CREATE TYPE "public"."subscription_event_kind" AS ENUM('started', 'trial-started', 'trial-reminded', 'renewal-reminded', 'converted', 'renewed', 'payment-failed', 'recovered', 'upgraded', 'change-planned', 'change-undone', 'changed', 'paused', 'resumed', 'cancel-planned', 'cancel-undone', 'cancelled', 'expired', 'comped', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."subscription_state" AS ENUM('incomplete', 'trial', 'active', 'past_due', 'paused', 'cancelled', 'expired');--> statement-breakpoint
CREATE SEQUENCE "public"."booking_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "availability_blocks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "availability_blocks_order" CHECK ("availability_blocks"."starts_at" < "availability_blocks"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "availability_days" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"maker_id" uuid NOT NULL,
	"provider_id" uuid,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"windows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "availability_days_order" CHECK ("availability_days"."first_day" <= "availability_days"."last_day")
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"maker_id" uuid NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"zone" text NOT NULL,
	"hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"daily_cap" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "providers_cap" CHECK ("providers"."daily_cap" >= 1)
);
--> statement-breakpoint
CREATE TABLE "service_next_free" (
	"service_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_providers" (
	"service_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	CONSTRAINT "service_providers_service_id_provider_id_pk" PRIMARY KEY("service_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "booked_times" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"taken_from" timestamp with time zone NOT NULL,
	"taken_to" timestamp with time zone NOT NULL,
	"seats" integer NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "booked_times_session" UNIQUE("provider_id","service_id","starts_at"),
	CONSTRAINT "booked_times_seats" CHECK ("booked_times"."seats" >= 1 and "booked_times"."taken" between 0 and "booked_times"."seats"),
	CONSTRAINT "booked_times_order" CHECK ("booked_times"."starts_at" < "booked_times"."ends_at"),
	CONSTRAINT "booked_times_buffers" CHECK ("booked_times"."taken_from" <= "booked_times"."starts_at" and "booked_times"."ends_at" <= "booked_times"."taken_to")
);
--> statement-breakpoint
CREATE TABLE "booking_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"booking_id" uuid NOT NULL,
	"state" "booking_state" NOT NULL,
	"by" "booking_actor" NOT NULL,
	"actor_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_feeds" (
	"maker_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_feeds_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "booking_proposals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"booking_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" time_proposal_state DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_reminders" (
	"booking_id" uuid NOT NULL,
	"hours" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_reminders_booking_id_hours_starts_at_pk" PRIMARY KEY("booking_id","hours","starts_at")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid,
	"contact" jsonb NOT NULL,
	"maker_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"time_id" uuid,
	"state" "booking_state" NOT NULL,
	"held_until" timestamp with time zone,
	"answer_by" timestamp with time zone,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"first_starts_at" timestamp with time zone NOT NULL,
	"agreed_at" timestamp with time zone,
	"seats" integer NOT NULL,
	"zone" text NOT NULL,
	"customer_zone" text NOT NULL,
	"service" jsonb NOT NULL,
	"kind" "service_kind" NOT NULL,
	"confirmation" "service_confirmation" NOT NULL,
	"place" "service_place" NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"home" jsonb,
	"travel_zone" text,
	"travel_fee" bigint NOT NULL,
	"price" bigint NOT NULL,
	"deposit" bigint NOT NULL,
	"total" bigint NOT NULL,
	"plan" "payment_plan" NOT NULL,
	"due_first" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"commission_percent" numeric(5, 2) NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"work_note" text DEFAULT '' NOT NULL,
	"measurements" jsonb,
	"reschedules" integer DEFAULT 0 NOT NULL,
	"moved_by_maker" boolean DEFAULT false NOT NULL,
	"ended_by" "booking_actor",
	"end_reason" text DEFAULT '' NOT NULL,
	"placement_key" text,
	"placement_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_number_unique" UNIQUE("number"),
	CONSTRAINT "bookings_order" CHECK ("bookings"."starts_at" < "bookings"."ends_at"),
	CONSTRAINT "bookings_seats" CHECK ("bookings"."seats" >= 1),
	CONSTRAINT "bookings_pending" CHECK (("bookings"."state" = 'pending') = (num_nonnulls("bookings"."held_until", "bookings"."answer_by") = 1)),
	CONSTRAINT "bookings_takes_time" CHECK (("bookings"."state" in ('pending', 'confirmed', 'rescheduled', 'completed', 'no-show')) = ("bookings"."time_id" is not null)),
	CONSTRAINT "bookings_ended" CHECK (("bookings"."state" in ('declined', 'cancelled', 'no-show')) = ("bookings"."ended_by" is not null)),
	CONSTRAINT "bookings_sum" CHECK ("bookings"."total" = "bookings"."price" * "bookings"."seats" + "bookings"."travel_fee"),
	CONSTRAINT "bookings_amounts" CHECK ("bookings"."deposit" between 0 and "bookings"."total" and "bookings"."due_first" between 0 and "bookings"."total"
        and "bookings"."paid" between 0 and "bookings"."total" and "bookings"."refunded" between 0 and "bookings"."paid")
);
--> statement-breakpoint
CREATE TABLE "booking_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"booking_id" uuid NOT NULL,
	"side" "message_side" NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "booking_photos" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"uploader_id" uuid NOT NULL,
	"booking_id" uuid,
	"message_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_photos_one" CHECK ("booking_photos"."booking_id" is null or "booking_photos"."message_id" is null)
);
--> statement-breakpoint
CREATE TABLE "catalog_uploads" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"uploader_id" uuid NOT NULL,
	"maker_id" uuid,
	"original_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_shelves" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"pieces" integer,
	"fewest" integer,
	"place" integer GENERATED ALWAYS AS (coalesce(pieces, 0)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dashboard_days" (
	"day" date NOT NULL,
	"maker_id" uuid,
	"placed" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"ordered" bigint DEFAULT 0 NOT NULL,
	"captured" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"earned" bigint DEFAULT 0 NOT NULL,
	"booked" bigint DEFAULT 0 NOT NULL,
	"booked_earned" bigint DEFAULT 0 NOT NULL,
	"subscribed" bigint DEFAULT 0 NOT NULL,
	"customers" integer DEFAULT 0 NOT NULL,
	"is_merged" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dashboard_product_days" (
	"day" date NOT NULL,
	"maker_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"pieces" integer NOT NULL,
	"sold" bigint NOT NULL,
	"is_merged" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_closings" (
	"account" "ledger_account" NOT NULL,
	"maker_id" uuid,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account" "ledger_account" NOT NULL,
	"maker_id" uuid,
	"part_id" uuid,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_marks" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mark" uuid NOT NULL,
	CONSTRAINT "ledger_marks_one" CHECK ("ledger_marks"."only")
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" "ledger_kind" NOT NULL,
	"cause" text NOT NULL,
	"order_id" uuid,
	"booking_id" uuid,
	"invoice_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "maker_documents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"maker_id" uuid NOT NULL,
	"kind" "document_kind" NOT NULL,
	"state" "document_state" DEFAULT 'draft' NOT NULL,
	"path" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "maker_documents_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "measurement_proposals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_item_id" uuid NOT NULL,
	"maker_id" uuid NOT NULL,
	"proposed_by" uuid NOT NULL,
	"figure" "figure" NOT NULL,
	"age_group" "age_group" NOT NULL,
	"unit" "length_unit" NOT NULL,
	"values" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"measured_on" date NOT NULL,
	"note" text NOT NULL,
	"state" "proposal_state" DEFAULT 'open' NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "measurement_proposals_answered" CHECK (("measurement_proposals"."state" = 'open') = ("measurement_proposals"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "order_measurements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_item_id" uuid NOT NULL,
	"profile_id" uuid,
	"version_id" uuid,
	"frozen" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_measurements_order_item_id_unique" UNIQUE("order_item_id")
);
--> statement-breakpoint
CREATE TABLE "measurement_profiles" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"figure" "figure" NOT NULL,
	"age_group" "age_group" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "measurement_profiles_name" UNIQUE("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "measurement_versions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"profile_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"values" jsonb NOT NULL,
	"unit" "length_unit" NOT NULL,
	"method" "taken_by" NOT NULL,
	"measured_by" text NOT NULL,
	"measured_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "measurement_versions_number" UNIQUE("profile_id","number"),
	CONSTRAINT "measurement_versions_values" CHECK (jsonb_typeof("measurement_versions"."values") = 'object')
);
--> statement-breakpoint
CREATE TABLE "campaign_recipients" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"subscriber_id" uuid,
	"state" "recipient_state" DEFAULT 'waiting' NOT NULL,
	"mail_id" uuid,
	"at" timestamp with time zone,
	CONSTRAINT "campaign_recipients_once" UNIQUE("campaign_id","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"subject" text NOT NULL,
	"preheader" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"state" "campaign_state" DEFAULT 'draft' NOT NULL,
	"scheduled_for" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"addressed_at" timestamp with time zone,
	"next_batch_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_schedule" CHECK ("campaigns"."state" <> 'scheduled' or "campaigns"."scheduled_for" is not null)
);
--> statement-breakpoint
CREATE TABLE "low_stock_notices" (
	"variant_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mail" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"path" text NOT NULL,
	"cause" text,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_cause" UNIQUE("user_id","kind","cause")
);
--> statement-breakpoint
CREATE TABLE "order_refund_lines" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"refund_id" uuid NOT NULL,
	"part_id" uuid NOT NULL,
	"item_id" uuid,
	"quantity" integer,
	"goods" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"shipping_cost" bigint NOT NULL,
	"withheld" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"restocked" boolean NOT NULL,
	CONSTRAINT "order_refund_lines_sum" CHECK ("order_refund_lines"."amount" >= 0 and "order_refund_lines"."amount" = "order_refund_lines"."goods" - "order_refund_lines"."discount" + "order_refund_lines"."tax" + "order_refund_lines"."shipping_cost" - "order_refund_lines"."withheld")
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"kind" "refund_kind" NOT NULL,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_refunds_key" UNIQUE("actor_id","key"),
	CONSTRAINT "order_refunds_amount" CHECK ("order_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"part_id" uuid,
	"side" "message_side" NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"part_id" uuid,
	"audience" "note_audience" NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_notes_maker" CHECK ("order_notes"."audience" = 'staff' or "order_notes"."part_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "order_photos" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"uploader_id" uuid NOT NULL,
	"event_id" uuid,
	"message_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_photos_one" CHECK ("order_photos"."event_id" is null or "order_photos"."message_id" is null)
);
--> statement-breakpoint
CREATE TABLE "sandbox_transfers" (
	"reference" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"recipient" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_code" text NOT NULL,
	"bank_name" text NOT NULL,
	"account_number" text NOT NULL,
	"account_ending" text NOT NULL,
	"account_name" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"started_by" uuid NOT NULL,
	"skipped" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"batch_id" uuid,
	"retry_of" uuid,
	"maker_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL,
	"provider" text NOT NULL,
	"state" "payout_state" DEFAULT 'pending' NOT NULL,
	"reason" text,
	"bank_code" text NOT NULL,
	"bank_name" text NOT NULL,
	"account_number" text NOT NULL,
	"account_ending" text NOT NULL,
	"account_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payouts_retry_of_unique" UNIQUE("retry_of"),
	CONSTRAINT "payouts_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payouts_batch" UNIQUE("batch_id","maker_id"),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_reference" CHECK ("payouts"."reference" ~ '^[a-z0-9_-]{16,50}$')
);
--> statement-breakpoint
CREATE TABLE "screen_preferences" (
	"user_id" uuid NOT NULL,
	"screen" text NOT NULL,
	"preference" jsonb NOT NULL,
	CONSTRAINT "screen_preferences_user_id_screen_pk" PRIMARY KEY("user_id","screen")
);
--> statement-breakpoint
CREATE TABLE "booking_review_requests" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_photos" (
	"review_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "review_photos_review_id_media_id_pk" PRIMARY KEY("review_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" "report_reason" NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "review_reports_one" UNIQUE("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"part_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_uploads" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid,
	"booking_id" uuid,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_uploads_right" CHECK (num_nonnulls("review_uploads"."item_id", "review_uploads"."booking_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "service_categories" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"media_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "service_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "service_pictures" (
	"service_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "service_pictures_service_id_media_id_pk" PRIMARY KEY("service_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"maker_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"kind" "service_kind" NOT NULL,
	"place" "service_place" NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"price" bigint NOT NULL,
	"is_from" boolean DEFAULT false NOT NULL,
	"deposit" bigint NOT NULL,
	"confirmation" "service_confirmation" NOT NULL,
	"seats" integer DEFAULT 1 NOT NULL,
	"duration" integer NOT NULL,
	"step" integer NOT NULL,
	"buffer_before" integer DEFAULT 0 NOT NULL,
	"buffer_after" integer DEFAULT 0 NOT NULL,
	"notice" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"only" jsonb,
	"address" text DEFAULT '' NOT NULL,
	"bring" text[] DEFAULT '{}' NOT NULL,
	"policy" text DEFAULT '' NOT NULL,
	"status" "service_status" DEFAULT 'draft' NOT NULL,
	"cover_id" uuid,
	"rating" numeric(3, 2),
	"review_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" DEFAULT ''::tsvector NOT NULL,
	CONSTRAINT "services_money" CHECK ("services"."price" >= 0 and "services"."deposit" between 0 and "services"."price"),
	CONSTRAINT "services_length" CHECK ("services"."duration" between 5 and 1440 and "services"."step" between 5 and 1440),
	CONSTRAINT "services_buffers" CHECK ("services"."buffer_before" between 0 and 1440 and "services"."buffer_after" between 0 and 1440),
	CONSTRAINT "services_ahead" CHECK ("services"."notice" >= 0 and "services"."horizon_days" between 1 and 366),
	CONSTRAINT "services_seats" CHECK ("services"."seats" >= 1 and ("services"."seats" = 1 or "services"."kind" = 'class'))
);
--> statement-breakpoint
CREATE TABLE "travel_zones" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"service_id" uuid NOT NULL,
	"name" text NOT NULL,
	"fee" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "travel_zones_fee" CHECK ("travel_zones"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text,
	"user_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"reason" "invoice_reason" NOT NULL,
	"state" "invoice_state" NOT NULL,
	"period" integer NOT NULL,
	"price_id" uuid NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"lines" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"credit_used" bigint DEFAULT 0 NOT NULL,
	"credit_gained" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"billed_to" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_amounts" CHECK ("invoices"."amount" >= 0 and "invoices"."refunded" between 0 and "invoices"."amount"),
	CONSTRAINT "invoices_number" CHECK (("invoices"."state" <> 'draft' or "invoices"."number" is null) and ("invoices"."state" in ('draft', 'void') or "invoices"."number" is not null)),
	CONSTRAINT "invoices_paid" CHECK (("invoices"."state" = 'paid') = ("invoices"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" "payment_method_state" NOT NULL,
	"provider" text NOT NULL,
	"authorisation" text,
	"email" text,
	"signature" text,
	"brand" text DEFAULT '' NOT NULL,
	"last4" text DEFAULT '' NOT NULL,
	"expiry_month" integer DEFAULT 1 NOT NULL,
	"expiry_year" integer DEFAULT 1970 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "payment_methods_active" CHECK ("payment_methods"."state" <> 'active' or "payment_methods"."authorisation" is not null),
	CONSTRAINT "payment_methods_default_active" CHECK (not "payment_methods"."is_default" or "payment_methods"."state" = 'active')
);
--> statement-breakpoint
CREATE TABLE "billing_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"trial_started_at" timestamp with time zone,
	"credit" bigint DEFAULT 0 NOT NULL,
	"reminds_of_renewal" boolean DEFAULT true NOT NULL,
	"mails_usage" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_accounts_credit" CHECK ("billing_accounts"."credit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "features" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"is_metered" boolean DEFAULT false NOT NULL,
	"trial_limit" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "features_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "plan_features" (
	"plan_id" uuid NOT NULL,
	"feature_id" uuid NOT NULL,
	"limit" integer,
	CONSTRAINT "plan_features_plan_id_feature_id_pk" PRIMARY KEY("plan_id","feature_id"),
	CONSTRAINT "plan_features_limit" CHECK ("plan_features"."limit" is null or "plan_features"."limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "plan_prices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"plan_id" uuid NOT NULL,
	"interval" "plan_interval" NOT NULL,
	"amount" bigint NOT NULL,
	"active_from" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_prices_amount" CHECK ("plan_prices"."amount" >= 5000)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plans_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "subscription_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"kind" "subscription_event_kind" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" "subscription_actor" NOT NULL,
	"actor_id" uuid,
	"from_state" "subscription_state",
	"to_state" "subscription_state" NOT NULL,
	"from_price_id" uuid,
	"to_price_id" uuid NOT NULL,
	"detail" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" "subscription_state" NOT NULL,
	"price_id" uuid NOT NULL,
	"period" integer DEFAULT 0 NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"anchor_day" integer NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"pending_price_id" uuid,
	"paused_at" timestamp with time zone,
	"resumes_at" timestamp with time zone,
	"reminded_period" integer,
	"due_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_ended" CHECK (("subscriptions"."state" in ('cancelled', 'expired')) = ("subscriptions"."ended_at" is not null)),
	CONSTRAINT "subscriptions_paused" CHECK (("subscriptions"."state" = 'paused') = ("subscriptions"."paused_at" is not null)),
	CONSTRAINT "subscriptions_anchor" CHECK ("subscriptions"."anchor_day" between 1 and 31)
);
--> statement-breakpoint
CREATE TABLE "usage_counters" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"feature" text NOT NULL,
	"period" integer NOT NULL,
	"month" integer NOT NULL,
	"used" integer NOT NULL,
	"warned_at" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_counters_month" UNIQUE("subscription_id","feature","period","month"),
	CONSTRAINT "usage_counters_used" CHECK ("usage_counters"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "usage_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"counter_id" uuid NOT NULL,
	"feature" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "usage_events_once" UNIQUE("user_id","feature","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "product_wishes" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"wishes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "is_filled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "measurement_profile_id" uuid;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fit_score" numeric(3, 2);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fit_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "service_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "item_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "state" "review_state" DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "photo_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "makers" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "makers" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "makers" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "makers" ADD COLUMN "suspended_with_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "makers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "refunded_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "tailor_id" uuid;--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "accept_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charged_method_id" uuid;--> statement-breakpoint
ALTER TABLE "sandbox_transactions" ADD COLUMN "card" text DEFAULT 'works' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_settings" ADD COLUMN "currencies" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "headers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_blocks" ADD CONSTRAINT "availability_blocks_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_days" ADD CONSTRAINT "availability_days_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_days" ADD CONSTRAINT "availability_days_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_next_free" ADD CONSTRAINT "service_next_free_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_providers" ADD CONSTRAINT "service_providers_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_providers" ADD CONSTRAINT "service_providers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_times" ADD CONSTRAINT "booked_times_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_times" ADD CONSTRAINT "booked_times_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_feeds" ADD CONSTRAINT "booking_feeds_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_proposals" ADD CONSTRAINT "booking_proposals_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_proposals" ADD CONSTRAINT "booking_proposals_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_reminders" ADD CONSTRAINT "booking_reminders_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_time_id_booked_times_id_fk" FOREIGN KEY ("time_id") REFERENCES "public"."booked_times"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_messages" ADD CONSTRAINT "booking_messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_messages" ADD CONSTRAINT "booking_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_photos" ADD CONSTRAINT "booking_photos_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_photos" ADD CONSTRAINT "booking_photos_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_photos" ADD CONSTRAINT "booking_photos_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_photos" ADD CONSTRAINT "booking_photos_message_id_booking_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."booking_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_uploads" ADD CONSTRAINT "catalog_uploads_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_uploads" ADD CONSTRAINT "catalog_uploads_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_uploads" ADD CONSTRAINT "catalog_uploads_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_uploads" ADD CONSTRAINT "catalog_uploads_original_id_media_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_shelves" ADD CONSTRAINT "product_shelves_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maker_documents" ADD CONSTRAINT "maker_documents_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement_proposals" ADD CONSTRAINT "measurement_proposals_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement_proposals" ADD CONSTRAINT "measurement_proposals_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement_proposals" ADD CONSTRAINT "measurement_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_measurements" ADD CONSTRAINT "order_measurements_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_measurements" ADD CONSTRAINT "order_measurements_profile_id_measurement_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."measurement_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_measurements" ADD CONSTRAINT "order_measurements_version_id_measurement_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."measurement_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement_profiles" ADD CONSTRAINT "measurement_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement_versions" ADD CONSTRAINT "measurement_versions_profile_id_measurement_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."measurement_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "low_stock_notices" ADD CONSTRAINT "low_stock_notices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_refund_id_order_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_photos" ADD CONSTRAINT "order_photos_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_photos" ADD CONSTRAINT "order_photos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_photos" ADD CONSTRAINT "order_photos_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_photos" ADD CONSTRAINT "order_photos_event_id_stage_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."stage_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_photos" ADD CONSTRAINT "order_photos_message_id_order_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."order_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_id_makers_id_fk" FOREIGN KEY ("id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_retry_of_payouts_id_fk" FOREIGN KEY ("retry_of") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screen_preferences" ADD CONSTRAINT "screen_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_review_requests" ADD CONSTRAINT "booking_review_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_uploads" ADD CONSTRAINT "review_uploads_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_uploads" ADD CONSTRAINT "review_uploads_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_uploads" ADD CONSTRAINT "review_uploads_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_uploads" ADD CONSTRAINT "review_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_categories" ADD CONSTRAINT "service_categories_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_pictures" ADD CONSTRAINT "service_pictures_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_pictures" ADD CONSTRAINT "service_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_category_id_service_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."service_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_zones" ADD CONSTRAINT "travel_zones_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_billing_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."billing_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_price_id_plan_prices_id_fk" FOREIGN KEY ("price_id") REFERENCES "public"."plan_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_billing_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."billing_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_features" ADD CONSTRAINT "plan_features_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_features" ADD CONSTRAINT "plan_features_feature_id_features_id_fk" FOREIGN KEY ("feature_id") REFERENCES "public"."features"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_prices" ADD CONSTRAINT "plan_prices_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_from_price_id_plan_prices_id_fk" FOREIGN KEY ("from_price_id") REFERENCES "public"."plan_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_to_price_id_plan_prices_id_fk" FOREIGN KEY ("to_price_id") REFERENCES "public"."plan_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_billing_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."billing_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_price_id_plan_prices_id_fk" FOREIGN KEY ("price_id") REFERENCES "public"."plan_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_pending_price_id_plan_prices_id_fk" FOREIGN KEY ("pending_price_id") REFERENCES "public"."plan_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_counters" ADD CONSTRAINT "usage_counters_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_events" ADD CONSTRAINT "usage_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_events" ADD CONSTRAINT "usage_events_counter_id_usage_counters_id_fk" FOREIGN KEY ("counter_id") REFERENCES "public"."usage_counters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_wishes" ADD CONSTRAINT "product_wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_blocks_provider" ON "availability_blocks" USING btree ("provider_id","ends_at");--> statement-breakpoint
CREATE INDEX "availability_days_maker" ON "availability_days" USING btree ("maker_id","last_day");--> statement-breakpoint
CREATE INDEX "providers_maker" ON "providers" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "service_next_free_at" ON "service_next_free" USING btree ("at");--> statement-breakpoint
CREATE INDEX "service_next_free_until" ON "service_next_free" USING btree ("until");--> statement-breakpoint
CREATE INDEX "service_providers_provider" ON "service_providers" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "booked_times_service" ON "booked_times" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "booking_events_booking" ON "booking_events" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "booking_proposals_booking" ON "booking_proposals" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_proposals_open" ON "booking_proposals" USING btree ("booking_id") WHERE "booking_proposals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_maker" ON "bookings" USING btree ("maker_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_starts" ON "bookings" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_created" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_provider" ON "bookings" USING btree ("provider_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_service" ON "bookings" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "bookings_time" ON "bookings" USING btree ("time_id");--> statement-breakpoint
CREATE INDEX "bookings_held" ON "bookings" USING btree ("held_until") WHERE "bookings"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "bookings_answer" ON "bookings" USING btree ("answer_by") WHERE "bookings"."answer_by" is not null;--> statement-breakpoint
CREATE INDEX "bookings_agreed" ON "bookings" USING btree ("starts_at") WHERE "bookings"."state" in ('confirmed', 'rescheduled');--> statement-breakpoint
CREATE INDEX "bookings_words" ON "bookings" USING gin ((' ' || lower("number" || ' ' || ltrim(split_part("number", '-', 3), '0') || ' '
    || coalesce("contact" ->> 'name', ''))) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_placement" ON "bookings" USING btree ("user_id","placement_key") WHERE "bookings"."placement_key" is not null;--> statement-breakpoint
CREATE INDEX "booking_messages_booking" ON "booking_messages" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "booking_messages_unread" ON "booking_messages" USING btree ("booking_id","side") WHERE "booking_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "booking_photos_booking" ON "booking_photos" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_photos_message" ON "booking_photos" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "booking_photos_unused" ON "booking_photos" USING btree ("created_at") WHERE "booking_photos"."booking_id" is null and "booking_photos"."message_id" is null;--> statement-breakpoint
CREATE INDEX "catalog_uploads_created" ON "catalog_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "catalog_uploads_original" ON "catalog_uploads" USING btree ("original_id");--> statement-breakpoint
CREATE INDEX "product_shelves_place" ON "product_shelves" USING btree ("place","product_id");--> statement-breakpoint
CREATE INDEX "product_shelves_pieces" ON "product_shelves" USING btree ("pieces","product_id");--> statement-breakpoint
CREATE INDEX "product_shelves_fewest" ON "product_shelves" USING btree ("fewest","pieces","product_id");--> statement-breakpoint
CREATE INDEX "dashboard_days_maker" ON "dashboard_days" USING btree ("maker_id","day");--> statement-breakpoint
CREATE INDEX "dashboard_days_loose" ON "dashboard_days" USING btree ("day") WHERE not "dashboard_days"."is_merged";--> statement-breakpoint
CREATE INDEX "dashboard_product_days_maker" ON "dashboard_product_days" USING btree ("maker_id","day","product_id","pieces","sold");--> statement-breakpoint
CREATE INDEX "dashboard_product_days_loose" ON "dashboard_product_days" USING btree ("day") WHERE not "dashboard_product_days"."is_merged";--> statement-breakpoint
CREATE INDEX "ledger_closings_account" ON "ledger_closings" USING btree ("account");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_balance" ON "ledger_entries" USING btree ("account","maker_id","amount");--> statement-breakpoint
CREATE INDEX "ledger_entries_part" ON "ledger_entries" USING btree ("part_id","account","amount");--> statement-breakpoint
CREATE INDEX "ledger_entries_statement" ON "ledger_entries" USING btree ("maker_id","at","id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_booking" ON "ledger_transactions" USING btree ("booking_id") WHERE "ledger_transactions"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "maker_documents_maker" ON "maker_documents" USING btree ("maker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "measurement_proposals_open" ON "measurement_proposals" USING btree ("order_item_id") WHERE "measurement_proposals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "measurement_proposals_item" ON "measurement_proposals" USING btree ("order_item_id","id");--> statement-breakpoint
CREATE INDEX "order_measurements_profile" ON "order_measurements" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "order_measurements_version" ON "order_measurements" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "measurement_versions_newest" ON "measurement_versions" USING btree ("profile_id","number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaign_recipients_waiting" ON "campaign_recipients" USING btree ("campaign_id","id") WHERE "campaign_recipients"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "campaign_recipients_subscriber" ON "campaign_recipients" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "campaign_recipients_mail" ON "campaign_recipients" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_under_way" ON "campaigns" USING btree ("state") WHERE "campaigns"."state" in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_read" ON "notifications" USING btree ("read_at") WHERE "notifications"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "order_refund_lines_refund" ON "order_refund_lines" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "order_refund_lines_part" ON "order_refund_lines" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "order_refunds_order" ON "order_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_messages_order" ON "order_messages" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_messages_part" ON "order_messages" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "order_messages_unread" ON "order_messages" USING btree ("order_id","part_id") WHERE "order_messages"."side" = 'customer' and "order_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_notes_part" ON "order_notes" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "order_photos_order" ON "order_photos" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_photos_event" ON "order_photos" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "order_photos_message" ON "order_photos" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "order_photos_unused" ON "order_photos" USING btree ("created_at") WHERE "order_photos"."event_id" is null and "order_photos"."message_id" is null;--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_maker" ON "payouts" USING btree ("maker_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("created_at") WHERE "payouts"."state" in ('pending', 'needs-approval');--> statement-breakpoint
CREATE INDEX "review_photos_media" ON "review_photos" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "review_reports_user" ON "review_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_uploads_oldest" ON "review_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "review_uploads_user" ON "review_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_votes_user" ON "review_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "service_pictures_media" ON "service_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "services_maker" ON "services" USING btree ("maker_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "services_updated" ON "services" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "services_category" ON "services" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "services_public" ON "services" USING btree ("status","maker_id");--> statement-breakpoint
CREATE INDEX "services_search" ON "services" USING gin ("search");--> statement-breakpoint
CREATE INDEX "travel_zones_service" ON "travel_zones" USING btree ("service_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_period_once" ON "invoices" USING btree ("subscription_id","period") WHERE "invoices"."state" <> 'void';--> statement-breakpoint
CREATE INDEX "invoices_person" ON "invoices" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "payment_methods_person" ON "payment_methods" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_default" ON "payment_methods" USING btree ("user_id") WHERE "payment_methods"."is_default";--> statement-breakpoint
CREATE INDEX "plan_features_feature" ON "plan_features" USING btree ("feature_id");--> statement-breakpoint
CREATE INDEX "plan_prices_newest" ON "plan_prices" USING btree ("plan_id","interval","active_from");--> statement-breakpoint
CREATE INDEX "subscription_events_of" ON "subscription_events" USING btree ("subscription_id","at","id");--> statement-breakpoint
CREATE INDEX "subscription_events_kind" ON "subscription_events" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "subscription_events_turns" ON "subscription_events" USING btree ("at") WHERE "subscription_events"."from_state" is distinct from "subscription_events"."to_state" or "subscription_events"."from_price_id" is distinct from "subscription_events"."to_price_id";--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_person" ON "subscriptions" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("due_at") WHERE "subscriptions"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_newest" ON "subscriptions" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_price" ON "subscriptions" USING btree ("price_id");--> statement-breakpoint
CREATE INDEX "usage_events_days" ON "usage_events" USING btree ("user_id","at") WHERE "usage_events"."given_back_at" is null;--> statement-breakpoint
CREATE INDEX "product_wishes_most" ON "product_wishes" USING btree ("wishes","product_id");--> statement-breakpoint
CREATE INDEX "audit_entries_row" ON "audit_entries" USING btree ("row_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_table" ON "audit_entries" USING btree ("table_name","id");--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_measurement_profile_id_measurement_profiles_id_fk" FOREIGN KEY ("measurement_profile_id") REFERENCES "public"."measurement_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_tailor_id_makers_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_card_id_payment_methods_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_charged_method_id_payment_methods_id_fk" FOREIGN KEY ("charged_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "baskets_filled" ON "baskets" USING btree ("updated_at","id") WHERE "baskets"."is_filled";--> statement-breakpoint
CREATE INDEX "baskets_filled_made" ON "baskets" USING btree ("created_at","id") WHERE "baskets"."is_filled";--> statement-breakpoint
CREATE INDEX "cart_items_product" ON "cart_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "cart_items_measured" ON "cart_items" USING btree ("measurement_profile_id") WHERE "cart_items"."measurement_profile_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "products_maker_code" ON "products" USING btree ("maker_id","code");--> statement-breakpoint
CREATE INDEX "products_updated" ON "products" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "products_maker_updated" ON "products" USING btree ("maker_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "products_title" ON "products" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "products_code" ON "products" USING btree (lower("code") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_kind" ON "products" USING btree ("kind","status");--> statement-breakpoint
CREATE INDEX "products_standing" ON "products" USING btree ("id","status");--> statement-breakpoint
CREATE INDEX "reviews_service" ON "reviews" USING btree ("service_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_reported" ON "reviews" USING btree ("reported_at") WHERE "reviews"."reported_at" is not null;--> statement-breakpoint
CREATE INDEX "variants_sku" ON "variants" USING btree (lower("sku") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "variants_shelf" ON "variants" USING btree ("product_id","stock") WHERE not "variants"."archived";--> statement-breakpoint
CREATE INDEX "users_joined" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_not_active" ON "users" USING btree ("status","created_at","id") WHERE "users"."status" <> 'active';--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at","id") WHERE "users"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX "makers_waiting" ON "makers" USING btree ("submitted_at") WHERE "makers"."status" = 'pending' and "makers"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "subscribers_newest" ON "subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscribers_readers" ON "subscribers" USING btree ("id") WHERE "subscribers"."confirmed_at" is not null and "subscribers"."unsubscribed_at" is null and "subscribers"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "order_items_product" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_parts_of_maker_due" ON "order_parts" USING btree ("maker_id","ready_by","id");--> statement-breakpoint
CREATE INDEX "order_parts_of_tailor" ON "order_parts" USING btree ("tailor_id","ready_by","id") WHERE "order_parts"."tailor_id" is not null;--> statement-breakpoint
CREATE INDEX "order_parts_stages" ON "order_parts" USING btree ("order_id","stage");--> statement-breakpoint
CREATE INDEX "order_parts_due" ON "order_parts" USING btree ("ready_by","id");--> statement-breakpoint
CREATE INDEX "order_parts_stage" ON "order_parts" USING btree ("stage","ready_by","id");--> statement-breakpoint
CREATE INDEX "order_parts_open" ON "order_parts" USING btree ("ready_by","id","stage","order_id") WHERE "order_parts"."stage" not in ('dispatched', 'delivered', 'closed', 'disputed', 'cancelled');--> statement-breakpoint
CREATE INDEX "order_parts_open_orders" ON "order_parts" USING btree ("order_id","stage","ready_by") WHERE "order_parts"."stage" not in ('dispatched', 'delivered', 'closed', 'disputed', 'cancelled');--> statement-breakpoint
CREATE INDEX "order_parts_open_until" ON "order_parts" USING btree ((case when "stage" not in ('dispatched', 'delivered', 'closed', 'disputed', 'cancelled') then "ready_by" end),"order_id","stage","ready_by") WHERE (case when "order_parts"."stage" not in ('dispatched', 'delivered', 'closed', 'disputed', 'cancelled') then "order_parts"."ready_by" end) is not null;--> statement-breakpoint
CREATE INDEX "order_parts_refunded" ON "order_parts" USING btree ("order_id") WHERE "order_parts"."refunded" > 0;--> statement-breakpoint
CREATE INDEX "order_parts_awaiting" ON "order_parts" USING btree ("accept_by") WHERE "order_parts"."stage" = 'placed';--> statement-breakpoint
CREATE INDEX "order_parts_delivered" ON "order_parts" USING btree ("delivered_at") WHERE "order_parts"."stage" = 'delivered';--> statement-breakpoint
CREATE INDEX "order_parts_delivered_at" ON "order_parts" USING btree ("delivered_at") WHERE "order_parts"."delivered_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin ((' ' || lower("number" || ' ' || ltrim(split_part("number", '-', 3), '0') || ' '
    || coalesce("contact" ->> 'firstName', '') || ' ' || coalesce("contact" ->> 'lastName', ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ((lower("contact" ->> 'email')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "stock_holds_held" ON "stock_holds" USING btree ("variant_id") WHERE "stock_holds"."state" = 'held';--> statement-breakpoint
CREATE INDEX "payments_booking" ON "payments" USING btree ("booking_id") WHERE "payments"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_invoice" ON "payments" USING btree ("invoice_id") WHERE "payments"."invoice_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_card" ON "payments" USING btree ("card_id") WHERE "payments"."card_id" is not null;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_item" UNIQUE("item_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking" UNIQUE("booking_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_about" CHECK (num_nonnulls("reviews"."product_id", "reviews"."service_id") = 1);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_right" CHECK (("reviews"."item_id" is null or "reviews"."product_id" is not null) and ("reviews"."booking_id" is null or "reviews"."service_id" is not null));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden" CHECK (("reviews"."state" = 'hidden') = ("reviews"."hidden_reason" <> ''));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reply" CHECK (("reviews"."reply" is null) = ("reviews"."replied_at" is null));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_refunded" CHECK ("order_items"."refunded_quantity" between 0 and "order_items"."quantity");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_one_subject" CHECK (num_nonnulls("payments"."order_id", "payments"."booking_id", "payments"."invoice_id", "payments"."card_id") = 1);