ALTER TYPE "public"."outfit_layer_role" ADD VALUE 'front';--> statement-breakpoint
ALTER TYPE "public"."outfit_slot" ADD VALUE 'bottom' BEFORE 'head';