import { applicationResource } from '@adunni/contracts/careers/staff-applications';
import { APPLICATION_STAGES, MOVED_STAGES } from '@adunni/contracts/careers/stages';
import type { RecordOf } from '@adunni/contracts/resource';
import { Link } from 'react-router';
import { moment } from '../../../kit/dates.ts';
import { ActionButton } from '../../../kit/resource/action-button.tsx';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { FileLink, Files } from './application-files.tsx';
import classes from './application-record.module.css';
import { NoteForm, RatingForm } from './judge-forms.tsx';

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

function Actions({ record: { _id, stage } }: { record: Record }) {
  if (stage === 'withdrawn') return null;
  return (
    <>
      {MOVED_STAGES.filter((to) => to !== stage && to !== 'new').map((to) => (
        <ActionButton
          key={to}
          resource={applicationResource}
          action={to}
          id={_id}
          done={`Moved to ${APPLICATION_STAGES[to].label.toLowerCase()}.`}
          fallback="The application could not be moved. Please try again."
          variant="default"
        >
          {APPLICATION_STAGES[to].label}
        </ActionButton>
      ))}
    </>
  );
}

function Sections({ record }: { record: Record }) {
  const { _id, answers, note, files, notes, ratings, ownStars } = record;
  return (
    <>
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
    </>
  );
}

export const { clientLoader, meta, handle } = page;
export default page.Page;
