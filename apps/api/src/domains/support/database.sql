-- What was said about a ticket goes with it.
create or replace trigger tickets_conversations after delete on tickets
  referencing old table as gone for each statement execute function drop_conversations('ticket');

-- The words of a ticket, a row for each: its number, with and without zeros before it, who asks, and what was asked, said
-- and noted. Long ones lie out of line, so that what a common word finds is read from few pages. Those of endless threads
-- are cut, since a list of words has an end.
drop index if exists messages_ticket_words;
drop index if exists tickets_words;
alter table ticket_words set (toast_tuple_target = 128);
alter table ticket_words alter column words set storage external;

create or replace function words_of_ticket(ticket uuid) returns tsvector language sql stable as $$
  select to_tsvector('simple', left(search_fold(concat_ws(' ',
    t.number, ltrim(split_part(t.number, '-', 3), '0'), t.subject,
    t.guest_name, t.guest_email, u.first_name, u.last_name, u.email,
    (select string_agg(text, ' ' order by id) from messages where subject_kind = 'ticket' and subject_id = t.id))), 200000))
  from tickets t left join users u on u.id = t.requester_id where t.id = ticket;
$$;

-- What is looked for: tickets with all these words, or words that begin so; short ones whole.
create or replace function ticket_query(sought text) returns tsquery language sql immutable parallel safe as $$
  select to_tsquery('simple'::regconfig, string_agg(w || case when length(w) > 2 then ':*' else '' end, ' & '))
  from unnest(string_to_array(search_fold(sought), ' ')) w where w <> '';
$$;

create or replace function refresh_ticket_words(ids uuid[]) returns void language plpgsql as $$
begin
  insert into ticket_words (ticket_id) select id from tickets where id = any (ids) order by id on conflict do nothing;
  -- Two who write at once wait for each other here, so that the second reads what the first has written.
  perform from ticket_words where ticket_id = any (ids) order by ticket_id for no key update;
  update ticket_words set words = words_of_ticket(ticket_id) where ticket_id = any (ids);
end $$;

create or replace function index_ticket_messages() returns trigger language plpgsql as $$
begin
  perform refresh_ticket_words(array(select distinct subject_id from changed where subject_kind = 'ticket'));
  return null;
end $$;
create or replace trigger messages_in_tickets after insert on messages
  referencing new table as changed for each statement execute function index_ticket_messages();
create or replace trigger messages_out_of_tickets after delete on messages
  referencing old table as changed for each statement execute function index_ticket_messages();

-- Messages that are read change no words.
create or replace function reindex_ticket_messages() returns trigger language plpgsql as $$
begin
  perform refresh_ticket_words(array(
    select unnest(array[b.subject_id, a.subject_id]) from before b join changed a on a.id = b.id
    where 'ticket' in (a.subject_kind, b.subject_kind) and (a.text, a.subject_id) is distinct from (b.text, b.subject_id)));
  return null;
end $$;
create or replace trigger messages_between_tickets after update on messages
  referencing old table as before new table as changed for each statement execute function reindex_ticket_messages();

create or replace function reindex_ticket() returns trigger language plpgsql as $$
begin
  perform refresh_ticket_words(array[new.id]);
  return null;
end $$;
create or replace trigger tickets_reworded after update of subject, requester_id, guest_name, guest_email on tickets
  for each row when ((old.subject, old.requester_id, old.guest_name, old.guest_email)
    is distinct from (new.subject, new.requester_id, new.guest_name, new.guest_email))
  execute function reindex_ticket();

create or replace function reindex_tickets_of_person() returns trigger language plpgsql as $$
begin
  perform refresh_ticket_words(array(select id from tickets where requester_id = new.id));
  return null;
end $$;
create or replace trigger users_renamed_in_tickets after update of first_name, last_name, email on users
  for each row when ((old.first_name, old.last_name, old.email) is distinct from (new.first_name, new.last_name, new.email))
  execute function reindex_tickets_of_person();

-- Tickets that came past the triggers, or are older than they.
create or replace function index_missing_tickets() returns void language sql as $$
  insert into ticket_words (ticket_id, words) select id, words_of_ticket(id) from tickets t
  where not exists (select from ticket_words where ticket_id = t.id)
  on conflict do nothing;
$$;
select index_missing_tickets();

-- What was bought of the order that a ticket is about: made to measure if any piece was.
create or replace function order_kind_of(part uuid) returns product_kind language sql stable as $$
  select case when part is null then null
    when exists (select from order_items where part_id = part and kind = 'made-to-measure') then 'made-to-measure'
    else 'ready-to-wear' end::product_kind;
