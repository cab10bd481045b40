-- What reviews add up to, and the tags of the pages that show them. Running it again changes nothing.

-- A vote, a reply or a photo changes the product’s page but none of its figures, so it must not lock the product.
create or replace function relist_reviewed() returns trigger language plpgsql as $$
declare ids uuid[];
begin
  select array_agg(distinct c.product_id) into ids from changed c join former f on f.id = c.id
  where (c.rating, c.fit, c.state) is distinct from (f.rating, f.fit, f.state);
  if ids is not null then perform refresh_listing(ids); end if;
  perform pg_notify('changes', 'product:' || product_id) from (select distinct product_id from changed) pages;
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
