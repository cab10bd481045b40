import { deleteDraft, type HostedRow, listOwnEvents } from '@adunni/contracts/asoebi/events';
import { type EventInvitation, listEventInvitations, MEMBER_ROLES } from '@adunni/contracts/asoebi/members';
import { EVENT_KINDS, EVENT_STATUSES } from '@adunni/contracts/asoebi/names';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { newKey } from '../../../kit/api/new-key.ts';
import button from '../../../kit/button.module.css';
import { calendarDay } from '../../../kit/dates.ts';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { usePersonId } from '../../../kit/session/use-session.ts';
import { StatusMark } from '../../../kit/status-mark.tsx';
import { ASO_EBI, editPath, hostPath, joinPath } from '../address.ts';
import { Cloth } from '../cloth.tsx';
import { STATUS_TONES } from '../status-tones.ts';
import classes from './hosting.module.css';

const ConfirmDialog = lazy(() =>
  import('../../../kit/dialogs/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

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
  const [invitations, setInvitations] = useState<readonly EventInvitation[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const load = useCallback(async (): Promise<void> => {
    setIsLoading(true);
    try {
      const [own, asked] = await Promise.all([callApi(listOwnEvents), callApi(listEventInvitations)]);
      setEvents(own.items);
      setInvitations(asked.items);
      setProblem(null);
    } catch (error) {
      setProblem(messageOf(error, 'We couldn’t load your events.'));
    } finally {
      setIsLoading(false);
    }
  }, []);
  useEffect(() => void load(), [load]);
  return { events, invitations, problem, isLoading, load };
}

function Signed() {
  const navigate = useNavigate();
  const [removed, setRemoved] = useState<HostedRow | null>(null);
  const { events, invitations, problem, isLoading, load } = useEvents();

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
      {invitations.map(({ eventId, title, host }) => (
        <p key={eventId} className={classes.invited}>
          <Link to={joinPath(eventId)}>
            {host} asks you to help with {title}
          </Link>
        </p>
      ))}
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
  const { _id, kind, title, day, city, status, groups, as } = event;
  const isOwnDraft = status === 'draft' && as === 'host';
  const colours = groups.flatMap((group) => group.colours);
  return (
    <li className={classes.event}>
      <Cloth hexes={colours} className={classes.cloth} />
      <div className={classes.words}>
        <Link to={isOwnDraft ? editPath(_id) : hostPath(_id)}>{title || 'New event'}</Link>
        <p>
          {[EVENT_KINDS[kind], day && calendarDay(day), city, as !== 'host' && MEMBER_ROLES[as]]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <StatusMark tone={STATUS_TONES[status]}>{EVENT_STATUSES[status].label}</StatusMark>
      {isOwnDraft && (
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
