-- A version is what was measured on a day, and an order keeps what it was placed with: neither is ever rewritten.
create or replace function refuse_measurement_change() returns trigger language plpgsql as $$
begin
  raise exception 'measurements are only added, never changed';
end $$;

create or replace trigger measurement_versions_only_added before update on measurement_versions
  for each row execute function refuse_measurement_change();

create or replace trigger order_measurements_frozen before update on order_measurements
  for each row when (old.frozen is distinct from new.frozen or old.order_item_id <> new.order_item_id)
  execute function refuse_measurement_change();
