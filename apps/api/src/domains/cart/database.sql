-- Which carts hold something. A basket is locked first, so that what is read of it is what every earlier writer committed.
create or replace function refill_basket() returns trigger language plpgsql as $$
begin
  perform from baskets where id = new.basket_id for no key update;
  update baskets b set is_filled = not b.is_filled where b.id = new.basket_id
    and b.is_filled <> exists (select from cart_items where basket_id = b.id and not saved_for_later);
  return null;
end $$;
create or replace trigger cart_items_added after insert on cart_items for each row execute function refill_basket();
-- By row, since most changes are of quantities, which ask nothing then.
create or replace trigger cart_items_altered after update on cart_items for each row
  when ((old.basket_id, old.saved_for_later) is distinct from (new.basket_id, new.saved_for_later))
  execute function refill_basket();

-- What is removed may lie in many baskets, as when a product goes: they are locked in order.
create or replace function refill_baskets() returns trigger language plpgsql as $$
declare ids uuid[] := array(select distinct basket_id from changed);
begin
  -- Selected, so that plans are kept: nothing is planned for how many there are.
  perform from baskets where id = any ((select ids)::uuid[]) order by id for no key update;
  update baskets b set is_filled = not b.is_filled
  where b.id = any ((select ids)::uuid[])
    and b.is_filled <> exists (select from cart_items where basket_id = b.id and not saved_for_later);
  return null;
end $$;
create or replace trigger cart_items_removed after delete on cart_items
  referencing old table as changed for each statement execute function refill_baskets();

-- For carts that came past the triggers, or are older than they.
create or replace function refill_all_baskets() returns void language sql as $$
  update baskets b set is_filled = true
  where not is_filled and exists (select from cart_items where basket_id = b.id and not saved_for_later);
$$;
do $$
begin
  if not exists (select from baskets where is_filled) then perform refill_all_baskets(); end if;
end $$;
