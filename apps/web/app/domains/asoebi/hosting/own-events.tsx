import { deleteDraft, type HostedRow, listOwnEvents } from '@adunni/contracts/asoebi/events';
import { EVENT_KINDS, EVENT_STATUSES } from '@adunni/contracts/asoebi/names';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { newKey } from '../../../kit/api/new-key.ts';
import button from '../../../kit/button.module.css';
import { calendarDay } from '../../../kit/dates.ts';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { usePersonId } from '../../../kit/session/use-session.ts';
import { type MarkTone, StatusMark } from '../../../kit/status-mark.tsx';
import { ASO_EBI, editPath } from '../address.ts';
import classes from './hosting.module.css';

const ConfirmDialog = lazy(() =>
  import('../../../kit/dialogs/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);
const TONES: Record<HostedRow['status'], MarkTone> = {
  draft: 'waits',
  open: 'stands',
  closed: 'over',
  cancelled: 'off',
};

/** The events of who is signed in, and the way to a new one; the way to signing in for anybody else. */
export function OwnEvents() {
  const personId = usePersonId();
  if (personId === undefined) return <div className={classes.own} />;
  return personId ? <Signed key={personId} /> : <Visitor />;
}

function Visitor() {
  return (
    <div className={classes.own}>
      <Link to={`/login?next=${encodeURIComponent(ASO_EBI)}`} className={button.filled}>
        Log in to plan your event
      </Link>
      <Link to={`/register?next=${encodeURIComponent(ASO_EBI)}`} className={button.outline}>
        Create an account
      </Link>
    </div>
  );
}

/** The person’s events as the server has them. */
function useEvents() {
  const [events, setEvents] = useState<readonly HostedRow[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const load = useCallback(async (): Promise<void> => {
    setIsLoading(true);
    try {
      setEvents((await callApi(listOwnEvents)).items);
      setProblem(null);
    } catch (error) {
      setProblem(messageOf(error, 'We couldn’t load your events.'));
    } finally {
      setIsLoading(false);
    }
  }, []);
  useEffect(() => void load(), [load]);
  return { events, problem, isLoading, load };
}

function Signed() {
  const navigate = useNavigate();
  const [removed, setRemoved] = useState<HostedRow | null>(null);
  const { events, problem, isLoading, load } = useEvents();

  async function remove({ _id }: HostedRow): Promise<void> {
    await callApi(deleteDraft, { params: { eventId: _id } });
    await load();
  }

  return (
    <section className={classes.events} aria-labelledby="own">
      <div className={classes.own}>
        <button type="button" className={button.filled} onClick={() => navigate(editPath(newKey(), true))}>
          Plan an event
        </button>
      </div>
      <LoadProblem message={problem} isLoading={isLoading} onRetry={load} />
      {events && events.length > 0 && (
        <>
          <h2 id="own" className={classes.heading}>
            Your events
          </h2>
          <ul className={classes.list}>
            {events.map((event) => (
              <EventLine key={event._id} event={event} onRemove={() => setRemoved(event)} />
            ))}
          </ul>
        </>
      )}
      {removed && (
        <Suspense>
          <ConfirmDialog
            title="Delete this draft?"
            action="Delete draft"
            fallback="We couldn’t delete the draft."
            onConfirm={() => remove(removed)}
            onClose={() => setRemoved(null)}
          >
            “{removed.title || 'New event'}” with all its groups and packages will be gone for good.
          </ConfirmDialog>
        </Suspense>
      )}
    </section>
  );
}

function EventLine({ event, onRemove }: { event: HostedRow; onRemove: () => void }) {
  const { _id, kind, title, day, city, status, groups } = event;
  const colours = groups.flatMap((group) => group.colours);
  return (
    <li className={classes.event}>
      <span className={classes.cloth} aria-hidden="true">
        {colours.map((hex, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may wear the same colour
          <i key={index} style={{ backgroundColor: hex }} />
        ))}
      </span>
      <div className={classes.words}>
        <Link to={editPath(_id)}>{title || 'New event'}</Link>
        <p>{[EVENT_KINDS[kind], day && calendarDay(day), city].filter(Boolean).join(' · ')}</p>
      </div>
      <StatusMark tone={TONES[status]}>{EVENT_STATUSES[status].label}</StatusMark>
      {status === 'draft' && (
        <button
          type="button"
          className={classes.remove}
          onClick={onRemove}
          aria-label={`Delete ${title || 'New event'}`}
        >
          Delete
        </button>
      )}
    </li>
  );
}
