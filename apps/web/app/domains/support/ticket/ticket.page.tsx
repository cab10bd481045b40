import { isStaff } from '@adunni/contracts/roles';
import { TICKET_STATUSES } from '@adunni/contracts/support/statuses';
import { getTicket, type Ticket } from '@adunni/contracts/support/tickets';
import { Button } from '@mantine/core';
import { type ClientLoaderFunctionArgs, Link, redirect, useLoaderData } from 'react-router';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { day, moment } from '../../../kit/dates.ts';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Facts } from '../../../kit/resource/facts.tsx';
import { useSession } from '../../../kit/session/use-session.ts';
import { StatusMark } from '../../../kit/status-mark.tsx';
import thread from '../../../kit/thread/thread.module.css';
import { TONES } from '../labels.ts';
import { FileList } from '../public/file-list.tsx';
import classes from '../support.module.css';
import { MessageList } from './message-list.tsx';
import { Rating } from './rating.tsx';
import { ReplyBox } from './reply-box.tsx';
import own from './ticket.module.css';
import { useTicket } from './use-ticket.ts';

export const meta = () => privateMeta('Ticket');

type Loaded = { ticket: Ticket; problem: null } | { ticket: null; problem: string };

export async function clientLoader({ params }: ClientLoaderFunctionArgs): Promise<Loaded> {
  try {
    const { ticket } = await callApi(getTicket, { params: { ticketId: params.ticketId ?? '' } });
    // Merged into another one, which is answered instead.
    if (ticket._id !== params.ticketId) throw redirect(`/support/tickets/${ticket._id}`);
    return { ticket, problem: null };
  } catch (error) {
    if (error instanceof Response) throw error;
    // What cannot be an id names no ticket.
    if (error instanceof ApiError && error.status === 400) return { ticket: null, problem: 'Ticket not found' };
    return { ticket: null, problem: messageOf(error, 'Failed to fetch ticket') };
  }
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** A ticket, for whoever holds its link. */
export default function TicketPage() {
  const { ticket, problem } = useLoaderData<typeof clientLoader>();
  return (
    <main className={classes.page} id="main">
      {ticket ? (
        <TicketView key={ticket._id} loaded={ticket} />
      ) : (
        <div role="alert">
          <h1 className={own.missing}>{problem}</h1>
        </div>
      )}
      <Button component={Link} to="/support/tickets" variant="default" size="md" className={own.back}>
        Back to Tickets
      </Button>
    </main>
  );
}

function TicketView({ loaded }: { loaded: Ticket }) {
  const session = useSession();
  const isLookingOn = session !== null && isStaff(session.role) && !loaded.isOwn;
  const { ticket, setTicket, refetch } = useTicket(loaded, !isLookingOn);
  const { ticketNumber, subject, status, category, priority, description, about, requester, closesAt } = ticket;
  const isOver = status === 'Resolved' || status === 'Closed';
  return (
    <>
      <header className={classes.head}>
        <div>
          <p className={classes.soft}>{ticketNumber}</p>
          <h1>{subject}</h1>
        </div>
        <StatusMark tone={TONES[status]}>{TICKET_STATUSES[status].label}</StatusMark>
      </header>
      <Facts
        facts={[
          ['Category', category],
          ['Priority', priority],
          ['Created', moment(ticket.createdAt)],
          ['About', about && (ticket.isOwn ? <Link to={about.path}>{about.label}</Link> : about.label)],
          // Who asked knows their own; whoever else holds the link sees them masked.
          ['From', !ticket.isOwn && requester.name],
          ['Email', !ticket.isOwn && requester.email],
          ['Phone', !ticket.isOwn && requester.phone],
        ]}
      />
      <section className={own.section}>
        <h2>Description</h2>
        <p className={thread.words}>{description}</p>
        <FileList files={ticket.files} of="Ticket" refresh={refetch} />
      </section>
      <section className={own.section}>
        <h2>Messages</h2>
        <MessageList ticket={ticket} refresh={refetch} />
        {closesAt && (
          <p className={classes.soft}>We’ve marked this as resolved. It closes on {day(closesAt)} unless you reply.</p>
        )}
        {status === 'Closed' ? (
          <p className={classes.soft}>
            This ticket is closed. <Link to="/support/tickets/create">Open a new ticket</Link> if you need more help.
          </p>
        ) : isLookingOn ? (
          <p className={classes.soft}>
            You are looking at a customer’s ticket.{' '}
            <Link to={`/admin/support/tickets?q=${ticketNumber}`}>Reply in the admin area</Link>.
          </p>
        ) : (
          <ReplyBox ticketId={ticket._id} onSent={setTicket} />
        )}
      </section>
      {isOver && !isLookingOn && <Rating ticket={ticket} onRated={setTicket} />}
    </>
  );
}
