-- Enters a row that a signed transaction touched into the audit log, without secrets; of a change only what differs.
create or replace function audit_row() returns trigger language plpgsql as $$
declare
  secrets constant text[] := array['password_hash', 'hash', 'token', 'secret', 'search', 'search_text', 'version', 'updated_at', 'account_number', 'authorisation'];
  -- A mail may hold the key to an account, and what people write to each other goes when they do.
  hidden constant text[] := secrets || case when tg_table_name in ('mails', 'messages') then array['html', 'text', 'attachment'] else '{}' end
    -- Measurements can be deleted for good, so the log that keeps everything must not hold them.
    || case when tg_table_name in ('measurement_versions', 'measurement_proposals', 'order_measurements', 'bookings') then array['values', 'before', 'note', 'frozen', 'measurements'] else '{}' end
    -- What is kept of applicants is erased a year after the decision, so the log must not hold it either.
    || case when tg_table_name like 'job_application%' or tg_table_name = 'job_interviews'
      then array['name', 'email', 'phone', 'city', 'note', 'answers', 'text', 'remark', 'subject', 'place', 'call_url'] else '{}' end;
  addressed constant text[] := array['recipient', 'subject', 'headers'];
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - hidden end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - hidden end;
  row_id text := coalesce(becomes, was) ->> 'id';
begin
  if tg_table_name = 'mails' and coalesce(becomes, was) ->> 'kind' = 'application' then
    was := was - addressed;
    becomes := becomes - addressed;
  end if;
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(key, value), '{}'), coalesce(jsonb_object_agg(key, becomes -> key), '{}')
      into was, becomes
      from jsonb_each(was) where value is distinct from becomes -> key;
    if was = '{}' then return null; end if;
  end if;
  insert into audit_entries (actor_id, action, table_name, row_id, before, after)
    values (current_setting('adunni.actor')::uuid, current_setting('adunni.action'), tg_table_name, row_id::uuid, was, becomes);
  return null;
end $$;

-- Every table but the log itself and what only echoes it is watched; only transactions that somebody signed are entered.
do $$
declare
  name text;
begin
  for name in
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('audit_entries', 'notifications', 'dashboard_days', 'dashboard_product_days', 'service_next_free', 'product_shelves', 'product_wishes', 'looks', 'ticket_words', 'ticket_backlog')
      and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'audited')
  loop
    execute format(
      'create trigger audited after insert or update or delete on %I for each row '
      'when (coalesce(current_setting(''adunni.actor'', true), '''') <> '''') execute function audit_row()', name);
  end loop;
end $$;

-- The log only grows.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;

create or replace trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_audit_change();
