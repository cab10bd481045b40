-- Names what a row’s change alters on pages; every process listens on the channel `changes`.
create or replace function notify_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'settings');
  return null;
end $$;

create or replace trigger settings_changed after insert or update on marketplace_settings
  for each statement execute function notify_settings();
