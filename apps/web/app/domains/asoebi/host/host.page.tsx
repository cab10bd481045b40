import { getOwnEvent, type HostedEvent } from '@adunni/contracts/asoebi/events';
import { listGuests } from '@adunni/contracts/asoebi/guest-list';
import { getDashboard } from '@adunni/contracts/asoebi/hosting';
import { type EventRights, listMembers } from '@adunni/contracts/asoebi/members';
import { EVENT_KINDS, EVENT_STATUSES } from '@adunni/contracts/asoebi/names';
import { getReadiness } from '@adunni/contracts/asoebi/opening';
import { listHandingOut } from '@adunni/contracts/asoebi/production';
import { listMakerInvitations } from '@adunni/contracts/asoebi/proposals';
import { listGroupLinks, listWaiting } from '@adunni/contracts/asoebi/waiting';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { calendarDay } from '../../../kit/dates.ts';
import { PillRow } from '../../../kit/filters/pill-row.tsx';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import { StatusMark } from '../../../kit/status-mark.tsx';
import { ASO_EBI, type HostView, hostPath } from '../address.ts';
import { STATUS_TONES } from '../status-tones.ts';
import { EditView } from './edit-view.tsx';
import { GuestsView } from './guests-view.tsx';
import classes from './host.module.css';
import { MakersView } from './makers-view.tsx';
import { Overview } from './overview.tsx';
import { PeopleView } from './people-view.tsx';
import { SetsView } from './sets-view.tsx';

export const meta = () => privateMeta('Your aso-ebi');
export const handle = { parameters: ['view', 'with', 'q', 'state', 'groupId', 'handoverId', 'page'] };

const VIEWS: readonly { name: HostView; label: string; isFor: (rights: EventRights, event: HostedEvent) => boolean }[] =
  [
    { name: 'overview', label: 'Overview', isFor: () => true },
    { name: 'guests', label: 'Guests', isFor: ({ seesGuests }) => seesGuests },
    { name: 'sets', label: 'Sets', isFor: ({ seesGuests }, { status }) => seesGuests && status !== 'draft' },
    { name: 'makers', label: 'Makers', isFor: ({ edits }) => edits },
    {
      name: 'edit',
      label: 'Edit',
      isFor: ({ edits }, { status }) => edits && (status === 'open' || status === 'closed'),
    },
    { name: 'people', label: 'People', isFor: ({ isHost }) => isHost },
  ];

/** What a query says under some names; what it leaves empty is not asked for. */
const pick = (search: URLSearchParams, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])));

const guestQuery = (search: URLSearchParams) => ({
  ...pick(search, ['q', 'groupId', 'state']),
  page: Number(search.get('page') ?? 1),
  limit: 50,
});

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  const of = { params: { eventId: params.id ?? '' } };
  const { event, rights } = await callApi(getOwnEvent, of);
  const search = new URL(request.url).searchParams;
  const asked = search.get('view');
  const view = VIEWS.find(({ name, isFor }) => name === asked && isFor(rights, event))?.name ?? 'overview';
  const isFollowed = view === 'overview' && rights.seesGuests && event.status !== 'draft';
  const isBeforeOpening = event.status === 'draft' && rights.edits;
  return {
    ...{ event, rights, view, speaksWith: search.get('with') },
    missing: view === 'overview' && isBeforeOpening ? (await callApi(getReadiness, of)).missing : [],
    figures: isFollowed ? (await callApi(getDashboard, of)).dashboard : null,
    guests: view === 'guests' ? await callApi(listGuests, { ...of, query: guestQuery(search) }) : null,
    orders:
      view === 'sets'
        ? (await callApi(listHandingOut, { ...of, query: pick(search, ['q', 'handoverId']) })).orders
        : [],
    links: isFollowed ? (await callApi(listGroupLinks, of)).items : [],
    waiting: isFollowed ? (await callApi(listWaiting, of)).items : [],
    invitations: view === 'makers' ? (await callApi(listMakerInvitations, of)).invitations : [],
    members: view === 'people' ? (await callApi(listMembers, of)).members : [],
  };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** One event as its host follows it, and who helps them as far as they may. */
export default function HostPage() {
  const { event, rights, view, speaksWith, missing, figures, links, waiting, guests, orders, invitations, members } =
    useLoaderData<typeof clientLoader>();
  const { _id, kind, title, day, city, status } = event;
  return (
    <main className={classes.page} id="main">
      <Link to={ASO_EBI} className={classes.back}>
        Your events
      </Link>
      <header className={classes.head}>
        <h1>{title || 'New event'}</h1>
        <StatusMark tone={STATUS_TONES[status]}>{EVENT_STATUSES[status].label}</StatusMark>
        <p>{[EVENT_KINDS[kind], day && calendarDay(day), city].filter(Boolean).join(' · ')}</p>
      </header>
      <PillRow
        label="Parts of the event"
        pills={VIEWS.filter(({ isFor }) => isFor(rights, event)).map(({ name, label }) => ({
          ...{ label, to: hostPath(_id, name), isOn: name === view },
        }))}
      />
      {view === 'overview' && (
        <Overview event={event} rights={rights} missing={missing} figures={figures} links={links} waiting={waiting} />
      )}
      {guests && <GuestsView event={event} list={guests} />}
      {view === 'sets' && <SetsView event={event} orders={orders} />}
      {view === 'makers' && (
        <MakersView event={event} invitations={invitations} answers={rights.seesGuests} speaksWith={speaksWith} />
      )}
      {view === 'edit' && <EditView key={_id} event={event} />}
      {view === 'people' && <PeopleView event={event} members={members} />}
    </main>
  );
}
