-- Search, the listed columns of products and the tags of changed pages. Running it again changes nothing.

-- Each category with itself and everything above it; depth 0 is itself.
create or replace view category_ancestors as
  with recursive up (category_id, ancestor_id, depth) as (
    select id, id, 0 from categories
    union all
    select up.category_id, c.parent_id, up.depth + 1
    from up join categories c on c.id = up.ancestor_id
    where c.parent_id is not null and up.depth < 8
  )
  select category_id, ancestor_id, depth from up;

-- What lists show of a product, calculated from its variants, options, pictures and reviews.
create or replace view product_listing as
  select p.id,
    coalesce(v.lowest, p.base_price) + coalesce(o.lowest, 0) as price_min,
    coalesce(v.highest, p.base_price) + coalesce(o.highest, 0) as price_max,
    coalesce(s.sizes, '{}') as sizes,
    coalesce(k.names, '{}') as colour_names,
    coalesce(k.colours, '[]') as colours,
    (select media_id from product_pictures where product_id = p.id order by position, media_id limit 1) as cover_id,
    (select media_id from product_pictures where product_id = p.id order by position, media_id offset 1 limit 1)
      as alternate_id,
    r.rating, r.review_count, r.rating_sum, r.fit_score, r.fit_count
  from products p
  cross join lateral (
    select min(price) as lowest, max(price) as highest from variants where product_id = p.id and not archived) v
  cross join lateral (
    select sum(case when g.required then c.lowest else 0 end)::bigint as lowest, sum(c.highest)::bigint as highest
    from option_groups g cross join lateral (
      select min(price_delta) as lowest, max(price_delta) as highest from option_choices where group_id = g.id) c
    where g.product_id = p.id) o
  cross join lateral (
    select array_agg(size order by place) as sizes from (
      select size, min(position) as place from variants
      where product_id = p.id and not archived and size <> '' group by size) each_size) s
  cross join lateral (
    select array_agg(name order by place, name) as names,
      jsonb_agg(jsonb_build_object('name', name, 'hex', hex) order by place, name) as colours
    from (
      select name, min(hex) as hex, min(place) as place from (
        select colour as name, colour_hex as hex, position as place from variants
        where product_id = p.id and not archived and colour <> ''
        union all
        select c.label, c.swatch, c.position from option_groups g join option_choices c on c.group_id = g.id
        where g.product_id = p.id and g.kind = 'colour' and c.swatch is not null) every_colour
      group by name) each_colour) k
  cross join lateral (
    select round(avg(rating), 2) as rating, count(*)::int as review_count, coalesce(sum(rating), 0)::int as rating_sum,
      round(avg(case fit when 'small' then -1 when 'large' then 1 else 0 end) filter (where fit is not null), 2)
        as fit_score,
      count(fit)::int as fit_count
    from reviews where product_id = p.id and status = 'published') r;

-- Brings the listed columns up to date. The products are locked first, in order, so that the calculation sees what
-- every earlier writer committed.
create or replace function refresh_listing(ids uuid[]) returns void language plpgsql as $$
begin
  perform from products where id = any (ids) order by id for no key update;
  update products p set
    price_min = l.price_min, price_max = l.price_max, sizes = l.sizes, colour_names = l.colour_names,
    colours = l.colours, cover_id = l.cover_id, alternate_id = l.alternate_id,
    rating = l.rating, review_count = l.review_count, rating_sum = l.rating_sum,
    fit_score = l.fit_score, fit_count = l.fit_count
  from product_listing l
  where l.id = p.id and p.id = any (ids) and
    (p.price_min, p.price_max, p.sizes, p.colour_names, p.colours, p.cover_id, p.alternate_id, p.rating_sum,
      p.review_count, p.fit_score, p.fit_count)
    is distinct from
    (l.price_min, l.price_max, l.sizes, l.colour_names, l.colours, l.cover_id, l.alternate_id, l.rating_sum,
      l.review_count, l.fit_score, l.fit_count);
  insert into catalog_changes (kind, subject) select 'product', unnest(ids);
  perform pg_notify('changes', 'product:' || id) from unnest(ids) id;
end $$;

create or replace function relist_changed() returns trigger language plpgsql as $$
declare ids uuid[];
begin
  if tg_table_name = 'option_choices' then
    select array_agg(distinct g.product_id) into ids from changed c join option_groups g on g.id = c.group_id;
  else
    select array_agg(distinct product_id) into ids from changed where product_id is not null;
  end if;
  if ids is not null then perform refresh_listing(ids); end if;
  return null;
end $$;

