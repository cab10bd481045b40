import { holdGroup, releaseGroup } from '@adunni/contracts/asoebi/handing-over';
import type { asoEbiEventResource } from '@adunni/contracts/asoebi/staff';
import type { RecordOf } from '@adunni/contracts/resource';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { Entries } from '../../../kit/resource/entries.tsx';
import { Section } from '../../../kit/resource/facts.tsx';

type Event = RecordOf<typeof asoEbiEventResource>;
type Group = Event['groups'][number];

/** The groups of an event, each of which can be held while the others go on. */
export function HeldGroups({ record: { _id, status, groups } }: { record: Event }) {
  const [asked, setAsked] = useState<Group | null>(null);
  if (status !== 'open' && status !== 'closed') return null;
  return (
    <Section title="Groups">
      <Entries
        empty="No groups yet."
        entries={groups.map((group) => ({
          key: group._id,
          title: group.name,
          detail: group.isHeld ? 'On hold: its guests can’t order or pay' : (group.maker?.name ?? 'No maker yet'),
          amount: (
            <Button variant="default" onClick={() => setAsked(group)} aria-label={`${verbOf(group)} ${group.name}`}>
              {verbOf(group)}
            </Button>
          ),
        }))}
      />
      {asked && <HoldDialog eventId={_id} group={asked} onClose={() => setAsked(null)} />}
    </Section>
  );
}

const verbOf = ({ isHeld }: Group): string => (isHeld ? 'Release' : 'Hold');

function HoldDialog({ eventId, group, onClose }: { eventId: string; group: Group; onClose: () => void }) {
  const { _id: groupId, name, isHeld } = group;
  return (
    <ChangeDialog
      title={`${verbOf(group)} ${name}?`}
      action={isHeld ? 'Release group' : 'Hold group'}
      done={isHeld ? 'The group goes on.' : 'The group is on hold.'}
      fallback="We couldn’t change the group."
      change={() => callApi(isHeld ? releaseGroup : holdGroup, { params: { eventId, groupId } })}
      onClose={onClose}
    >
      {isHeld
        ? 'Its guests can order and pay again. Balances that fell due meanwhile can be paid for three more days.'
        : 'Its guests can’t order or pay, and read that we are checking something. Other groups go on. The host is told.'}
    </ChangeDialog>
  );
}
