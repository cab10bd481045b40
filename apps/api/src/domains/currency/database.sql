-- Prices are shown by these rates, so that pages which hold them fall when they change.
create or replace function notify_rates() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'rates');
  return null;
end $$;

create or replace trigger rates_changed after insert or update or delete on exchange_rates
  for each statement execute function notify_rates();
