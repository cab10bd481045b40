-- Names the pages and answers that a published design or a price list alters. Running it again changes nothing.

create or replace function notify_studio() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'studio');
  return null;
end $$;
create or replace trigger studio_designs_published after insert on studio_designs
  for each row when (new.publication = 'published') execute function notify_studio();
create or replace trigger studio_designs_changed after update on studio_designs
  for each row when (old.publication = 'published' or new.publication = 'published') execute function notify_studio();
create or replace trigger studio_designs_gone after delete on studio_designs
  for each row when (old.publication = 'published') execute function notify_studio();

create or replace function notify_price_lists() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'price-lists');
  return null;
end $$;
create or replace trigger studio_price_lists_changed after insert or update or delete on studio_price_lists
  for each statement execute function notify_price_lists();
