-- Payments and the books stand lower and do not know the orders of guests: the keys by which they point to them.
select pg_temp.keep_foreign_key('payments', 'aso_ebi_order_id', 'aso_ebi_orders');
select pg_temp.keep_foreign_key('ledger_transactions', 'aso_ebi_order_id', 'aso_ebi_orders');

-- The command palette of the staff finds orders by the beginning of their number.
create index if not exists aso_ebi_orders_number_begins on aso_ebi_orders (number collate "C");

-- The tag of what previews of links say of an event: of its words, its cover and its links.
create or replace function notify_aso_ebi_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'aso-ebi:' || new.id);
  return null;
end $$;
create or replace trigger aso_ebi_events_changed after update on aso_ebi_events
  for each row when (new.status <> 'draft') execute function notify_aso_ebi_event();

create or replace function notify_aso_ebi_link() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'aso-ebi:' || old.event_id);
  return null;
end $$;
create or replace trigger aso_ebi_links_changed after update or delete on aso_ebi_links
  for each row execute function notify_aso_ebi_link();

-- What hosts and a workshop wrote to each other goes with its invitation.
create or replace trigger aso_ebi_invitations_conversations after delete on aso_ebi_invitations
  referencing old table as gone for each statement execute function drop_conversations('aso-ebi');
