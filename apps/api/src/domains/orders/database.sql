-- What the planner has to know: open parts are due later than most, which stage and day by themselves do not tell.
create statistics if not exists order_parts_open_until
  on (case when stage not in ('dispatched', 'delivered', 'closed', 'disputed', 'cancelled') then ready_by end)
  from order_parts;

-- The command palette of the staff finds orders by the beginning of their number: in the order of bytes, so that a
-- beginning is a range of the index.
create index if not exists orders_number_begins on orders (number collate "C");

-- Who stands lower does not know orders: the keys by which they point to them are kept here.
select pg_temp.keep_foreign_key('payments', 'order_id', 'orders');
select pg_temp.keep_foreign_key('ledger_transactions', 'order_id', 'orders');
select pg_temp.keep_foreign_key('ledger_entries', 'part_id', 'order_parts');
select pg_temp.keep_foreign_key('measurement_proposals', 'order_item_id', 'order_items', 'cascade');
select pg_temp.keep_foreign_key('bookings', 'order_part_id', 'order_parts', 'set null');

-- What was said on an order goes with it, and with one of its parts what concerned that.
create or replace trigger orders_conversations after delete on orders
  referencing old table as gone for each statement execute function drop_conversations('order');
create or replace trigger order_parts_conversations after delete on order_parts
  referencing old table as gone for each statement execute function drop_topics('order');
