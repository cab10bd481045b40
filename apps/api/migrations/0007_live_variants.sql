DROP INDEX "variants_choice";--> statement-breakpoint
CREATE UNIQUE INDEX "variants_choice" ON "variants" USING btree ("product_id","size","colour") WHERE not "variants"."archived";