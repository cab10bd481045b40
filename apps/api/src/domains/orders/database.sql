-- What the planner has to know: open parts are due later than most, which stage and day by themselves do not tell.
create statistics if not exists order_parts_open_until
  on (case when stage not in ('dispatched', 'delivered', 'closed', 'disputed', 'cancelled') then ready_by end)
  from order_parts;

-- The command palette of the staff finds orders by the beginning of their number: in the order of bytes, so that a
-- beginning is a range of the index.
create index if not exists orders_number_begins on orders (number collate "C");
