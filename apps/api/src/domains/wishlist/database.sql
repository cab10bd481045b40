-- How many wish for each product. Rows are changed in the order of products, so that two changes never wait crosswise.
create or replace function count_wishes() returns trigger language plpgsql as $$
declare
  each constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into product_wishes (product_id, wishes)
  select c.product_id, each * count(*) from changed c join products p on p.id = c.product_id
  group by c.product_id order by c.product_id
  on conflict (product_id) do update set wishes = product_wishes.wishes + excluded.wishes;
  return null;
end $$;
create or replace trigger wishlist_items_added after insert on wishlist_items
  referencing new table as changed for each statement execute function count_wishes();
create or replace trigger wishlist_items_removed after delete on wishlist_items
  referencing old table as changed for each statement execute function count_wishes();

-- For wishes that came past the triggers, or are older than they.
create or replace function count_wishes_anew() returns void language sql as $$
  delete from product_wishes;
  insert into product_wishes (product_id, wishes) select product_id, count(*) from wishlist_items group by product_id;
$$;
do $$
begin
  if not exists (select from product_wishes) then perform count_wishes_anew(); end if;
end $$;
