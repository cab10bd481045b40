-- Whatever the pages of planning and coordination show.
create or replace function notify_planning() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'planning');
  return null;
end $$;
create or replace trigger planning_packages_changed after insert or update or delete on planning_packages
  for each statement execute function notify_planning();
create or replace trigger planning_coordinators_changed after insert or update or delete on planning_coordinators
  for each statement execute function notify_planning();

-- The command palette of the staff finds cases by the beginning of their number: in the order of bytes, so that a
-- beginning is a range of the index.
create index if not exists planning_cases_number_begins on planning_cases (number collate "C");

-- Who stands lower does not know milestones: the keys by which they point to them are kept here.
select pg_temp.keep_foreign_key('payments', 'milestone_id', 'planning_milestones');
select pg_temp.keep_foreign_key('ledger_transactions', 'milestone_id', 'planning_milestones');

-- What was said about a case goes with it.
create or replace trigger planning_cases_conversations after delete on planning_cases
  referencing old table as gone for each statement execute function drop_conversations('planning');
