-- Which products hang in the fitting room, said on the products themselves. Running it again changes nothing.

-- The products are locked first, in order, as everyone does who writes to several.
create or replace function mark_tried_on(ids uuid[]) returns void language plpgsql as $$
begin
  perform from products where id = any (ids) order by id for no key update;
  update products p set can_try_on = not can_try_on
  where id = any (ids)
    and can_try_on <> exists (select from tryon_outfits where product_id = p.id and status = 'live');
end $$;

create or replace function mark_outfitted() returns trigger language plpgsql as $$
begin
  perform mark_tried_on(array(select product_id from changed));
  return null;
end $$;
create or replace trigger outfit_added after insert on tryon_outfits
  referencing new table as changed for each statement execute function mark_outfitted();
create or replace trigger outfit_removed after delete on tryon_outfits
  referencing old table as changed for each statement execute function mark_outfitted();
create or replace trigger outfit_altered after update on tryon_outfits
  referencing new table as changed for each statement execute function mark_outfitted();

-- Outfits that are older than this mark.
do $$
declare ids uuid[];
begin
  select array_agg(p.id order by p.id) into ids from products p join tryon_outfits o on o.product_id = p.id
  where p.can_try_on <> (o.status = 'live');
  if ids is not null then perform mark_tried_on(ids); end if;
end $$;
