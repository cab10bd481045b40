ALTER TABLE "option_choices" ADD COLUMN "recipe" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "recipe" jsonb;