import { TICKET_STATUS_NAMES, TICKET_STATUSES, type TicketStatus } from '@adunni/contracts/support/statuses';
import { listTickets, type TicketRow } from '@adunni/contracts/support/tickets';
import { Button, Text, TextInput } from '@mantine/core';
import { type ClientLoaderFunctionArgs, Form, Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { shortDay } from '../../../kit/dates.ts';
import { stayWithinPages } from '../../../kit/listing/last-page.ts';
import list from '../../../kit/listing/own-list.module.css';
import { readLine, readPage } from '../../../kit/listing/read-address.ts';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { PageLinks } from '../../../kit/page/page-links.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import { StatusMark } from '../../../kit/status-mark.tsx';
import { TONES } from '../labels.ts';
import classes from '../support.module.css';
import own from './tickets.module.css';

/** The longest search that the API takes. */
const LONGEST_SEARCH = 120;
const LIMIT = 10;

export const meta = () => privateMeta('My Tickets');

const statusOf = (text: string | null): TicketStatus | undefined => TICKET_STATUS_NAMES.find((name) => name === text);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  const { searchParams: search } = new URL(request.url);
  const [q, status] = [readLine(search.get('q'), LONGEST_SEARCH), statusOf(search.get('status'))];
  const query = { page: readPage(search.get('page')), limit: LIMIT, ...(q && { q }), ...(status && { status }) };
  const tickets = await callApi(listTickets, { query });
  stayWithinPages(request.url, tickets);
  return tickets;
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** A person’s tickets, by status and by words, the latest first. */
export default function TicketsPage() {
  const { items, total, page, limit } = useLoaderData<typeof clientLoader>();
  const [search] = useSearchParams();
  const isLoading = useNavigation().state === 'loading';
  const status = statusOf(search.get('status'));
  const isNarrowed = status !== undefined || search.has('q');
  return (
    <main className={classes.page} id="main">
      <header className={classes.head}>
        <h1>My Tickets</h1>
        <Button component={Link} to="/support/tickets/create" size="md">
          New ticket
        </Button>
      </header>
      {(total > 0 || isNarrowed) && <Tools status={status} q={search.get('q') ?? ''} />}
      {items.length === 0 ? (
        <div className={own.none}>
          <Text size="lg" c="dimmed">
            {isNarrowed ? 'No tickets match your search.' : 'No tickets yet. We’re happy to help.'}
          </Text>
          {isNarrowed && (
            <Button component={Link} to="/support/tickets" size="md" variant="default">
              Show all tickets
            </Button>
          )}
        </div>
      ) : (
        <ul className={list.list} aria-busy={isLoading}>
          {items.map((ticket) => (
            <TicketLine key={ticket._id} ticket={ticket} />
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={Math.ceil(total / limit)} />
    </main>
  );
}

function Tools({ status, q }: { status: TicketStatus | undefined; q: string }) {
  return (
    <div className={list.tools}>
      <nav aria-label="Filter tickets" className={list.filters}>
        {[undefined, ...TICKET_STATUS_NAMES].map((each) => (
          <Link
            key={each ?? 'all'}
            to={each ? `/support/tickets?status=${each}` : '/support/tickets'}
            aria-current={each === status ? 'page' : undefined}
          >
            {each ? TICKET_STATUSES[each].label : 'All'}
          </Link>
        ))}
      </nav>
      <Form role="search" aria-label="Your tickets" className={list.search} key={q}>
        <TextInput
          name="q"
          aria-label="Search your tickets"
          placeholder="Number, subject or words"
          defaultValue={q}
          maxLength={LONGEST_SEARCH}
          size="md"
        />
        <Button type="submit" variant="default" size="md">
          Search
        </Button>
        {status && <input type="hidden" name="status" value={status} />}
      </Form>
    </div>
  );
}

function TicketLine({ ticket }: { ticket: TicketRow }) {
  const { _id, ticketNumber, subject, status, category, about, unread, lastAt } = ticket;
  return (
    <li>
      <Link to={`/support/tickets/${_id}`} className={own.entry}>
        <span className={own.subject}>
          {subject}
          {unread > 0 && <span className={own.unread}>{unread} unread</span>}
        </span>
        <StatusMark tone={TONES[status]}>{TICKET_STATUSES[status].label}</StatusMark>
        <span className={own.detail}>
          {[ticketNumber, about ?? category, `updated ${shortDay(lastAt)}`].join(' · ')}
        </span>
      </Link>
    </li>
  );
}
