CREATE TYPE "public"."try_cause" AS ENUM('nobody', 'several-people', 'cut-off', 'too-dark', 'seated', 'arms-covered', 'camera-refused', 'photo-unreadable', 'not-supported', 'out-of-memory', 'connection', 'other');--> statement-breakpoint
CREATE TYPE "public"."try_outcome" AS ENUM('viewed', 'saved', 'to-cart', 'given-up', 'error');--> statement-breakpoint
CREATE TYPE "public"."try_stage" AS ENUM('loading', 'photo', 'pose', 'draping');--> statement-breakpoint
ALTER TABLE "tryon_sessions" ALTER COLUMN "outfit_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tryon_sessions" ALTER COLUMN "outfit_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tryon_sessions" ADD COLUMN "plan_id" uuid;--> statement-breakpoint
ALTER TABLE "tryon_sessions" ADD COLUMN "loading_ms" integer;--> statement-breakpoint
ALTER TABLE "tryon_sessions" ADD COLUMN "pose_ms" integer;--> statement-breakpoint
ALTER TABLE "tryon_sessions" ADD COLUMN "draping_ms" integer;--> statement-breakpoint
ALTER TABLE "tryon_sessions" ADD COLUMN "consent" boolean;--> statement-breakpoint
ALTER TABLE "tryon_sessions" ADD COLUMN "outcome" "try_outcome" DEFAULT 'viewed' NOT NULL;--> statement-breakpoint
ALTER TABLE "tryon_sessions" ADD COLUMN "is_adjusted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tryon_sessions" ADD COLUMN "stage" "try_stage";--> statement-breakpoint
ALTER TABLE "tryon_sessions" ADD COLUMN "cause" "try_cause";--> statement-breakpoint
ALTER TABLE "tryon_sessions" ADD CONSTRAINT "tryon_sessions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tryon_sessions" ADD CONSTRAINT "tryon_sessions_failed" CHECK (("tryon_sessions"."outcome" in ('given-up', 'error')) = ("tryon_sessions"."stage" is not null and "tryon_sessions"."cause" is not null));