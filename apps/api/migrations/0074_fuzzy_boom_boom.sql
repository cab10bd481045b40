CREATE TABLE "looks" (
	"hash" text PRIMARY KEY NOT NULL,
	"recipe" jsonb NOT NULL,
	"media_id" uuid,
	"wanted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "look_hash" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "look_hash" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "look_alt" text;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "looks_wanted" ON "looks" USING btree ("wanted_at");--> statement-breakpoint
CREATE INDEX "looks_waiting" ON "looks" USING btree ("wanted_at") WHERE "looks"."media_id" is null;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_look_hash_looks_hash_fk" FOREIGN KEY ("look_hash") REFERENCES "public"."looks"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_look_hash_looks_hash_fk" FOREIGN KEY ("look_hash") REFERENCES "public"."looks"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_items_look" ON "cart_items" USING btree ("look_hash") WHERE "cart_items"."look_hash" is not null;--> statement-breakpoint
CREATE INDEX "order_items_look" ON "order_items" USING btree ("look_hash") WHERE "order_items"."look_hash" is not null;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_look" CHECK (("order_items"."look_hash" is null) = ("order_items"."look_alt" is null));