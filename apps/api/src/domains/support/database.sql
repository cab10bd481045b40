-- What was said about a ticket goes with it.
create or replace trigger tickets_conversations after delete on tickets
  referencing old table as gone for each statement execute function drop_conversations('ticket');

-- Words within what is asked and said.
create index if not exists tickets_words on tickets using gin ((number || ' ' || subject) gin_trgm_ops);
create index if not exists messages_ticket_words on messages using gin (text gin_trgm_ops) where subject_kind = 'ticket';

-- The command palette of the staff finds tickets by the beginning of their number: in the order of bytes, so that a
-- beginning is a range of the index.
create index if not exists tickets_number_begins on tickets (number collate "C");
