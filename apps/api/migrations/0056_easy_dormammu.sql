CREATE TYPE "public"."size_sureness" AS ENUM('sure', 'likely', 'unsure');--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "advised_size" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "advised_sureness" "size_sureness";--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_advised" CHECK (("order_items"."advised_size" is null) = ("order_items"."advised_sureness" is null));