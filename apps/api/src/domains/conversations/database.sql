-- What was said about something goes with it. A domain whose rows can be spoken about calls this after they are deleted,
-- with the kind under which it registered them; a transition table named `gone` holds them.
create or replace function drop_conversations() returns trigger language plpgsql as $$
begin
  delete from message_photos where subject_kind = tg_argv[0] and subject_id in (select id from gone);
  delete from conversation_links where subject_kind = tg_argv[0] and subject_id in (select id from gone);
  delete from messages where subject_kind = tg_argv[0] and subject_id in (select id from gone);
  return null;
end $$;

-- The same for topics, with the kind of what they are a part of.
create or replace function drop_topics() returns trigger language plpgsql as $$
begin
  delete from messages where subject_kind = tg_argv[0] and topic_id in (select id from gone);
  return null;
end $$;
