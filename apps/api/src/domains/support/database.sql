-- What was said about a ticket goes with it.
create or replace trigger tickets_conversations after delete on tickets
  referencing old table as gone for each statement execute function drop_conversations('ticket');

-- Words within what is asked and said.
create index if not exists tickets_words on tickets using gin ((number || ' ' || subject) gin_trgm_ops);
create index if not exists messages_ticket_words on messages using gin (text gin_trgm_ops) where subject_kind = 'ticket';

-- The command palette of the staff finds tickets by the beginning of their number: in the order of bytes, so that a
-- beginning is a range of the index.
create index if not exists tickets_number_begins on tickets (number collate "C");

-- Wakes the streams of all who have a ticket open when another window opens it or leaves.
create or replace function wake_ticket_windows() returns trigger language plpgsql as $$
begin
  perform pg_notify('people', user_id::text) from (
    select distinct w.user_id from ticket_windows w join changed c on c.ticket_id = w.ticket_id) each_person;
  return null;
end $$;
create or replace trigger ticket_windows_opened after insert on ticket_windows
  referencing new table as changed for each statement execute function wake_ticket_windows();
create or replace trigger ticket_windows_left after delete on ticket_windows
  referencing old table as changed for each statement execute function wake_ticket_windows();

-- Wakes the streams of a ticket’s link: when something is written that everyone reads, or the ticket changes for them.
create or replace function wake_ticket_links() returns trigger language plpgsql as $$
begin
  perform pg_notify('shown', subject_id::text) from (
    select distinct subject_id from written where subject_kind = 'ticket' and audience = 'everyone') each_ticket;
  return null;
end $$;
create or replace trigger messages_wake_ticket_links after insert on messages
  referencing new table as written for each statement execute function wake_ticket_links();

create or replace function wake_links_of_ticket() returns trigger language plpgsql as $$
begin
  perform pg_notify('shown', old.id::text);
  return null;
end $$;
create or replace trigger tickets_wake_links after update of status, public_id, merged_into on tickets
  for each row when ((old.status, old.public_id, old.merged_into) is distinct from (new.status, new.public_id, new.merged_into))
  execute function wake_links_of_ticket();
create or replace trigger tickets_gone_wake_links after delete on tickets
  for each row execute function wake_links_of_ticket();
