CREATE TYPE "public"."legal_document" AS ENUM('terms', 'privacy', 'cookies', 'accessibility', 'gdpr');--> statement-breakpoint
CREATE TYPE "public"."terms_answer" AS ENUM('accepted', 'later', 'seen');--> statement-breakpoint
CREATE TYPE "public"."terms_occasion" AS ENUM('registration', 'checkout', 'asked');--> statement-breakpoint
CREATE TABLE "cookie_consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"device_hash" text NOT NULL,
	"user_id" uuid,
	"choices" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_versions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"document" "legal_document" NOT NULL,
	"number" integer,
	"correction" integer DEFAULT 0 NOT NULL,
	"body" text NOT NULL,
	"what_changed" text NOT NULL,
	"is_minor" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"effective_at" timestamp with time zone,
	"took_effect_at" timestamp with time zone,
	"by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_versions_number" UNIQUE("document","number","correction"),
	CONSTRAINT "legal_versions_published" CHECK (num_nonnulls("legal_versions"."published_at", "legal_versions"."effective_at", "legal_versions"."number") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "terms_answers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"answer" "terms_answer" NOT NULL,
	"occasion" "terms_occasion" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cookie_consents" ADD CONSTRAINT "cookie_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_versions" ADD CONSTRAINT "legal_versions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_answers" ADD CONSTRAINT "terms_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_answers" ADD CONSTRAINT "terms_answers_version_id_legal_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."legal_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cookie_consents_device" ON "cookie_consents" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "cookie_consents_person" ON "cookie_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "terms_answers_person" ON "terms_answers" USING btree ("user_id","version_id");--> statement-breakpoint
CREATE INDEX "terms_answers_version" ON "terms_answers" USING btree ("version_id");