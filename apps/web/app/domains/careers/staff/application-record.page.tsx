import { LETTER_STAGES, type LetterStage } from '@adunni/contracts/careers/letters';
import { applicationResource } from '@adunni/contracts/careers/staff-applications';
import { APPLICATION_STAGES } from '@adunni/contracts/careers/stages';
import type { RecordOf } from '@adunni/contracts/resource';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { moment } from '../../../kit/dates.ts';
import { ActionButton } from '../../../kit/resource/action-button.tsx';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { FileLink, Files } from './application-files.tsx';
import classes from './application-record.module.css';
import { Interviews } from './interviews.tsx';
import { NoteForm, RatingForm } from './judge-forms.tsx';
import { MoveDialog } from './move-dialog.tsx';

type Record = RecordOf<typeof applicationResource>;

const page = detailPage(applicationResource, {
  title: 'Application',
  heading: ({ name }) => name,
  lead: ({ isBlind }) =>
    isBlind ? 'Name, contact and work samples are hidden until this person is invited to an interview.' : undefined,
  facts: ({ opening }) => [
    'stage',
    ['Opening', toOpening(opening)],
    'email',
    'phone',
    'city',
    'rating',
    'appliedAt',
    'stageAt',
  ],
  actions: ({ record }) => <Actions record={record} />,
  sections: (record) => <Sections record={record} />,
});

const toOpening = ({ _id, name }: Record['opening']) => <Link to={`/admin/careers/openings/${_id}`}>{name}</Link>;

function Actions({ record: { _id, name, stage } }: { record: Record }) {
  const [to, setTo] = useState<LetterStage | null>(null);
  if (stage === 'withdrawn') return null;
  return (
    <>
      {stage === 'new' && (
        <ActionButton
          resource={applicationResource}
          action="screening"
          id={_id}
          done="Application moved."
          fallback="The application could not be moved. Please try again."
          variant="default"
        >
          Move to Screening
        </ActionButton>
      )}
      {LETTER_STAGES.filter((each) => each !== stage).map((each) => (
        <Button key={each} variant="default" data-actions="" onClick={() => setTo(each)}>
          {`Move to ${APPLICATION_STAGES[each].label}`}
        </Button>
      ))}
      {to && <MoveDialog applicationId={_id} name={name} to={to} onClose={() => setTo(null)} />}
    </>
  );
}

function Sections({ record }: { record: Record }) {
  const { _id, answers, note, files, notes, ratings, ownStars, letters } = record;
  return (
    <>
      <Interviews record={record} />
      <Section title="Files">
        <Files applicationId={_id} files={files} />
      </Section>
      {(answers.length > 0 || note) && (
        <Section title="Answers">
          <dl className={classes.answers}>
            {answers.map((answer) => (
              <div key={answer._id}>
                <dt>{answer.question}</dt>
                <dd>
                  {answer.fileId ? (
                    <FileLink applicationId={_id} fileId={answer.fileId} name="Download the file" />
                  ) : (
                    answer.text || 'No answer'
                  )}
                </dd>
              </div>
            ))}
            {note && (
              <div>
                <dt>Anything else</dt>
                <dd>{note}</dd>
              </div>
            )}
          </dl>
        </Section>
      )}
      <Section title="Ratings">
        <ul className={classes.list}>
          {ratings.map(({ _id: by, by: name, stars, remark }) => (
            <li key={by}>
              <strong>{`${stars} of 5`}</strong> {name}
              {remark && <p>{remark}</p>}
            </li>
          ))}
        </ul>
        <RatingForm key={ownStars} applicationId={_id} ownStars={ownStars} />
      </Section>
      <Section title="Notes">
        <ul className={classes.list}>
          {notes.map((each) => (
            <li key={each._id}>
              <strong>{each.by}</strong> <time dateTime={each.at}>{moment(each.at)}</time>
              <p>{each.text}</p>
            </li>
          ))}
        </ul>
        <NoteForm applicationId={_id} />
      </Section>
      {letters.length > 0 && (
        <Section title="Emails">
          <ul className={classes.list}>
            {letters.map((each) => (
              <li key={each._id}>
                <strong>{each.subject}</strong> {each.by}, <time dateTime={each.at}>{moment(each.at)}</time>
                <p>{each.text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

export const { clientLoader, meta, handle } = page;
export default page.Page;
