ALTER TABLE "tryon_outfits" ADD COLUMN "garment_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tryon_outfits" ADD COLUMN "status_reason" text;