-- A change of stock alone touches no listed column, so it must not lock the product.
create or replace function relist_changed_variants() returns trigger language plpgsql as $$
declare ids uuid[];
begin
  select array_agg(distinct c.product_id) into ids from changed c join former f on f.id = c.id
  where (c.size, c.colour, c.colour_hex, c.price, c.position, c.archived)
    is distinct from (f.size, f.colour, f.colour_hex, f.price, f.position, f.archived);
  if ids is not null then perform refresh_listing(ids); end if;
  return null;
end $$;

do $$
declare part text;
begin
  foreach part in array array['variants', 'option_groups', 'option_choices', 'product_pictures', 'reviews'] loop
    execute format('create or replace trigger relist_added after insert on %I
      referencing new table as changed for each statement execute function relist_changed()', part);
    execute format('create or replace trigger relist_removed after delete on %I
      referencing old table as changed for each statement execute function relist_changed()', part);
    -- Of variants and reviews most changes alter nothing that lists show; they have triggers of their own.
    if part not in ('variants', 'reviews') then
      execute format('create or replace trigger relist_altered after update on %I
        referencing new table as changed for each statement execute function relist_changed()', part);
    end if;
  end loop;
end $$;
create or replace trigger relist_altered after update on variants
  referencing new table as changed old table as former
  for each statement execute function relist_changed_variants();

create or replace function relist_repriced() returns trigger language plpgsql as $$
begin
  perform refresh_listing(array[new.id]);
  return null;
end $$;
create or replace trigger products_repriced after update of base_price on products
  for each row when (old.base_price <> new.base_price) execute function relist_repriced();

-- What a product is found by: its own words, its maker, its categories, its colours.
create or replace function index_product() returns trigger language plpgsql as $$
declare
  names text;
  labels text;
  vocabulary tsvector;
begin
  if tg_op = 'INSERT' then
    new.price_min := new.base_price;
    new.price_max := new.base_price;
  end if;
  select concat_ws(' ', m.name, m.city, (
      select string_agg(c.name, ' ') from category_ancestors a join categories c on c.id = a.ancestor_id
      where a.category_id = new.category_id))
    into names from makers m where m.id = new.maker_id;
  names := search_fold(names);
  labels := search_fold(concat_ws(' ', new.fabric, array_to_string(new.tags, ' '), array_to_string(new.occasions, ' '),
    array_to_string(new.colour_names, ' '), new.gender));
  new.search := setweight(to_tsvector('simple', search_fold(new.title)), 'A')
    || setweight(to_tsvector('english', search_fold(new.title) || ' ' || names), 'B')
    || setweight(to_tsvector('simple', names || ' ' || labels), 'B')
    || setweight(to_tsvector('english', labels || ' ' || search_fold(new.summary)), 'C')
    || setweight(to_tsvector('english', search_fold(new.description)), 'D');
  vocabulary := to_tsvector('simple', concat_ws(' ', search_fold(new.title), names, labels,
    search_fold(new.summary), search_fold(new.description)));
  insert into search_words (word) select lexeme from unnest(tsvector_to_array(vocabulary)) lexeme
    where length(lexeme) > 2 and to_tsvector('english', lexeme) <> ''::tsvector
      and not exists (select from search_words where word = lexeme)
    order by lexeme on conflict do nothing;
  return new;
end $$;
create or replace trigger products_indexed before insert or update of
  title, fabric, tags, occasions, colour_names, gender, summary, description, maker_id, category_id on products
  for each row execute function index_product();

-- The products are locked first, in order, as everyone does who writes to several.
create or replace function reindex_named() returns trigger language plpgsql as $$
declare ids uuid[];
begin
  if tg_table_name = 'makers' then
    select array_agg(id) into ids from (
      select id from products where maker_id = new.id order by id for no key update) named;
  else
    select array_agg(id) into ids from (
      select p.id from products p
      where p.category_id in (select category_id from category_ancestors where ancestor_id = new.id)
      order by p.id for no key update) named;
  end if;
  update products set title = title where id = any (ids);
  return null;
end $$;
create or replace trigger makers_renamed after update of name, city on makers
  for each row when ((old.name, old.city) is distinct from (new.name, new.city)) execute function reindex_named();
create or replace trigger categories_renamed after update of name, parent_id on categories
  for each row when ((old.name, old.parent_id) is distinct from (new.name, new.parent_id))
  execute function reindex_named();

-- For whom somebody shops who names a person, “my brother”, or begins to: the genders of what that person wears. Null when
-- the word names nobody, or is the beginning of one that products have.
create or replace function search_gender(typed text) returns text[] language sql stable as $$
  with worn (gender, person) as (
    select gender, unnest(persons) from (values
      ('men', '{brother,husband,father,dad,daddy,uncle,grandfather,grandpa,boyfriend,fiance,man,him,groomsman,groomsmen}'::text[]),
      ('women', '{sister,wife,mother,mum,mom,mummy,aunt,auntie,grandmother,grandma,girlfriend,fiancee,woman,lady,her,bridesmaid}'),
      ('boys', '{son,boy,nephew,grandson}'), ('girls', '{daughter,girl,niece,granddaughter}')) each (gender, persons)),
  -- “Boys” is what products themselves are labelled with.
  named as (select gender from worn
    where person in (typed, regexp_replace(typed, 's$', '')) and typed not in (select gender from worn))
  select coalesce((select array_agg(distinct gender) from named),
    (select array_agg(distinct gender) from worn where length(typed) >= 4 and person like typed || '%'
      and not exists (select from search_words where word like typed || '%')))
$$;

-- What each of a shopper’s words is found by, any of which is enough: the word or its beginning and its stem; a word that
-- nothing is found by stands for its nearest ones, and is left out when there are none. A person who is named stands for
-- what that person wears, and for what anybody does.
create or replace function search_terms(words text) returns table (term tsquery, is_person boolean)
language plpgsql stable as $$
declare
  typed text;
  worn text[];
  near text[];
begin
  for typed in select distinct w from unnest(string_to_array(search_fold(words), ' ')) w where w <> '' limit 12 loop
    worn := search_gender(typed);
    is_person := worn is not null;
    if is_person then
      -- Of weight B are the labels of a product: what a description mentions does not count, its title may say the person.
      select string_agg(format('%s:B', gender), ' | ')::tsquery || to_tsquery('simple', typed || ':A') into term
        from unnest(worn || 'unisex'::text) gender;
      return next;
      continue;
    end if;
    continue when to_tsvector('english', typed) = ''::tsvector;
    near := case when exists (select from search_words where word like typed || '%')
        or exists (select from search_words where word = any (tsvector_to_array(to_tsvector('english', typed))))
      then array[typed] else search_nearest(typed) end;
    select string_agg(concat_ws(' | ', w || beginning, nullif(to_tsquery('english', w || beginning)::text, '')), ' | ')
      ::tsquery into term
      from unnest(near) w, lateral (select case when length(w) > 2 then ':*' else '' end as beginning) b;
    continue when term is null;
    return next;
  end loop;
end $$;

-- A shopper’s words as a query: each must occur. When no product has all the words, one of them is enough, but for persons.
-- Null, which finds nothing, when no word is known.
-- The planner takes words for independent, and would read all products for two that none has together: not without index.
create or replace function search_query(words text) returns tsquery language plpgsql stable set enable_seqscan = off as $$
declare
  one record;
  with_all tsquery;
  with_any tsquery;
  fitting tsquery;
begin
  for one in select term, is_person from search_terms(words) loop
    if one.is_person then
      fitting := coalesce(fitting && one.term, one.term);
    else
      with_all := coalesce(with_all && one.term, one.term);
      with_any := coalesce(with_any || one.term, one.term);
    end if;
  end loop;
  with_all := coalesce(with_all && fitting, with_all, fitting);
  return case when exists (select from products where search @@ with_all) then with_all
    else coalesce(with_any && fitting, with_any, fitting) end;
end $$;

-- The known words most alike to a mistyped one: at most three, none much worse than the best.
create or replace function search_nearest(typed text) returns text[] language sql stable as $$
  select array_agg(word order by alike desc) from (
    select word, alike, max(alike) over () as best from (
      select word, similarity(word, typed) as alike from search_words
      where abs(length(word) - length(typed)) <= 3) compared
    where alike >= 0.25 order by alike desc, abs(length(word) - length(typed)), word limit 3) nearest
  where alike >= best - 0.08
$$;

-- A shopper’s words as they were meant when one of them finds nothing: in place of each such word the nearest known one.
-- Null when every word finds something, or none has a near one.
create or replace function search_spelling(words text) returns text language sql stable as $$
  select case when string_agg(meant, ' ' order by place) is distinct from string_agg(typed, ' ' order by place)
    then string_agg(meant, ' ' order by place) end
  from (
    select typed, place, case
        when to_tsvector('english', typed) = ''::tsvector or search_gender(typed) is not null
          or exists (select from search_words where word like typed || '%')
          or exists (select from search_words where word = any (tsvector_to_array(to_tsvector('english', typed))))
          then typed
        else coalesce((search_nearest(typed))[1], typed) end as meant
    from unnest(string_to_array(search_fold(words), ' ')) with ordinality each (typed, place)
    where typed <> '' and place <= 12) spelt
$$;

-- Names the pages that a change alters.
create or replace function notify_product() returns trigger language plpgsql as $$
declare
  unlisted constant text[] := array['version', 'updated_at', 'code', 'description', 'care', 'returnable', 'size_chart', 'search'];
  product products := coalesce(new, old);
begin
  if tg_op <> 'UPDATE' or to_jsonb(old) - unlisted <> to_jsonb(new) - unlisted then
    insert into catalog_changes (kind, subject) values ('product', product.id);
    perform pg_notify('changes', 'products');
  elsif old.search <> new.search then
    insert into catalog_changes (kind, subject) values ('product', product.id);
  end if;
  if tg_op <> 'UPDATE' or (old.status, old.publish_at, old.category_id, old.maker_id, old.rating, old.review_count)
      is distinct from (new.status, new.publish_at, new.category_id, new.maker_id, new.rating, new.review_count) then
    perform pg_notify('changes', 'categories makers maker:' || slug) from makers
    where id in (product.maker_id, case when tg_op = 'UPDATE' then old.maker_id end);
  end if;
  perform pg_notify('changes', 'product:' || product.id);
  return null;
end $$;
create or replace trigger products_changed after insert or update or delete on products
  for each row execute function notify_product();

create or replace function notify_stock() returns trigger language plpgsql as $$
begin
  if (old.stock = 0) <> (new.stock = 0) then
    insert into catalog_changes (kind, subject) values ('product', new.product_id);
  end if;
  perform pg_notify('changes', 'product:' || new.product_id
    || case when (old.stock = 0) <> (new.stock = 0) then ' products' else '' end);
  return null;
end $$;
create or replace trigger variants_stock_changed after update of stock on variants
  for each row when (old.stock <> new.stock) execute function notify_stock();

create or replace function notify_categories() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (kind) values ('categories');
  perform pg_notify('changes', 'categories products');
  return null;
end $$;
create or replace trigger categories_changed after insert or update or delete on categories
  for each statement execute function notify_categories();

-- Pages that show a maker are named by the maker’s own trigger.
create or replace function note_maker() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (kind, subject) values ('maker', new.id);
  return null;
end $$;
create or replace trigger makers_noted after insert or update of slug, name, city, status on makers
  for each row execute function note_maker();

-- What is left of products: pieces of all variants, and of the one of which there are fewest. Of what is made to order
-- nothing is counted.
create or replace view product_stock as
  select p.id as product_id,
    case when p.kind = 'ready-to-wear' then coalesce(sum(v.stock), 0)::integer end as pieces,
    case when p.kind = 'ready-to-wear' then coalesce(min(v.stock), 0) end as fewest
  from products p left join variants v on v.product_id = p.id and not v.archived
  group by p.id;

-- Each one's row is locked first, in order, so that the sums see what earlier writers committed.
create or replace function refresh_shelves(ids uuid[]) returns void language plpgsql as $$
begin
  insert into product_shelves (product_id) select id from products where id = any (ids) order by id
    on conflict do nothing;
  perform from product_shelves where product_id = any (ids) order by product_id for no key update;
  update product_shelves s set pieces = p.pieces, fewest = p.fewest
  from product_stock p
  -- Selected, so that its plan is kept: nothing is planned for how many there are.
  where p.product_id = any ((select ids)::uuid[]) and s.product_id = p.product_id
    and (s.pieces, s.fewest) is distinct from (p.pieces, p.fewest);
end $$;

create or replace function shelve_products() returns trigger language plpgsql as $$
begin
  perform refresh_shelves(array(select id from changed));
  return null;
end $$;
create or replace trigger products_shelved after insert on products
  referencing new table as changed for each statement execute function shelve_products();

create or replace function reshelve_variants() returns trigger language plpgsql as $$
begin
  perform refresh_shelves(array(select distinct product_id from changed));
  return null;
end $$;
create or replace trigger variants_shelved after insert on variants
  referencing new table as changed for each statement execute function reshelve_variants();
create or replace trigger variants_reshelved after update on variants
  referencing new table as changed for each statement execute function reshelve_variants();
create or replace trigger variants_unshelved after delete on variants
  referencing old table as changed for each statement execute function reshelve_variants();

create or replace function reshelve_product() returns trigger language plpgsql as $$
begin
  perform refresh_shelves(array[new.id]);
  return null;
end $$;
create or replace trigger products_reshelved after update of kind on products
  for each row when (old.kind <> new.kind) execute function reshelve_product();

-- Products that came past the triggers, or are older than they.
create or replace function shelve_missing() returns void language sql as $$
  insert into product_shelves (product_id, pieces, fewest)
  select product_id, pieces, fewest from product_stock p
  where not exists (select from product_shelves where product_id = p.product_id)
  on conflict do nothing;
$$;
do $$
begin
  if exists (select from products p where not exists (select from product_shelves where product_id = p.id)) then
    perform shelve_missing();
  end if;
end $$;

-- The command palette of the staff finds products by the beginning of their title: in the order of bytes, so that a
-- beginning is a range of the index.
create index if not exists products_title_begins on products (search_fold(title) collate "C");
