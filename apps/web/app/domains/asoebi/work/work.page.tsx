import { EVENT_KINDS } from '@adunni/contracts/asoebi/names';
import { listMakerWork, type MakerWork } from '@adunni/contracts/asoebi/proposals';
import { setsToDoText } from '@adunni/contracts/asoebi/sets';
import { Link, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { calendarDay } from '../../../kit/dates.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { SpeechIcon } from '../../../kit/pictures/icons.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import classes from './work.module.css';
import { WorkStatus } from './work-status.tsx';

export const meta = () => privateMeta('Aso-ebi');

export const clientLoader = () => callApi(listMakerWork);

/** The groups of celebrations that a workshop is invited to or makes sets for. */
export default function WorkPage() {
  const { items } = useLoaderData<typeof clientLoader>();
  return (
    <main>
      <PageHead
        title="Aso-ebi"
        lead="Hosts invite you to dress a group of guests. Send a proposal; once the host accepts and opens the event, its sets are listed here."
      />
      {items.length === 0 ? (
        <EmptyState icon={<SpeechIcon />}>
          <p>No invitations yet. Hosts find you by your shop.</p>
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {items.map((work) => (
            <Line key={work._id} work={work} />
          ))}
        </ul>
      )}
    </main>
  );
}

function Line({ work }: { work: MakerWork }) {
  const { _id, event, group, talk, toDo } = work;
  const waiting = setsToDoText(toDo);
  return (
    <li>
      <span className={classes.cloth} aria-hidden="true">
        {group.colours.map(({ name, hex }) => (
          <i key={name + hex} style={{ backgroundColor: hex }} />
        ))}
      </span>
      <div className={classes.words}>
        <Link to={_id}>
          {event.title || EVENT_KINDS[event.kind]}: {group.name || 'one group'}
        </Link>
        <p>{[EVENT_KINDS[event.kind], event.day && calendarDay(event.day), event.city].filter(Boolean).join(', ')}</p>
        {waiting && <p>{waiting}</p>}
        {talk !== null && talk.unread > 0 && <p>{countOf(talk.unread, 'unread message')}</p>}
      </div>
      <WorkStatus work={work} />
    </li>
  );
}
