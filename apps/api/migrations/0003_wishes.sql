ALTER TABLE "wishlist_items" ADD COLUMN "seen_price" bigint;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "seen_in_stock" boolean;