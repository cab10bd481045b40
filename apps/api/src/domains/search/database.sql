-- What the command palette of the staff finds by the beginning of a name. Running it again changes nothing.
-- In the order of bytes, so that a beginning is a range of the index.
create index if not exists users_first_name_begins on users ((search_fold(first_name || ' ' || last_name)) collate "C");
create index if not exists users_last_name_begins on users ((search_fold(last_name || ' ' || first_name)) collate "C");
create index if not exists users_email_begins on users (lower(email) collate "C");
create index if not exists orders_number_begins on orders (number collate "C");
create index if not exists bookings_number_begins on bookings (number collate "C");
create index if not exists bookings_maker_number on bookings (maker_id, number collate "C");
create index if not exists products_title_begins on products (search_fold(title) collate "C");
