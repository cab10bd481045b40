-- What reviews add up to, and the tags of the pages that show them. Running it again changes nothing.

-- Services are locked before their reviews are counted, so that of two writers the second counts what the first wrote.
create or replace function rate_services(ids uuid[]) returns void language plpgsql as $$
begin
  perform from services where id = any (ids) order by id for no key update;
  update services s set rating = r.mean, review_count = r.voices
  from (
    select i.id, round(avg(v.rating), 2) as mean, count(v.id)::int as voices
    from unnest(ids) i (id) left join reviews v on v.service_id = i.id and v.status = 'published'
    group by i.id) r
  where r.id = s.id and (s.rating, s.review_count) is distinct from (r.mean, r.voices);
end $$;

create or replace function rate_reviewed() returns trigger language plpgsql as $$
declare ids uuid[];
begin
  select array_agg(distinct service_id) into ids from changed where service_id is not null;
  if ids is not null then perform rate_services(ids); end if;
  return null;
end $$;
create or replace trigger rate_added after insert on reviews
  referencing new table as changed for each statement execute function rate_reviewed();
create or replace trigger rate_removed after delete on reviews
  referencing old table as changed for each statement execute function rate_reviewed();

-- A vote, a reply or a photo changes the page of what is reviewed but none of its figures, so it must not lock that.
create or replace function relist_reviewed() returns trigger language plpgsql as $$
declare
  pieces uuid[];
  rated uuid[];
begin
  select array_agg(distinct c.product_id) filter (where c.product_id is not null),
    array_agg(distinct c.service_id) filter (where c.service_id is not null)
    into pieces, rated from changed c join former f on f.id = c.id
  where (c.rating, c.fit, c.status) is distinct from (f.rating, f.fit, f.status);
  if pieces is not null then perform refresh_listing(pieces); end if;
  if rated is not null then perform rate_services(rated); end if;
  perform pg_notify('changes', coalesce('product:' || product_id, 'service:' || service_id))
    from (select distinct product_id, service_id from changed) pages;
  return null;
end $$;
create or replace trigger relist_altered after update on reviews
  referencing new table as changed old table as former
  for each statement execute function relist_reviewed();

-- Each vote and each photo adds to a locked row, so that parallel ones cannot lose each other.
create or replace function count_vote() returns trigger language plpgsql as $$
begin
  update reviews set helpful = helpful + case when tg_op = 'INSERT' then 1 else -1 end
    where id = coalesce(new.review_id, old.review_id);
  return null;
end $$;
create or replace trigger review_votes_counted after insert or delete on review_votes
  for each row execute function count_vote();

create or replace function count_photo() returns trigger language plpgsql as $$
begin
  update reviews set photo_count = photo_count + case when tg_op = 'INSERT' then 1 else -1 end
    where id = coalesce(new.review_id, old.review_id);
  return null;
end $$;
create or replace trigger review_photos_counted after insert or delete on review_photos
  for each row execute function count_photo();

-- Figures of products that were reviewed before sums and fits were kept.
do $$
declare ids uuid[];
begin
  select array_agg(id order by id) into ids from products where review_count > 0 and rating_sum = 0;
  if ids is not null then perform refresh_listing(ids); end if;
end $$;
