import type { getApplication } from '@adunni/contracts/careers/applications';
import { getInterviewFile } from '@adunni/contracts/careers/interviews';
import type { Answer } from '@adunni/contracts/endpoint';
import { request } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { saveFile } from '../../../kit/save-file.ts';
import { timesOf } from '../interview-times.ts';
import classes from './application.module.css';

interface Props {
  interview: Answer<typeof getApplication>['application']['interviews'][number];
  token: string;
}

/** When and where an applicant is talked to, with its file for a calendar. */
export function OwnInterview({ interview, token }: Props) {
  const { _id, startsAt, endsAt, place, callUrl, note, interviewers } = interview;
  const saved = 'Calendar file saved. Open it to add the interview to your calendar.';
  const { busy, problem, run } = useChange(saved, 'The file could not be created. Please try again.', () => undefined);
  const params = { token, interviewId: _id };
  const save = async () => saveFile(await request(getInterviewFile, { params }), 'interview.ics');
  return (
    <section className={classes.interview} aria-labelledby={`interview-${_id}`}>
      <h2 id={`interview-${_id}`}>Your interview</h2>
      <p>
        <time dateTime={startsAt}>{timesOf(startsAt, endsAt)}</time>
      </p>
      {place && <p>{place}</p>}
      {callUrl && (
        <p>
          <a href={callUrl} rel="noreferrer">
            Join the call
          </a>
        </p>
      )}
      <p>With {interviewers.join(', ')}</p>
      {note && <p>{note}</p>}
      <button type="button" className={button.outline} disabled={busy} onClick={() => void run(save)}>
        Add to calendar
      </button>
      <FormProblem message={problem} />
    </section>
  );
}
