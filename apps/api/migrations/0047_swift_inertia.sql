ALTER TABLE "tryon_sessions" ADD COLUMN "is_use" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "tryon_sessions" SET "is_use" = true WHERE "outcome" IN ('viewed', 'saved', 'to-cart');
