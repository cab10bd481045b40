-- Roll-ups of dashboards. Every trigger adds what changed as rows of its own; nothing here updates a row.

-- The shop's day.
create or replace function shop_day(at timestamptz) returns date language sql immutable parallel safe as $$
  select (at at time zone 'Africa/Lagos')::date
$$;

-- Whether an order counts as sold: it is paid for, in full or the deposit, and not cancelled.
create or replace function is_sold(status order_status) returns boolean language sql immutable parallel safe as $$
  select status in ('part-paid', 'paid', 'completed')
$$;

-- What the pieces of a line that were not given back cost after discount.
create or replace function line_worth(total bigint, discount bigint, quantity integer, refunded integer)
returns bigint language sql immutable parallel safe as $$
  select round((total - discount)::numeric * (quantity - refunded) / quantity)::bigint
$$;

-- Money: what of payments is makers' and ours, and what refunds take back of it. What nothing needed goes back and never
-- counts. A subscription has no maker, so that it stands in the whole alone.
create or replace function roll_up_ledger() returns trigger language plpgsql as $$
begin
  insert into dashboard_days (day, maker_id, captured, refunded, earned, booked, booked_earned, subscribed)
  select day, maker_id, coalesce(-sum(amount) filter (where kind = 'payment'), 0),
    coalesce(sum(amount) filter (where kind = 'refund'), 0),
    coalesce(-sum(amount) filter (where is_earned), 0),
    coalesce(-sum(amount) filter (where is_booking), 0),
    coalesce(-sum(amount) filter (where is_booking and is_earned), 0),
    coalesce(-sum(amount) filter (where account = 'subscriptions'), 0)
  from (
    select shop_day(e.at) as day, e.maker_id, t.kind, e.account, e.amount, t.booking_id is not null as is_booking,
      e.account in ('held-earnings', 'maker-payable') as is_earned
    from added e join ledger_transactions t on t.id = e.transaction_id
    where (e.maker_id is not null or e.account = 'subscriptions') and t.kind in ('payment', 'refund')) moved
  group by grouping sets ((day, maker_id), (day)) having maker_id is not null or grouping(maker_id) = 1;
  return null;
end $$;
create or replace trigger ledger_entries_rolled_up after insert on ledger_entries
  referencing new table as added for each statement execute function roll_up_ledger();

create or replace function roll_up_new_orders() returns trigger language plpgsql as $$
begin
  insert into dashboard_days (day, placed, orders, ordered)
  select shop_day(created_at), count(*), count(*) filter (where is_sold(status)),
    coalesce(sum(total_amount) filter (where is_sold(status)), 0)
  from added group by 1;
  return null;
end $$;
create or replace trigger orders_rolled_up after insert on orders
  referencing new table as added for each statement execute function roll_up_new_orders();

-- Parts with their lines, counted once (1) or taken out again (-1), as parts of an order that counts.
create or replace function roll_up_parts(part_ids uuid[], placed_at timestamptz, times integer) returns void language sql as $$
  insert into dashboard_days (day, maker_id, orders, ordered)
  select shop_day(placed_at), maker_id, times, times * total_amount from order_parts where id = any (part_ids);
  insert into dashboard_product_days (day, maker_id, product_id, pieces, sold)
  select shop_day(placed_at), p.maker_id, i.product_id, times * (i.quantity - i.refunded_quantity),
    times * line_worth(i.total_price, i.discount, i.quantity, i.refunded_quantity)
  from order_parts p join order_items i on i.part_id = p.id
  -- Selected, so that its plan is kept: nothing is planned for how many there are.
  where p.id = any ((select part_ids)::uuid[]) and i.product_id is not null;
$$;

create or replace function roll_up_order() returns trigger language plpgsql as $$
declare
  part_ids uuid[] := array(select id from order_parts where order_id = new.id and stage <> 'cancelled');
