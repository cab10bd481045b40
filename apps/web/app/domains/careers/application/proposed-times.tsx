import type { getApplication } from '@adunni/contracts/careers/applications';
import { chooseTime } from '@adunni/contracts/careers/interviews';
import type { Answer } from '@adunni/contracts/endpoint';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { ChoiceList } from '../../../kit/forms/choice-list.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { timesOf } from '../interview-times.ts';
import classes from './application.module.css';

interface Props {
  proposal: Answer<typeof getApplication>['application']['proposals'][number];
  token: string;
}

/** Times for an interview of which the applicant chooses one. */
export function ProposedTimes({ proposal: { _id, times, place, interviewers, note }, token }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { busy, problem, run } = useChange(
    'Interview confirmed. We emailed you the details.',
    'The time could not be confirmed. Please try again.',
    () => undefined,
  );
  // Somebody may have taken it back meanwhile.
  const interviewId = times.find((time) => time._id === chosen)?._id;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (interviewId) void run(() => callApi(chooseTime, { params: { token, interviewId } }));
  }

  return (
    <form className={classes.interview} aria-labelledby={`proposal-${_id}`} onSubmit={submit}>
      <h2 id={`proposal-${_id}`}>Choose a time for your interview</h2>
      <p>{[place, `With ${interviewers.join(', ')}`].filter(Boolean).join(' · ')}</p>
      {note && <p>{note}</p>}
      <ChoiceList
        label="Times"
        value={interviewId ?? ''}
        choices={times.map((time) => ({ value: time._id, label: timesOf(time.startsAt, time.endsAt) }))}
        onChoose={setChosen}
      />
      <FormProblem message={problem} />
      <button type="submit" className={button.filled} disabled={busy || !interviewId}>
        Confirm time
      </button>
    </form>
  );
}
