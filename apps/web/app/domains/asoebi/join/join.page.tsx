import {
  acceptEventInvitation,
  type EventInvitation,
  leaveEvent,
  listEventInvitations,
  MEMBER_ROLES,
} from '@adunni/contracts/asoebi/members';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import { ASO_EBI, hostPath } from '../address.ts';
import classes from '../host/host.module.css';

export const meta = () => privateMeta('Invitation');

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  const { items } = await callApi(listEventInvitations);
  return { invitation: items.find(({ eventId }) => eventId === params.id) ?? null };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** Where somebody who was asked to help with an event accepts or declines. */
export default function JoinPage() {
  const { invitation } = useLoaderData<typeof clientLoader>();
  return (
    <main className={classes.page} id="main">
      {invitation ? <Invited invitation={invitation} /> : <Nothing />}
    </main>
  );
}

function Invited({ invitation: { eventId, title, host, role } }: { invitation: EventInvitation }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  async function answer(endpoint: typeof acceptEventInvitation | typeof leaveEvent, to: string): Promise<void> {
    setProblem(null);
    try {
      await callApi(endpoint, { params: { eventId } });
      await navigate(to);
    } catch (error) {
      setProblem(messageOf(error, 'We couldn’t save your answer.'));
    }
  }
  return (
    <section className={classes.part}>
      <header className={classes.head}>
        <h1>{title}</h1>
      </header>
      <p className={classes.lead}>
        {host} has invited you as {MEMBER_ROLES[role].toLowerCase()}.
      </p>
      <FormProblem message={problem} />
      <div className={classes.buttons}>
        <button
          type="button"
          className={button.filled}
          onClick={() => answer(acceptEventInvitation, hostPath(eventId))}
        >
          Accept
        </button>
        <button type="button" className={button.outline} onClick={() => answer(leaveEvent, ASO_EBI)}>
          Decline
        </button>
      </div>
    </section>
  );
}

function Nothing() {
  return (
    <section className={classes.part}>
      <header className={classes.head}>
        <h1>No invitation</h1>
      </header>
      <p className={classes.lead}>
        We found no invitation for your account. Please log in with the email address that it was sent to, and verify
        that address first.
      </p>
      <p className={classes.buttons}>
        <Link to="/account" className={button.outline}>
          My Account
        </Link>
      </p>
    </section>
  );
}
