CREATE TYPE "public"."device_class" AS ENUM('phone', 'tablet', 'desktop');--> statement-breakpoint
CREATE TYPE "public"."outfit_layer_role" AS ENUM('back', 'legR', 'legL', 'body', 'sleeveR', 'sleeveL');--> statement-breakpoint
CREATE TYPE "public"."outfit_fit" AS ENUM('fitted', 'robe', 'head');--> statement-breakpoint
CREATE TYPE "public"."outfit_slot" AS ENUM('whole', 'top', 'head');--> statement-breakpoint
CREATE TYPE "public"."outfit_status" AS ENUM('draft', 'checked', 'live', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."try_way" AS ENUM('model', 'figure', 'photo', 'camera');--> statement-breakpoint
CREATE TABLE "tryon_layers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"outfit_id" uuid NOT NULL,
	"role" "outfit_layer_role" NOT NULL,
	"position" smallint NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "tryon_layers_role" UNIQUE("outfit_id","role")
);
--> statement-breakpoint
CREATE TABLE "tryon_outfits" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"fit" "outfit_fit" NOT NULL,
	"slot" "outfit_slot" NOT NULL,
	"status" "outfit_status" DEFAULT 'draft' NOT NULL,
	"anchors" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tryon_outfits_product_id_unique" UNIQUE("product_id")
);
--> statement-breakpoint
CREATE TABLE "tryon_sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"outfit_id" uuid NOT NULL,
	"outfit_version" integer NOT NULL,
	"way" "try_way" NOT NULL,
	"device" "device_class" NOT NULL,
	"milliseconds" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "tryon_sessions_once" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "tryon_layers" ADD CONSTRAINT "tryon_layers_outfit_id_tryon_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."tryon_outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tryon_layers" ADD CONSTRAINT "tryon_layers_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tryon_outfits" ADD CONSTRAINT "tryon_outfits_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tryon_sessions" ADD CONSTRAINT "tryon_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tryon_sessions" ADD CONSTRAINT "tryon_sessions_outfit_id_tryon_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."tryon_outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tryon_sessions_at" ON "tryon_sessions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tryon_sessions_outfit" ON "tryon_sessions" USING btree ("outfit_id");