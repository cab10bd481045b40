-- Wakes a person’s bells in every process: when they are told something, have read it, or may be signed out.
create or replace function wake_bells() returns trigger language plpgsql as $$
begin
  perform pg_notify('people', user_id::text) from (select distinct user_id from changed) each_person;
  return null;
end $$;

create or replace trigger notifications_added after insert on notifications
  referencing new table as changed for each statement execute function wake_bells();
create or replace trigger notifications_altered after update on notifications
  referencing new table as changed for each statement execute function wake_bells();

create or replace function wake_bells_of_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('people', old.user_id::text);
  return null;
end $$;
create or replace trigger sessions_ended after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function wake_bells_of_session();
create or replace trigger sessions_dropped after delete on sessions
  for each row execute function wake_bells_of_session();

create or replace function wake_bells_of_user() returns trigger language plpgsql as $$
begin
  perform pg_notify('people', new.id::text);
  return null;
end $$;
create or replace trigger users_status_changed after update of status, role on users
  for each row when ((old.status, old.role) is distinct from (new.status, new.role)) execute function wake_bells_of_user();
