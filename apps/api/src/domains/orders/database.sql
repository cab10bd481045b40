-- What the planner has to know: open parts are due later than most, which stage and day by themselves do not tell.
create statistics if not exists order_parts_open_until
  on (case when stage not in ('dispatched', 'delivered', 'closed', 'disputed', 'cancelled') then ready_by end)
  from order_parts;

-- The command palette of the staff finds orders by the beginning of their number: in the order of bytes, so that a
-- beginning is a range of the index.
create index if not exists orders_number_begins on orders (number collate "C");

-- Payments and the ledger do not know orders: the constraints by which they point to them are kept here.
do $$
begin
  if not exists (select from pg_constraint where conname = 'payments_order_id_orders_id_fk') then
    alter table payments add constraint payments_order_id_orders_id_fk foreign key (order_id) references orders (id);
  end if;
  if not exists (select from pg_constraint where conname = 'ledger_transactions_order_id_orders_id_fk') then
    alter table ledger_transactions add constraint ledger_transactions_order_id_orders_id_fk foreign key (order_id) references orders (id);
  end if;
  if not exists (select from pg_constraint where conname = 'ledger_entries_part_id_order_parts_id_fk') then
    alter table ledger_entries add constraint ledger_entries_part_id_order_parts_id_fk foreign key (part_id) references order_parts (id);
  end if;
end $$;

-- What was said on an order goes with it, and with one of its parts what concerned that.
create or replace trigger orders_conversations after delete on orders
  referencing old table as gone for each statement execute function drop_conversations('order');
create or replace trigger order_parts_conversations after delete on order_parts
  referencing old table as gone for each statement execute function drop_topics('order');
