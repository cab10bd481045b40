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

-- Who stands lower does not know bookings: the keys by which they point to them are kept here.
select pg_temp.keep_foreign_key('payments', 'booking_id', 'bookings');
select pg_temp.keep_foreign_key('ledger_transactions', 'booking_id', 'bookings');
select pg_temp.keep_foreign_key('measurement_proposals', 'booking_id', 'bookings', 'cascade');

-- What was said about a booking goes with it.
create or replace trigger bookings_conversations after delete on bookings
  referencing old table as gone for each statement execute function drop_conversations('booking');
