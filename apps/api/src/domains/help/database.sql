-- Search of help articles, and the tag of the pages that show them. Running it again changes nothing.

create or replace function index_help_article() returns trigger language plpgsql as $$
begin
  new.search := setweight(to_tsvector('simple', search_fold(new.title)), 'A')
    || setweight(to_tsvector('english', search_fold(new.title)), 'A')
    || setweight(to_tsvector('english', search_fold(new.summary)), 'B')
    || setweight(to_tsvector('english', search_fold(new.body)), 'D')
    || setweight(to_tsvector('simple', search_fold(new.summary || ' ' || new.body)), 'D');
  return new;
end $$;
create or replace trigger help_articles_indexed before insert or update of title, summary, body
  on help_articles for each row execute function index_help_article();

-- A reader’s words as a query: each word or its beginning; one that no article has stands for the nearest that are known.
-- Articles with all the words, else with any. Null, which finds nothing, when no word is known.
create or replace function help_query(words text) returns tsquery language plpgsql stable as $$
declare
  typed text;
  known text[];
  near text[];
  one tsquery;
  with_all tsquery;
  with_any tsquery;
begin
  known := array(select word from ts_stat('select search from help_articles where published_at is not null'));
  for typed in select distinct w from unnest(string_to_array(search_fold(words), ' ')) w where w <> '' limit 12 loop
    continue when to_tsvector('english', typed) = ''::tsvector;
    near := case when exists (select from unnest(known) k where starts_with(k, typed))
        or tsvector_to_array(to_tsvector('english', typed)) && known then array[typed]
      else array(select k from unnest(known) k where abs(length(k) - length(typed)) <= 3 and similarity(k, typed) >= 0.3
        order by similarity(k, typed) desc, k limit 3) end;
    select string_agg(concat_ws(' | ', w || beginning, nullif(to_tsquery('english', w)::text, '')), ' | ')::tsquery into one
      from unnest(near) w, lateral (select case when length(w) > 2 then ':*' else '' end as beginning) b;
    continue when one is null;
    with_all := coalesce(with_all && one, one);
    with_any := coalesce(with_any || one, one);
  end loop;
  return case when exists (select from help_articles where published_at is not null and search @@ with_all)
    then with_all else with_any end;
end $$;

create or replace function notify_help() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'help');
  return null;
end $$;
create or replace trigger help_articles_changed after insert or update or delete on help_articles
  for each statement execute function notify_help();
