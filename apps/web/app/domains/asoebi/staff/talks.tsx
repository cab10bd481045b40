import type { asoEbiEventResource } from '@adunni/contracts/asoebi/staff';
import type { RecordOf } from '@adunni/contracts/resource';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { countOf } from '../../../kit/count-of.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { Conversation } from '../../conversations/public/conversation.tsx';
import { WORK_CALLS } from '../conversation-calls.ts';
import classes from './talks.module.css';

/** What staff read is the host’s or the maker’s to answer. */
const waits = (): boolean => false;

/** What the host and the makers of an event write to each other; staff read it and may write. */
export function Talks({ record: { talks } }: { record: RecordOf<typeof asoEbiEventResource> }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const talk = talks.find(({ invitationId }) => invitationId === chosen) ?? talks[0];
  if (!talk) return null;
  return (
    <Section title="Messages between host and makers" id="conversation">
      <div className={classes.talks}>
        <NativeSelect
          label="Maker"
          size="md"
          value={talk.invitationId}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={talks.map(({ invitationId, maker, group, count }) => ({
            value: invitationId,
            label: `${maker}, ${group || 'one group'}${count > 0 ? ` (${countOf(count, 'message')})` : ''}`,
          }))}
        />
        <Conversation
          key={talk.invitationId}
          about={talk.invitationId}
          calls={WORK_CALLS}
          topics={[{ topicId: null, label: talk.maker }]}
          choice="With"
          empty="No messages yet. Both read what you write here; the host gets a notification."
          closed={!talk.isOpen && 'This conversation is closed.'}
          waits={waits}
        />
      </div>
    </Section>
  );
}
