DROP INDEX "products_featured";--> statement-breakpoint
DROP INDEX "products_lead";--> statement-breakpoint
DROP INDEX "products_rating";--> statement-breakpoint
DROP INDEX "products_sizes";--> statement-breakpoint
DROP INDEX "products_colours";--> statement-breakpoint
DROP INDEX "products_occasions";