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

-- Who stands lower does not know invoices and cards: the keys by which they point to them are kept here.
select pg_temp.keep_foreign_key('payments', 'invoice_id', 'invoices');
select pg_temp.keep_foreign_key('payments', 'card_id', 'payment_methods');
select pg_temp.keep_foreign_key('payments', 'charged_method_id', 'payment_methods');
select pg_temp.keep_foreign_key('ledger_transactions', 'invoice_id', 'invoices');
