CREATE TYPE "public"."build" AS ENUM('slim', 'medium', 'full');--> statement-breakpoint
CREATE TYPE "public"."estimated_measure" AS ENUM('shoulder-width', 'bust-girth', 'waist-girth', 'hip-girth', 'arm-length', 'inside-leg-length');--> statement-breakpoint
CREATE TABLE "tryon_estimates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"measure" "estimated_measure" NOT NULL,
	"difference" integer NOT NULL,
	"figure" "figure" NOT NULL,
	"build" "build" NOT NULL,
	"method" "taken_by" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "tryon_estimates_once" UNIQUE("profile_id","measure")
);
--> statement-breakpoint
ALTER TABLE "tryon_estimates" ADD CONSTRAINT "tryon_estimates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tryon_estimates" ADD CONSTRAINT "tryon_estimates_profile_id_measurement_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."measurement_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tryon_estimates_at" ON "tryon_estimates" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tryon_estimates_user" ON "tryon_estimates" USING btree ("user_id");