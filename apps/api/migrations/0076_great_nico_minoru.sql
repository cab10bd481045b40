CREATE TABLE "studio_price_lists" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"maker_id" uuid NOT NULL,
	"is_open" boolean NOT NULL,
	"garments" jsonb NOT NULL,
	"textiles" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_price_lists_maker_id_unique" UNIQUE("maker_id")
);
--> statement-breakpoint
ALTER TABLE "studio_price_lists" ADD CONSTRAINT "studio_price_lists_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE cascade ON UPDATE no action;