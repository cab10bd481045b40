import { cancelInterview, type Interview } from '@adunni/contracts/careers/interviews';
import type { applicationResource } from '@adunni/contracts/careers/staff-applications';
import { isDecided } from '@adunni/contracts/careers/stages';
import type { RecordOf } from '@adunni/contracts/resource';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { timesOf } from '../interview-times.ts';
import classes from './application-record.module.css';
import { InterviewDialog } from './interview-dialog.tsx';

/** What is said where an interview is cancelled, or a time taken back of which the applicant has not chosen one yet. */
const wordsOf = ({ isProposed }: Interview) =>
  isProposed
    ? {
        ...{ title: 'Remove this time?', action: 'Remove time', dismiss: 'Keep time', done: 'Time removed.' },
        fallback: 'The time could not be removed. Please try again.',
      }
    : {
        ...{ title: 'Cancel this interview?', action: 'Cancel interview', dismiss: 'Keep interview' },
        ...{ done: 'Interview cancelled.', fallback: 'The interview could not be cancelled. Please try again.' },
      };

type Record = RecordOf<typeof applicationResource>;

/** The interviews of an application, and where one is set, changed and cancelled. */
export function Interviews({ record }: { record: Record }) {
  const { _id, stage, interviews, team } = record;
  const [isSetting, setSetting] = useState(false);
  const [moved, setMoved] = useState<Interview | null>(null);
  const [cancelled, setCancelled] = useState<Interview | null>(null);
  const isOpen = !isDecided(stage);
  if (!isOpen && interviews.length === 0) return null;
  return (
    <Section title="Interviews">
      {interviews.length > 0 && (
        <ul className={classes.list}>
          {interviews.map((each) => (
            <li key={each._id}>
              <strong>{timesOf(each.startsAt, each.endsAt)}</strong>
              {each.isCancelled && ' (cancelled)'}
              {each.isProposed && ' (proposed)'}
              <p>{[each.place, each.callUrl].filter(Boolean).join(' · ')}</p>
              <p>With {each.interviewers.map(({ name }) => name).join(', ')}</p>
              {!each.isCancelled && isOpen && (
                <Group gap="sm" mt="xs">
                  {!each.isProposed && (
                    <Button variant="default" onClick={() => setMoved(each)}>
                      Change interview
                    </Button>
                  )}
                  <Button variant="default" onClick={() => setCancelled(each)}>
                    {wordsOf(each).action}
                  </Button>
                </Group>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <Button variant="default" onClick={() => setSetting(true)}>
          Set interview
        </Button>
      )}
      {isSetting && <InterviewDialog applicationId={_id} team={team} onClose={() => setSetting(false)} />}
      {moved && <InterviewDialog applicationId={_id} team={team} interview={moved} onClose={() => setMoved(null)} />}
      {cancelled && (
        <ChangeDialog
          {...wordsOf(cancelled)}
          isDestructive
          change={() =>
            callApi(cancelInterview, {
              params: { _id, interviewId: cancelled._id },
              body: { version: cancelled.version },
            })
          }
          onClose={() => setCancelled(null)}
        >
          <p>
            {timesOf(cancelled.startsAt, cancelled.endsAt)}.
            {cancelled.isProposed ? ' The applicant can no longer choose it.' : ' The applicant is emailed.'}
          </p>
        </ChangeDialog>
      )}
    </Section>
  );
}
