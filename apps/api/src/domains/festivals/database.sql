-- The tag of the pages that show festivals. Running it again changes nothing.

create or replace function notify_festivals() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'festivals');
  return null;
end $$;
create or replace trigger festivals_changed after insert or update or delete on festivals
  for each statement execute function notify_festivals();
