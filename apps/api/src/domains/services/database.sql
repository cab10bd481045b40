-- Search of services, and the tags of changed pages. Running it again changes nothing.

create or replace function index_service() returns trigger language plpgsql as $$
declare
  names text;
begin
  select search_fold(concat_ws(' ', m.name, m.city, c.name)) into names
    from makers m, service_categories c where m.id = new.maker_id and c.id = new.category_id;
  new.search := setweight(to_tsvector('simple', search_fold(new.title)), 'A')
    || setweight(to_tsvector('english', search_fold(new.title)), 'A')
    || setweight(to_tsvector('simple', coalesce(names, '')), 'B')
    || setweight(to_tsvector('english', search_fold(new.summary)), 'C')
    || setweight(to_tsvector('english', search_fold(new.description)), 'D');
  return new;
end $$;
create or replace trigger services_indexed before insert or update of title, summary, description, maker_id, category_id
  on services for each row execute function index_service();

-- A visitor’s words as a query: each one or its beginning must occur. Null, which finds nothing, without any word.
create or replace function service_query(words text) returns tsquery language plpgsql stable as $$
declare
  typed text;
  one tsquery;
  every tsquery;
begin
  for typed in select distinct w from unnest(string_to_array(search_fold(words), ' ')) w where w <> '' limit 12 loop
    continue when to_tsvector('english', typed) = ''::tsvector;
    one := to_tsquery('simple', typed || ':*') || to_tsquery('english', typed);
    every := coalesce(every && one, one);
  end loop;
  return every;
end $$;

create or replace function reindex_services() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'makers' then
    update services set title = title where maker_id = new.id;
  else
    update services set title = title where category_id = new.id;
  end if;
  return null;
end $$;
create or replace trigger makers_services_renamed after update of name, city on makers
  for each row when ((old.name, old.city) is distinct from (new.name, new.city)) execute function reindex_services();
create or replace trigger service_categories_renamed after update of name on service_categories
  for each row when (old.name <> new.name) execute function reindex_services();

create or replace function notify_service() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'services service:' || coalesce(new.id, old.id));
  return null;
end $$;
create or replace trigger services_changed after insert or update or delete on services
  for each row execute function notify_service();

create or replace function notify_service_categories() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'services service-categories');
  return null;
end $$;
create or replace trigger service_categories_changed after insert or update or delete on service_categories
  for each statement execute function notify_service_categories();
