CREATE TYPE "public"."aso_ebi_status" AS ENUM('draft', 'open', 'closed', 'cancelled');--> statement-breakpoint
CREATE TABLE "aso_ebi_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"host_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"celebrants" text NOT NULL,
	"day" date,
	"city" text NOT NULL,
	"story" text NOT NULL,
	"fee_bearer" text NOT NULL,
	"status" "aso_ebi_status" DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "aso_ebi_groups" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"cloth" text NOT NULL,
	"colours" jsonb NOT NULL,
	"coordinator" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "aso_ebi_handovers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"details" text NOT NULL,
	"price" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "aso_ebi_packages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"group_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"price" bigint,
	"yards" double precision,
	"stock" integer,
	"deadline" date,
	"deposit_percent" integer,
	"needs" text NOT NULL,
	CONSTRAINT "aso_ebi_packages_price" CHECK ("aso_ebi_packages"."price" >= 0),
	CONSTRAINT "aso_ebi_packages_stock" CHECK ("aso_ebi_packages"."stock" > 0)
);
--> statement-breakpoint
ALTER TABLE "aso_ebi_events" ADD CONSTRAINT "aso_ebi_events_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_groups" ADD CONSTRAINT "aso_ebi_groups_event_id_aso_ebi_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."aso_ebi_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_handovers" ADD CONSTRAINT "aso_ebi_handovers_event_id_aso_ebi_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."aso_ebi_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aso_ebi_packages" ADD CONSTRAINT "aso_ebi_packages_group_id_aso_ebi_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."aso_ebi_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aso_ebi_events_host" ON "aso_ebi_events" USING btree ("host_id","updated_at");--> statement-breakpoint
CREATE INDEX "aso_ebi_groups_event" ON "aso_ebi_groups" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "aso_ebi_handovers_event" ON "aso_ebi_handovers" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "aso_ebi_packages_group" ON "aso_ebi_packages" USING btree ("group_id","position");