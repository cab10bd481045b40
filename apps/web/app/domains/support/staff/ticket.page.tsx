import {
  listTicketAssignees,
  readTicketAsStaff,
  type StaffTicket,
  ticketResource,
} from '@adunni/contracts/support/staff';
import { TICKET_STATUSES } from '@adunni/contracts/support/statuses';
import { useEffect } from 'react';
import { type ClientLoaderFunctionArgs, Link, redirect, useLoaderData, useRevalidator } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { day, moment } from '../../../kit/dates.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { QueueLinks } from '../../../kit/resource/queue/queue-links.tsx';
import { getRecord } from '../../../kit/resource/resource-calls.ts';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import thread from '../../../kit/thread/thread.module.css';
import { FACES } from '../face.tsx';
import { FileList } from '../public/file-list.tsx';
import { Composer } from './composer.tsx';
import { Customer } from './customer.tsx';
import { Decisions } from './decisions.tsx';
import { Due } from './due.tsx';
import { Presence } from './presence.tsx';
import { Reports } from './reports.tsx';
import { Split } from './split.tsx';
import classes from './staff.module.css';
import { StatusButtons } from './status-buttons.tsx';
import { Thread } from './thread.tsx';
import { Tidy } from './tidy.tsx';
import { useLiveTicket } from './use-live-ticket.ts';

export const meta = () => privateMeta('Ticket');

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [seen, { items }] = await Promise.all([
    getRecord(ticketResource, params.id ?? ''),
    callApi(listTicketAssignees),
  ]);
  if (seen.record.mergedInto) throw redirect(`/admin/support/tickets/${seen.record.mergedInto._id}`);
  return { ...seen, assignees: items };
}

export const handle = {
  crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => record.number,
};

/** A ticket as staff work on it: what was said and noted, what to decide, and who asks. */
export default function StaffTicketPage() {
  const { record: ticket, version, assignees } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  useLiveTicket(ticket, version);
  useReadMarks(ticket);
  return (
    <main>
      <QueueLinks resource={ticketResource} id={ticket._id} />
      <PageHead
        title={ticket.subject}
        lead={
          <>
            <StatusLabel of={TICKET_STATUSES} is={ticket.status} />, {ticket.number}, opened {moment(ticket.createdAt)}
          </>
        }
      >
        <StatusButtons ticket={ticket} version={version} />
        {ticket.status !== 'Closed' && <Split key={ticket._id} ticket={ticket} />}
      </PageHead>
      <Presence ticketId={ticket._id} />
      <div className={classes.columns}>
        <div>
          <About ticket={ticket} />
          <div className={classes.description}>
            <p className={thread.words}>{ticket.description}</p>
            <FileList files={ticket.files} of="Ticket" refresh={revalidate} />
          </div>
          <Section title="Messages and notes">
            <Thread ticket={ticket} refresh={revalidate} />
            <Reports mails={ticket.mails} />
            <div className={classes.below}>
              {ticket.status === 'Closed' ? (
                <p className={classes.soft}>This ticket is closed and takes no more messages or notes.</p>
              ) : (
                <Composer key={ticket._id} ticket={ticket} />
              )}
            </div>
          </Section>
        </div>
        <aside className={classes.aside} aria-label="About the ticket">
          <Decisions ticket={ticket} version={version} assignees={assignees} />
          <Tidy key={ticket._id} ticket={ticket} />
          <Customer ticket={ticket} />
        </aside>
      </div>
    </main>
  );
}

function About({ ticket: { about, closesAt, rating, targets, status } }: { ticket: StaffTicket }) {
  const { answerDueAt, firstAnsweredAt, resolveDueAt, resolvedAt } = targets;
  const isRunning = status === 'Open';
  const answered = firstAnsweredAt ? moment(firstAnsweredAt) : isRunning && <Due at={answerDueAt} />;
  const solved = resolvedAt ? moment(resolvedAt) : isRunning ? <Due at={resolveDueAt} /> : 'waiting for the customer';
  return (
    <Facts
      facts={[
        ['First reply', answered],
        [resolvedAt ? 'Resolved' : 'Resolution', solved],
        ['About', about && <Link to={about.path}>{about.label}</Link>],
        ['Closes', closesAt && `${day(closesAt)}, unless the customer replies`],
        ['Rating', rating && `${FACES[rating.score - 1]?.label}${rating.comment && `: “${rating.comment}”`}`],
      ]}
    />
  );
}

/** Marks what shows of the customer’s as read. */
function useReadMarks({ _id, unread, lastId }: StaffTicket): void {
  useEffect(() => {
    if (unread === 0 || document.visibilityState !== 'visible') return;
    callApi(readTicketAsStaff, { params: { _id }, body: { lastId } }).catch(() => undefined);
  }, [_id, unread, lastId]);
}
