-- Names the pages that a maker’s change alters.
create or replace function notify_maker() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'makers products maker:' || new.slug);
  if tg_op = 'UPDATE' and old.slug <> new.slug then perform pg_notify('changes', 'maker:' || old.slug); end if;
  return null;
end $$;
create or replace trigger makers_changed after insert or update on makers
  for each row execute function notify_maker();

create or replace trigger enquiries_conversations after delete on enquiries
  referencing old table as gone for each statement execute function drop_conversations('enquiry');
