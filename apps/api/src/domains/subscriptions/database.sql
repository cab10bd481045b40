-- Whatever the page of plans shows.
create or replace function notify_plans() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'plans');
  return null;
end $$;

create or replace trigger plans_notify after insert or update or delete on plans
  for each statement execute function notify_plans();
create or replace trigger plan_prices_notify after insert or update or delete on plan_prices
  for each statement execute function notify_plans();
create or replace trigger features_notify after insert or update or delete on features
  for each statement execute function notify_plans();
create or replace trigger plan_features_notify after insert or update or delete on plan_features
  for each statement execute function notify_plans();

-- A price is never changed, because people pay it: a new row takes its place.
create or replace function refuse_price_change() returns trigger language plpgsql as $$
begin
  raise exception 'a price of a plan is not changed; add another';
end $$;

create or replace trigger plan_prices_fixed before update on plan_prices
  for each row execute function refuse_price_change();

-- Payments and the ledger do not know invoices and cards: the constraints by which they point to them are kept here.
do $$
begin
  if not exists (select from pg_constraint where conname = 'payments_invoice_id_invoices_id_fk') then
    alter table payments add constraint payments_invoice_id_invoices_id_fk foreign key (invoice_id) references invoices (id);
  end if;
  if not exists (select from pg_constraint where conname = 'payments_card_id_payment_methods_id_fk') then
    alter table payments add constraint payments_card_id_payment_methods_id_fk foreign key (card_id) references payment_methods (id);
  end if;
  if not exists (select from pg_constraint where conname = 'payments_charged_method_id_payment_methods_id_fk') then
    alter table payments add constraint payments_charged_method_id_payment_methods_id_fk foreign key (charged_method_id) references payment_methods (id);
  end if;
  if not exists (select from pg_constraint where conname = 'ledger_transactions_invoice_id_invoices_id_fk') then
    alter table ledger_transactions add constraint ledger_transactions_invoice_id_invoices_id_fk foreign key (invoice_id) references invoices (id);
  end if;
end $$;