begin
  insert into dashboard_days (day, placed, orders, ordered) values
    (shop_day(old.created_at), -1, -is_sold(old.status)::int, -is_sold(old.status)::int * old.total_amount),
    (shop_day(new.created_at), 1, is_sold(new.status)::int, is_sold(new.status)::int * new.total_amount);
  if is_sold(old.status) then perform roll_up_parts(part_ids, old.created_at, -1); end if;
  if is_sold(new.status) then perform roll_up_parts(part_ids, new.created_at, 1); end if;
  return null;
end $$;
create or replace trigger orders_rolled_on after update on orders for each row
  when ((is_sold(old.status), old.created_at, old.total_amount)
    is distinct from (is_sold(new.status), new.created_at, new.total_amount))
  execute function roll_up_order();

create or replace function roll_up_new_parts() returns trigger language plpgsql as $$
begin
  insert into dashboard_days (day, maker_id, orders, ordered)
  select shop_day(o.created_at), p.maker_id, count(*), sum(p.total_amount)
  from added p join orders o on o.id = p.order_id
  where is_sold(o.status) and p.stage <> 'cancelled' group by 1, 2;
  return null;
end $$;
create or replace trigger order_parts_rolled_up after insert on order_parts
  referencing new table as added for each statement execute function roll_up_new_parts();

create or replace function roll_up_part() returns trigger language plpgsql as $$
declare
  whole orders := (select o from orders o where o.id = new.order_id);
begin
  if is_sold(whole.status) then
    perform roll_up_parts(array[new.id], whole.created_at, case when new.stage = 'cancelled' then -1 else 1 end);
  end if;
  return null;
end $$;
create or replace trigger order_parts_rolled_on after update on order_parts for each row
  when ((old.stage = 'cancelled') is distinct from (new.stage = 'cancelled'))
  execute function roll_up_part();

create or replace function roll_up_new_items() returns trigger language plpgsql as $$
begin
  insert into dashboard_product_days (day, maker_id, product_id, pieces, sold)
  select shop_day(o.created_at), p.maker_id, i.product_id, sum(i.quantity - i.refunded_quantity),
    sum(line_worth(i.total_price, i.discount, i.quantity, i.refunded_quantity))
  from added i join order_parts p on p.id = i.part_id join orders o on o.id = p.order_id
  where is_sold(o.status) and p.stage <> 'cancelled' and i.product_id is not null group by 1, 2, 3;
  return null;
end $$;
create or replace trigger order_items_rolled_up after insert on order_items
  referencing new table as added for each statement execute function roll_up_new_items();

create or replace function roll_up_item() returns trigger language plpgsql as $$
begin
  insert into dashboard_product_days (day, maker_id, product_id, pieces, sold)
  select shop_day(o.created_at), p.maker_id, i.product_id, i.pieces, i.sold
  from order_parts p join orders o on o.id = p.order_id, (values
    (old.product_id, old.refunded_quantity - old.quantity,
      -line_worth(old.total_price, old.discount, old.quantity, old.refunded_quantity)),
    (new.product_id, new.quantity - new.refunded_quantity,
      line_worth(new.total_price, new.discount, new.quantity, new.refunded_quantity))) i (product_id, pieces, sold)
  where p.id = new.part_id and is_sold(o.status) and p.stage <> 'cancelled' and i.product_id is not null;
  return null;
end $$;
create or replace trigger order_items_rolled_on after update on order_items for each row
  when ((old.product_id, old.refunded_quantity) is distinct from (new.product_id, new.refunded_quantity))
  execute function roll_up_item();

create or replace function roll_up_new_customers() returns trigger language plpgsql as $$
begin
  insert into dashboard_days (day, customers)
  select shop_day(created_at), count(*) from added where role = 'Customer' and status <> 'deleted' group by 1;
  return null;
end $$;
create or replace trigger users_rolled_up after insert on users
  referencing new table as added for each statement execute function roll_up_new_customers();