$$;
create or replace function know_order_kind() returns trigger language plpgsql as $$
begin
  new.order_kind := order_kind_of(new.order_part_id);
  return new;
end $$;
create or replace trigger tickets_know_order_kind before insert or update of order_part_id on tickets
  for each row execute function know_order_kind();

-- When tickets were unresolved, by which the backlog of a day stays as it was when one is opened again.
create or replace function keep_ticket_backlog() returns trigger language plpgsql as $$
declare
  is_open boolean := new.status in ('Open', 'Pending');
begin
  if new.merged_into is not null then
    delete from ticket_backlog where ticket_id = new.id;
  elsif tg_op = 'INSERT' then
    insert into ticket_backlog values
      (new.id, new.created_at, case when is_open then 'infinity' else coalesce(new.resolved_at, new.closed_at) end);
  elsif is_open and old.status not in ('Open', 'Pending') then
    insert into ticket_backlog values (new.id, new.runs_since, 'infinity')
      on conflict (ticket_id, since) do update set until = excluded.until;
  elsif not is_open and old.status in ('Open', 'Pending') then
    update ticket_backlog set until = coalesce(new.resolved_at, new.closed_at)
      where ticket_id = new.id and until = 'infinity';
  end if;
  return null;
end $$;
create or replace trigger tickets_in_backlog after insert or update of status, merged_into on tickets
  for each row execute function keep_ticket_backlog();

-- Tickets that came past these triggers, or are older than they.
create or replace function keep_missing_ticket_figures() returns void language sql as $$
  update tickets set order_kind = order_kind_of(order_part_id) where order_part_id is not null and order_kind is null;
  insert into ticket_backlog select id, created_at, coalesce(resolved_at, closed_at, 'infinity') from tickets t
  where merged_into is null and not exists (select from ticket_backlog where ticket_id = t.id)
  on conflict do nothing;
$$;
select keep_missing_ticket_figures();

-- The command palette of the staff finds tickets by the beginning of their number: in the order of bytes, so that a
-- beginning is a range of the index.
create index if not exists tickets_number_begins on tickets (number collate "C");

-- Wakes the streams of all who have a ticket open when another window opens it or leaves.
create or replace function wake_ticket_windows() returns trigger language plpgsql as $$
begin
  perform pg_notify('people', user_id::text) from (
    select distinct w.user_id from ticket_windows w join changed c on c.ticket_id = w.ticket_id) each_person;
  return null;
end $$;
create or replace trigger ticket_windows_opened after insert on ticket_windows
  referencing new table as changed for each statement execute function wake_ticket_windows();
create or replace trigger ticket_windows_left after delete on ticket_windows
  referencing old table as changed for each statement execute function wake_ticket_windows();

-- Wakes them too when something is said or noted there, or the ticket changes.
create or replace function wake_windows_of_messages() returns trigger language plpgsql as $$
begin
  perform pg_notify('people', user_id::text) from (
    select distinct w.user_id from ticket_windows w join written m on m.subject_id = w.ticket_id
    where m.subject_kind = 'ticket') each_person;
  return null;
end $$;
create or replace trigger messages_wake_ticket_windows after insert on messages
  referencing new table as written for each statement execute function wake_windows_of_messages();

create or replace function wake_windows_of_ticket() returns trigger language plpgsql as $$
begin
  perform pg_notify('people', user_id::text) from (
    select distinct user_id from ticket_windows where ticket_id = new.id) each_person;
  return null;
end $$;
create or replace trigger tickets_wake_windows after update of version on tickets
  for each row when (old.version is distinct from new.version) execute function wake_windows_of_ticket();

-- Wakes the streams of a ticket’s link: when something is written that everyone reads, or the ticket changes for them.
create or replace function wake_ticket_links() returns trigger language plpgsql as $$
begin
  perform pg_notify('shown', subject_id::text) from (
    select distinct subject_id from written where subject_kind = 'ticket' and audience = 'everyone') each_ticket;
  return null;
end $$;
create or replace trigger messages_wake_ticket_links after insert on messages
  referencing new table as written for each statement execute function wake_ticket_links();

create or replace function wake_links_of_ticket() returns trigger language plpgsql as $$
begin
  perform pg_notify('shown', old.id::text);
  return null;
end $$;
create or replace trigger tickets_wake_links after update of status, public_id, merged_into on tickets
  for each row when ((old.status, old.public_id, old.merged_into) is distinct from (new.status, new.public_id, new.merged_into))
  execute function wake_links_of_ticket();
create or replace trigger tickets_gone_wake_links after delete on tickets
  for each row execute function wake_links_of_ticket();
