CREATE TABLE "festival_reminders" (
	"user_id" uuid NOT NULL,
	"festival_id" uuid NOT NULL,
	"days_before" integer NOT NULL,
	"sent_for" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "festival_reminders_user_id_festival_id_pk" PRIMARY KEY("user_id","festival_id")
);
--> statement-breakpoint
CREATE TABLE "festival_versions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"festival_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"words" jsonb NOT NULL,
	"by_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "festival_versions_number" UNIQUE("festival_id","number")
);
--> statement-breakpoint
CREATE TABLE "festivals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"region" text NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"people" text NOT NULL,
	"cover" text NOT NULL,
	"summary" text NOT NULL,
	"story" text NOT NULL,
	"dress" text NOT NULL,
	"outfits" text NOT NULL,
	"colours" text NOT NULL,
	"etiquette" text NOT NULL,
	"past_years" text NOT NULL,
	"rule_text" text NOT NULL,
	"rule" text NOT NULL,
	"calendar_days" text NOT NULL,
	"month" integer,
	"weekday" integer,
	"nth" integer,
	"days" integer NOT NULL,
	"is_firm" boolean NOT NULL,
	"usual_months" integer[] DEFAULT '{}' NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"date_status" text NOT NULL,
	"source" text NOT NULL,
	"checked_on" date,
	"product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "festivals_title_unique" UNIQUE("title")
);
--> statement-breakpoint
ALTER TABLE "festival_reminders" ADD CONSTRAINT "festival_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "festival_reminders" ADD CONSTRAINT "festival_reminders_festival_id_festivals_id_fk" FOREIGN KEY ("festival_id") REFERENCES "public"."festivals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "festival_versions" ADD CONSTRAINT "festival_versions_festival_id_festivals_id_fk" FOREIGN KEY ("festival_id") REFERENCES "public"."festivals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "festival_versions" ADD CONSTRAINT "festival_versions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "festival_reminders_festival" ON "festival_reminders" USING btree ("festival_id");