create or replace function roll_up_customer() returns trigger language plpgsql as $$
begin
  insert into dashboard_days (day, customers) values
    (shop_day(old.created_at), -(old.role = 'Customer' and old.status <> 'deleted')::int),
    (shop_day(new.created_at), (new.role = 'Customer' and new.status <> 'deleted')::int);
  return null;
end $$;
create or replace trigger users_rolled_on after update on users for each row
  when ((old.role = 'Customer' and old.status <> 'deleted', old.created_at)
    is distinct from (new.role = 'Customer' and new.status <> 'deleted', new.created_at))
  execute function roll_up_customer();

-- Counts everything anew. Whoever is writing meanwhile waits at the lock and adds their change afterwards.
create or replace function rebuild_roll_ups() returns void language plpgsql as $$
begin
  lock table dashboard_days, dashboard_product_days in share row exclusive mode;
  delete from dashboard_days;
  delete from dashboard_product_days;

  insert into dashboard_days (day, maker_id, placed, orders, ordered, captured, refunded, earned, booked, booked_earned,
    subscribed, customers, is_merged)
  select day, maker_id, sum(placed), sum(orders), sum(ordered), sum(captured), sum(refunded), sum(earned), sum(booked),
    sum(booked_earned), sum(subscribed), sum(customers), true
  from (
    select shop_day(created_at) as day, null::uuid as maker_id, count(*) as placed,
      count(*) filter (where is_sold(status)) as orders,
      coalesce(sum(total_amount) filter (where is_sold(status)), 0) as ordered,
      0 as captured, 0 as refunded, 0 as earned, 0 as booked, 0 as booked_earned, 0 as subscribed, 0 as customers
    from orders group by 1
    union all
    select shop_day(o.created_at), p.maker_id, 0, count(*), sum(p.total_amount), 0, 0, 0, 0, 0, 0, 0
    from order_parts p join orders o on o.id = p.order_id
    where is_sold(o.status) and p.stage <> 'cancelled' group by 1, 2
    union all
    select day, maker_id, 0, 0, 0, coalesce(-sum(amount) filter (where kind = 'payment'), 0),
      coalesce(sum(amount) filter (where kind = 'refund'), 0),
      coalesce(-sum(amount) filter (where is_earned), 0),
      coalesce(-sum(amount) filter (where is_booking), 0),
      coalesce(-sum(amount) filter (where is_booking and is_earned), 0),
      coalesce(-sum(amount) filter (where account = 'subscriptions'), 0), 0
    from (
      select shop_day(e.at) as day, e.maker_id, t.kind, e.account, e.amount, t.booking_id is not null as is_booking,
        e.account in ('held-earnings', 'maker-payable') as is_earned
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where (e.maker_id is not null or e.account = 'subscriptions') and t.kind in ('payment', 'refund')) moved
    group by grouping sets ((day, maker_id), (day)) having maker_id is not null or grouping(maker_id) = 1
    union all
    select shop_day(created_at), null, 0, 0, 0, 0, 0, 0, 0, 0, 0, count(*)
    from users where role = 'Customer' and status <> 'deleted' group by 1) counted
  group by day, maker_id;

  insert into dashboard_product_days (day, maker_id, product_id, pieces, sold, is_merged)
  select shop_day(o.created_at), p.maker_id, i.product_id, sum(i.quantity - i.refunded_quantity),
    sum(line_worth(i.total_price, i.discount, i.quantity, i.refunded_quantity)), true
  from order_items i join order_parts p on p.id = i.part_id join orders o on o.id = p.order_id
  where is_sold(o.status) and p.stage <> 'cancelled' and i.product_id is not null group by 1, 2, 3;
end $$;

-- A shop that is older than its roll-ups; counting a million orders takes longer than a statement usually may.
set statement_timeout = 0;
do $$
begin
  if not exists (select from dashboard_days) and exists (select from users) then perform rebuild_roll_ups(); end if;
end $$;
reset statement_timeout;
