-- What was said about a ticket goes with it.
create or replace trigger tickets_conversations after delete on tickets
  referencing old table as gone for each statement execute function drop_conversations('ticket');
