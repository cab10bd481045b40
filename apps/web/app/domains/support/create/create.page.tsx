import { listTicketSubjects } from '@adunni/contracts/support/tickets';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import classes from '../support.module.css';
import { broughtAlong } from './subjects.ts';
import { MOST_SUBJECT, TicketFormView } from './ticket-form.tsx';

export const meta = () => privateMeta('New ticket');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  const { searchParams } = new URL(request.url);
  const { items } = await callApi(listTicketSubjects);
  return {
    subjects: items,
    brought: broughtAlong(items, searchParams.get('about'), searchParams.get('id')),
    words: (searchParams.get('subject') ?? '').trim().slice(0, MOST_SUBJECT),
  };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** Where a ticket is written; a page that leads here brings what it is about. */
export default function CreateTicketPage() {
  const { subjects, brought, words } = useLoaderData<typeof clientLoader>();
  return (
    <main className={classes.page} id="main">
      <Link to="/support/tickets" className={classes.back}>
        My Tickets
      </Link>
      <div className={classes.head}>
        <h1>New ticket</h1>
      </div>
      <TicketFormView subjects={subjects} brought={brought} words={words} />
    </main>
  );
}
