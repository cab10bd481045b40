CREATE TABLE "part_pickups" (
	"part_id" uuid PRIMARY KEY NOT NULL,
	"place" jsonb NOT NULL,
	"since" timestamp with time zone,
	"next_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "makers" ADD COLUMN "pickup_place" jsonb;--> statement-breakpoint
ALTER TABLE "part_pickups" ADD CONSTRAINT "part_pickups_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "part_pickups_next" ON "part_pickups" USING btree ("next_at") WHERE "part_pickups"."next_at" is not null;