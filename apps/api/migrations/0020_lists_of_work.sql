CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"hidden_columns" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saved_views_name" UNIQUE("user_id","list","name")
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_default" ON "saved_views" USING btree ("user_id","list") WHERE "saved_views"."is_default";--> statement-breakpoint
CREATE INDEX "bookings_work" ON "bookings" USING btree ((case when "status" in ('pending', 'confirmed', 'rescheduled') then extract(epoch from "starts_at" at time zone 'UTC')
    else 1e11 - extract(epoch from "starts_at" at time zone 'UTC') end),"id");--> statement-breakpoint
CREATE INDEX "bookings_work_by_status" ON "bookings" USING btree ("status",(case when "status" in ('pending', 'confirmed', 'rescheduled') then extract(epoch from "starts_at" at time zone 'UTC')
    else 1e11 - extract(epoch from "starts_at" at time zone 'UTC') end),"id");--> statement-breakpoint
CREATE INDEX "bookings_work_of_maker" ON "bookings" USING btree ("maker_id",(case when "status" in ('pending', 'confirmed', 'rescheduled') then extract(epoch from "starts_at" at time zone 'UTC')
    else 1e11 - extract(epoch from "starts_at" at time zone 'UTC') end),"id");--> statement-breakpoint
CREATE INDEX "order_parts_work" ON "order_parts" USING btree ((case when not ("stage" not in ('dispatched', 'delivered', 'closed', 'disputed', 'cancelled')) then 1e11 - extract(epoch from coalesce("delivered_at", "ready_by") at time zone 'UTC')
    when "stage" <> 'placed' then extract(epoch from "ready_by" at time zone 'UTC')
    when "accept_by" is null then 5e10 + extract(epoch from "ready_by" at time zone 'UTC')
    else extract(epoch from least("accept_by", "ready_by") at time zone 'UTC') end),"id");--> statement-breakpoint
CREATE INDEX "order_parts_work_at_stage" ON "order_parts" USING btree ("stage",(case when not ("stage" not in ('dispatched', 'delivered', 'closed', 'disputed', 'cancelled')) then 1e11 - extract(epoch from coalesce("delivered_at", "ready_by") at time zone 'UTC')
    when "stage" <> 'placed' then extract(epoch from "ready_by" at time zone 'UTC')
    when "accept_by" is null then 5e10 + extract(epoch from "ready_by" at time zone 'UTC')
    else extract(epoch from least("accept_by", "ready_by") at time zone 'UTC') end),"id");--> statement-breakpoint
CREATE INDEX "order_parts_work_of_maker" ON "order_parts" USING btree ("maker_id",(case when not ("stage" not in ('dispatched', 'delivered', 'closed', 'disputed', 'cancelled')) then 1e11 - extract(epoch from coalesce("delivered_at", "ready_by") at time zone 'UTC')
    when "stage" <> 'placed' then extract(epoch from "ready_by" at time zone 'UTC')
    when "accept_by" is null then 5e10 + extract(epoch from "ready_by" at time zone 'UTC')
    else extract(epoch from least("accept_by", "ready_by") at time zone 'UTC') end),"id");--> statement-breakpoint
CREATE INDEX "reviews_reported_first" ON "reviews" USING btree ((case when "reported_at" is null then 1e11 - extract(epoch from "created_at" at time zone 'UTC') else extract(epoch from "reported_at" at time zone 'UTC') end),"id");