-- Payouts and the books stand lower and do not know partners: the keys by which they point to them.
select pg_temp.keep_foreign_key('payouts', 'partner_id', 'affiliate_partners');
select pg_temp.keep_foreign_key('ledger_entries', 'partner_id', 'affiliate_partners');

-- The tag of the pages that show the programme and its partners. Running it again changes nothing.
create or replace function notify_affiliates() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'affiliates');
  return null;
end $$;
create or replace trigger affiliate_partners_changed after insert or update or delete on affiliate_partners
  for each statement execute function notify_affiliates();
create or replace trigger affiliate_rates_changed after insert or update or delete on affiliate_rates
  for each statement execute function notify_affiliates();
