-- A text as it is searched: lower case, no accents or tone marks, words apart by one space.
create or replace function search_fold(value text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(
    lower(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g'))
$$;
