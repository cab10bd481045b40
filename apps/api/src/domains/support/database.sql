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
