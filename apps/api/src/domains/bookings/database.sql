-- No two bookings take the same time of one person’s, buffers included; ranges are half-open, so that one may begin
-- when another ends. Of a class that several people join there is one row, which they take seats of.
create extension if not exists btree_gist;

do $$
begin
  if not exists (select from pg_constraint where conname = 'booked_times_apart') then
    alter table booked_times add constraint booked_times_apart
      exclude using gist (provider_id with =, tstzrange(taken_from, taken_to) with &&) where (taken > 0);
  end if;
end $$;

-- The command palette of the staff finds bookings by the beginning of their number: in the order of bytes, so that a
-- beginning is a range of the index.
create index if not exists bookings_number_begins on bookings (number collate "C");
create index if not exists bookings_maker_number on bookings (maker_id, number collate "C");

-- Payments and the ledger do not know bookings: the constraints by which they point to them are kept here.
do $$
begin
  if not exists (select from pg_constraint where conname = 'payments_booking_id_bookings_id_fk') then
    alter table payments add constraint payments_booking_id_bookings_id_fk foreign key (booking_id) references bookings (id);
  end if;
  if not exists (select from pg_constraint where conname = 'ledger_transactions_booking_id_bookings_id_fk') then
    alter table ledger_transactions add constraint ledger_transactions_booking_id_bookings_id_fk foreign key (booking_id) references bookings (id);
  end if;
end $$;

-- What was said about a booking goes with it.
create or replace trigger bookings_conversations after delete on bookings
  referencing old table as gone for each statement execute function drop_conversations('booking');
