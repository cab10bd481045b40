-- Lets an exclusion constraint compare a provider’s id beside a range of time.
create extension if not exists btree_gist;

-- What lists show of a service’s free times follows when it is worked out anew.
create or replace function notify_next_free() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'services service:' || new.service_id);
  return null;
end $$;
create or replace trigger next_free_stored after insert on service_next_free
  for each row when (new.at is not null) execute function notify_next_free();
create or replace trigger next_free_changed after update of at on service_next_free
  for each row when (old.at is distinct from new.at) execute function notify_next_free();
