DROP INDEX "order_parts_work";--> statement-breakpoint
DROP INDEX "order_parts_work_at_stage";--> statement-breakpoint
DROP INDEX "order_parts_work_of_maker";--> statement-breakpoint
CREATE INDEX "order_parts_work" ON "order_parts" USING btree ((case when not ("stage" not in ('dispatched', 'delivered', 'closed', 'disputed', 'cancelled')) then 1e11 - extract(epoch from coalesce("delivered_at", "ready_by") at time zone 'UTC')
    when "balance_since" is not null and "paid" < "total_amount" then 3e10 + extract(epoch from "ready_by" at time zone 'UTC')
    when "stage" <> 'placed' then extract(epoch from "ready_by" at time zone 'UTC')
    when "accept_by" is null then 5e10 + extract(epoch from "ready_by" at time zone 'UTC')
    else extract(epoch from least("accept_by", "ready_by") at time zone 'UTC') end),"id");--> statement-breakpoint
CREATE INDEX "order_parts_work_at_stage" ON "order_parts" USING btree ("stage",(case when not ("stage" not in ('dispatched', 'delivered', 'closed', 'disputed', 'cancelled')) then 1e11 - extract(epoch from coalesce("delivered_at", "ready_by") at time zone 'UTC')
    when "balance_since" is not null and "paid" < "total_amount" then 3e10 + extract(epoch from "ready_by" at time zone 'UTC')
    when "stage" <> 'placed' then extract(epoch from "ready_by" at time zone 'UTC')
    when "accept_by" is null then 5e10 + extract(epoch from "ready_by" at time zone 'UTC')
    else extract(epoch from least("accept_by", "ready_by") at time zone 'UTC') end),"id");--> statement-breakpoint
CREATE INDEX "order_parts_work_of_maker" ON "order_parts" USING btree ("maker_id",(case when not ("stage" not in ('dispatched', 'delivered', 'closed', 'disputed', 'cancelled')) then 1e11 - extract(epoch from coalesce("delivered_at", "ready_by") at time zone 'UTC')
    when "balance_since" is not null and "paid" < "total_amount" then 3e10 + extract(epoch from "ready_by" at time zone 'UTC')
    when "stage" <> 'placed' then extract(epoch from "ready_by" at time zone 'UTC')
    when "accept_by" is null then 5e10 + extract(epoch from "ready_by" at time zone 'UTC')
    else extract(epoch from least("accept_by", "ready_by") at time zone 'UTC') end),"id");