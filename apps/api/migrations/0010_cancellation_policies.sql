CREATE TYPE "public"."policy_kept_of" AS ENUM('deposit', 'paid');--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "free_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "max_moves" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "move_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "kept_of" "policy_kept_of" DEFAULT 'deposit' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "late_percent" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "grace_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "no_show_percent" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "moved_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "free_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "max_moves" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "move_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "kept_of" "policy_kept_of" DEFAULT 'deposit' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "late_percent" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "grace_minutes" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "no_show_percent" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_policy" CHECK (least("bookings"."free_hours", "bookings"."max_moves", "bookings"."move_hours", "bookings"."grace_minutes") >= 0
    and "bookings"."late_percent" between 0 and 100 and "bookings"."no_show_percent" between 0 and 100);--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_policy" CHECK (least("services"."free_hours", "services"."max_moves", "services"."move_hours", "services"."grace_minutes") >= 0
    and "services"."late_percent" between 0 and 100 and "services"."no_show_percent" between 0 and 100);--> statement-breakpoint
-- What was enforced until now came from the settings, for every service and booking alike.
UPDATE "services" SET "free_hours" = "was"."hours", "move_hours" = "was"."hours", "max_moves" = "was"."moves"
  FROM (SELECT coalesce(("values" ->> 'freeChangeHours')::int, 24) AS "hours", coalesce(("values" ->> 'maxReschedules')::int, 2) AS "moves" FROM "marketplace_settings") "was"
  WHERE ("services"."free_hours", "services"."max_moves") <> ("was"."hours", "was"."moves");--> statement-breakpoint
UPDATE "bookings" SET "free_hours" = "was"."hours", "move_hours" = "was"."hours", "max_moves" = "was"."moves"
  FROM (SELECT coalesce(("values" ->> 'freeChangeHours')::int, 24) AS "hours", coalesce(("values" ->> 'maxReschedules')::int, 2) AS "moves" FROM "marketplace_settings") "was"
  WHERE ("bookings"."free_hours", "bookings"."max_moves") <> ("was"."hours", "was"."moves");
