-- What the planner has to know: open parts are due later than most, which stage and day by themselves do not tell.
create statistics if not exists order_parts_open_until
  on (case when stage not in ('dispatched', 'delivered', 'closed', 'disputed', 'cancelled') then ready_by end)
  from order_parts;
