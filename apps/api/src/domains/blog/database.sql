-- Search of posts, and the tag of the pages that show them. Running it again changes nothing.

create or replace function index_blog_post() returns trigger language plpgsql as $$
declare
  words text;
begin
  select string_agg(said #>> '{}', ' ') into words
    from jsonb_path_query(coalesce(new.live -> 'document', '[]'), 'strict $.**.text') said;
  new.search := setweight(to_tsvector('english', search_fold(coalesce(new.live ->> 'title', ''))), 'A')
    || setweight(to_tsvector('simple', search_fold(coalesce(new.live ->> 'title', ''))), 'A')
    || setweight(to_tsvector('english', search_fold(coalesce(new.live ->> 'excerpt', ''))), 'B')
    || setweight(to_tsvector('english', search_fold(coalesce(words, ''))), 'D');
  return new;
end $$;
create or replace trigger blog_posts_indexed before insert or update of live
  on blog_posts for each row execute function index_blog_post();

create or replace function notify_blog() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'blog');
  return null;
end $$;
create or replace trigger blog_categories_changed after insert or update or delete on blog_categories
  for each statement execute function notify_blog();
create or replace trigger blog_authors_changed after insert or update or delete on blog_authors
  for each statement execute function notify_blog();
-- What is drafted shows to nobody, so it makes no page anew.
create or replace trigger blog_posts_shown after update on blog_posts for each row
  when ((old.live, old.status, old.live_slug, old.is_featured) is distinct from
    (new.live, new.status, new.live_slug, new.is_featured))
  execute function notify_blog();
create or replace trigger blog_posts_made after insert or delete on blog_posts
  for each statement execute function notify_blog();
