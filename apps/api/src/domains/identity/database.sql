-- The command palette of the staff finds people by the beginning of a name or address: in the order of bytes, so that a
-- beginning is a range of the index.
create index if not exists users_first_name_begins on users ((search_fold(first_name || ' ' || last_name)) collate "C");
create index if not exists users_last_name_begins on users ((search_fold(last_name || ' ' || first_name)) collate "C");
create index if not exists users_email_begins on users (lower(email) collate "C");
