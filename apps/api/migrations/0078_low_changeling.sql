ALTER TABLE "aso_ebi_packages" ADD COLUMN "design" jsonb;--> statement-breakpoint
ALTER TABLE "aso_ebi_packages" ADD COLUMN "look_hash" text;--> statement-breakpoint
ALTER TABLE "studio_designs" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "aso_ebi_packages" ADD CONSTRAINT "aso_ebi_packages_look_hash_looks_hash_fk" FOREIGN KEY ("look_hash") REFERENCES "public"."looks"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_designs" ADD CONSTRAINT "studio_designs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aso_ebi_packages_look" ON "aso_ebi_packages" USING btree ("look_hash") WHERE "aso_ebi_packages"."look_hash" is not null;--> statement-breakpoint
CREATE INDEX "studio_designs_product" ON "studio_designs" USING btree ("product_id") WHERE "studio_designs"."product_id" is not null;--> statement-breakpoint
ALTER TABLE "aso_ebi_packages" ADD CONSTRAINT "aso_ebi_packages_look_of_design" CHECK (("aso_ebi_packages"."design" is null) = ("aso_ebi_packages"."look_hash" is null));--> statement-breakpoint
ALTER TABLE "aso_ebi_packages" ADD CONSTRAINT "aso_ebi_packages_sewn_as" CHECK ("aso_ebi_packages"."base" is null or "aso_ebi_packages"."design" is null);