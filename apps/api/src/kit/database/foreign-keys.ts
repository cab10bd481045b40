/**
 * For the `database.sql` of a domain to whose table one of a lower floor points: `select pg_temp.keep_foreign_key('payments',
 * 'order_id', 'orders')` makes the constraint unless it is there, under the name that a migration would give it. It is
 * known to the session that applies these files only, so that nothing of it stays in the database.
 */
export const KEEP_FOREIGN_KEY = `
  create or replace function pg_temp.keep_foreign_key(child text, child_column text, parent text, on_delete text default 'no action')
    returns void language plpgsql as $$
  declare
    wanted text := format('%s_%s_%s_id_fk', child, child_column, parent);
  begin
    if not exists (select from pg_constraint where conname = wanted and conrelid = child::regclass) then
      execute format('alter table %I add constraint %I foreign key (%I) references %I (id) on delete %s',
        child, wanted, child_column, parent, on_delete);
    end if;
  end $$`;
