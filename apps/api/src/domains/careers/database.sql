-- The tag of the pages that show open positions. Running it again changes nothing.

create or replace function notify_careers() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'careers');
  return null;
end $$;
create or replace trigger job_openings_changed after insert or update or delete on job_openings
  for each statement execute function notify_careers();
