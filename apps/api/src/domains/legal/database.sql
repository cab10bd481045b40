-- What was published stays as it was, answers and consents only grow, and the tag of the pages that show documents.
-- Running it again changes nothing.

create or replace function keep_legal_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.published_at is not null then raise exception 'a published legal version is never deleted'; end if;
    return old;
  end if;
  if old.published_at is null then return new; end if;
  if (old.document, old.body, old.what_changed, old.is_minor) is distinct from (new.document, new.body, new.what_changed, new.is_minor) then
    raise exception 'a published legal version is never changed';
  end if;
  -- One that holds already stays published as of when it was.
  if old.took_effect_at is not null and (old.number, old.correction, old.published_at, old.effective_at, old.took_effect_at)
      is distinct from (new.number, new.correction, new.published_at, new.effective_at, new.took_effect_at) then
    raise exception 'a legal version that has taken effect is never withdrawn';
  end if;
  return new;
end $$;
create or replace trigger legal_versions_kept before update or delete on legal_versions
  for each row execute function keep_legal_version();

-- Only the erasure of a person, which names itself for its transaction, takes rows away.
create or replace function keep_legal_record() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and coalesce(current_setting('adunni.erasing', true), '') = 'legal' then return old; end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create or replace trigger terms_answers_kept before update or delete on terms_answers
  for each row execute function keep_legal_record();
create or replace trigger cookie_consents_kept before update or delete on cookie_consents
  for each row execute function keep_legal_record();

create or replace function notify_legal() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'legal');
  return null;
end $$;
create or replace trigger legal_versions_changed after insert or update or delete on legal_versions
  for each statement execute function notify_legal();
