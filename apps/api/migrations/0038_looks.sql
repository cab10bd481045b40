CREATE TABLE "tryon_look_pieces" (
	"look_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "tryon_look_pieces_look_id_product_id_pk" PRIMARY KEY("look_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "tryon_looks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"media_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tryon_looks_once" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "tryon_look_pieces" ADD CONSTRAINT "tryon_look_pieces_look_id_tryon_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "public"."tryon_looks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tryon_look_pieces" ADD CONSTRAINT "tryon_look_pieces_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tryon_looks" ADD CONSTRAINT "tryon_looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tryon_looks" ADD CONSTRAINT "tryon_looks_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tryon_look_pieces_product" ON "tryon_look_pieces" USING btree ("product_id");