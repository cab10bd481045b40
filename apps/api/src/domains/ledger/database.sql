-- Debits and credits of a transaction must cancel out when the database transaction ends.
create or replace function ledger_must_balance() returns trigger language plpgsql as $$
declare
  total numeric;
begin
  select sum(amount) into total from ledger_entries where transaction_id = new.transaction_id;
  if total <> 0 then
    raise exception 'ledger transaction % is off balance by %', new.transaction_id, total;
  end if;
  return null;
end $$;

do $$
begin
  if not exists (select from pg_trigger where tgname = 'ledger_entries_balance') then
    create constraint trigger ledger_entries_balance after insert on ledger_entries
      deferrable initially deferred for each row execute function ledger_must_balance();
  end if;
end $$;

-- The ledger only grows: a mistake is corrected by a transaction of its own.
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;

create or replace trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
create or replace trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_ledger_change();
