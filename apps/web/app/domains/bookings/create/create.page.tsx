import { listAddresses } from '@adunni/contracts/identity/account';
import { getProfile } from '@adunni/contracts/identity/identity';
import { listMeasurements } from '@adunni/contracts/measurements/measurements';
import { isSentAbroad } from '@adunni/contracts/services/attending';
import { MEASURING_CATEGORY, visitPurpose } from '@adunni/contracts/services/measuring';
import { getService, listServices, type Service } from '@adunni/contracts/services/services';
import { type ClientLoaderFunctionArgs, Link, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { ApiError, callApi } from '../../../kit/api/call-api.ts';
import { readLine } from '../../../kit/listing/read-address.ts';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import { NumberText } from '../../../kit/texts/number-text.tsx';
import { findMeasuring, type Measuring } from '../../services/public/measuring.ts';
import type { Route } from './+types/create.page.ts';
import { AbroadNote } from './abroad-note.tsx';
import { type Awaiting, findAwaiting, visitOf } from './awaiting.ts';
import { readChoice } from './choice.ts';
import classes from './create.module.css';
import { draftIn, loadDraft, visitCountry } from './draft.ts';
import { findMeasured, type Measured } from './measured.ts';
import { IsForOrder } from './offer/for-orders.tsx';
import { firstFree, freeFrom } from './offer/free-from.ts';
import { NoOrder } from './offer/no-order.tsx';
import { Steps } from './steps.tsx';

/** Services that are offered where none was chosen. */
const SHOWN = 12;
/** The longest search that the API takes. */
const LONGEST_SEARCH = 120;
/** The longest word to a maker that an address brings. */
const LONGEST_NOTE = 400;

export const meta = () => privateMeta('Book an appointment');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  const search = new URL(request.url).searchParams;
  const serviceId = search.get('service');
  const [{ user }, { items: saved }, { items: profiles }, found, measured] = await Promise.all([
    callApi(getProfile),
    callApi(listAddresses),
    callApi(listMeasurements),
    serviceId ? findService(serviceId) : null,
    findMeasured(search),
  ]);
  // Who comes to be measured is not served at a fitting.
  const isTooSoon = found !== null && measured?.isFitting === false && visitPurpose(found.title) === 'fitting';
  const service = isTooSoon ? null : await withFittingDay(found, measured);
  const q = readLine(search.get('q'), LONGEST_SEARCH);
  const note = readLine(search.get('note'), LONGEST_NOTE);
  const sort = q ? 'recommended' : 'soonest';
  const offered = service || measured ? null : await callApi(listServices, { query: { q, sort, limit: SHOWN } });
  const { awaiting, noOrder } = measured ? { awaiting: [], noOrder: null } : await findAwaitingFor(service);
  const measuring = !service && measured ? await findVisits(measured) : null;
  const country = service && visitCountry(service);
  const addresses = country ? saved.filter(({ countryCode }) => countryCode === country) : saved;
  const draft = draftIn(country, loadDraft(service, user, addresses, measured, note));
  const isGone = serviceId !== null && !found;
  return {
    user,
    addresses,
    profiles,
    service,
    isGone,
    isTooSoon,
    measured,
    measuring,
    awaiting,
    noOrder,
    offered,
    q,
    draft,
  };
}
clientLoader.hydrate = true as const;

/** A service with its next free time from when there is something to try on, where it is a fitting of that. */
async function withFittingDay(found: Service | null, measured: Measured | null): Promise<Service | null> {
  const from = measured?.fitting?.from;
  return found && from ? { ...found, nextFreeAt: await firstFree(found, from) } : found;
}

/** Where a part of an order is measured or tried on, with times only from when there is something to try on. */
async function findVisits({ maker, fitting: span }: Measured): Promise<Measuring> {
  const found = await findMeasuring(maker.slug);
  if (!span?.from) return found;
  const [fitting, others] = await Promise.all([freeFrom(found.fitting, span.from), freeFrom(found.others, span.from)]);
  return { ...found, fitting, others };
}

/** A service that can be booked; null when there is none of that id. */
async function findService(serviceId: string): Promise<Service | null> {
  try {
    return (await callApi(getService, { params: { serviceId } })).service;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 429) return null;
    throw error;
  }
}

/** What may be meant by who books a fitting of a maker with whom nothing waits for one. */
type Instead = Omit<Parameters<typeof NoOrder>[0], 'maker'>;

/** What of the person’s orders is still to be tried on, at that service where one is chosen; where nothing is, what may be meant. */
async function findAwaitingFor(
  service: Service | null,
): Promise<{ awaiting: readonly Awaiting[]; noOrder: Instead | null }> {
  if (service && visitPurpose(service.title) !== 'fitting') return { awaiting: [], noOrder: null };
  // A booking stands without an order, so it does not wait for them to be found.
  const found = await findAwaiting().catch(() => null);
  if (!service || !found) return { awaiting: found ?? [], noOrder: null };
  const awaiting = found.filter(({ maker }) => maker.slug === service.maker.slug);
  const isFitting = service.category.slug === MEASURING_CATEGORY;
  if (awaiting.length > 0 || !isFitting) return { awaiting, noOrder: null };
  const measured = await findMeasuring(service.maker.slug).catch(() => null);
  const measuring = measured?.measuring.filter(({ forAnyMaker }) => forAnyMaker) ?? [];
  return { awaiting, noOrder: { elsewhere: found, measuring } };
}

/** Steps within one service load nothing anew. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isStep = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  const isSame = (name: string) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name);
  return isStep && ['service', 'q', 'part', 'for'].every(isSame) ? false : defaultShouldRevalidate;
}

export function HydrateFallback() {
  return <LoadingScreen />;
}

export default function CreateBookingPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { service } = loaderData;
  const isChoosing = ['provider', 'time'].includes(readChoice(search, service).step);
  return (
    <main id="main" className={classes.page}>
      <h1>{titleOf(loaderData.measured)}</h1>
      {loaderData.measured && <MeasuredFor measured={loaderData.measured} />}
      {service && loaderData.measured && <AbroadNote service={service} measured={loaderData.measured} />}
      {service && isChoosing && <IsForOrder awaiting={loaderData.awaiting} serviceId={service._id} />}
      {service && loaderData.noOrder && <NoOrder maker={service.maker} {...loaderData.noOrder} />}
      {loaderData.measured?.isUnmeasured ? (
        <MeasuringFirst measured={loaderData.measured} />
      ) : (
        <Steps key={service?._id} {...loaderData} />
      )}
    </main>
  );
}

const titleOf = (measured: Measured | null): string => {
  if (!measured) return 'Book an appointment';
  return measured.isFitting ? 'Book a fitting' : 'Book a measuring visit';
};

/** What is to be done before a fitting can be booked, with the way to it. */
function MeasuringFirst({ measured }: { measured: Measured }) {
  return (
    <p role="status">
      The measurements come first: <Link to={visitOf(measured, 'measuring')}>book a measuring visit</Link> or{' '}
      <Link to={`/orders/${measured.order._id}`}>add them to your order</Link>.
    </p>
  );
}

/** What somebody is measured for, or tries on. */
function MeasuredFor({ measured }: { measured: Measured }) {
  const { items, order, maker, isFitting } = measured;
  return (
    <p>
      For {items.join(', ')} by {maker.name},{' '}
      <Link to={`/orders/${order._id}`}>
        <NumberText>{`order ${order.number}`}</NumberText>
      </Link>
      .
      {!isFitting &&
        !isSentAbroad(measured, measured) &&
        ' The fitting comes later, once there is something to try on.'}
    </p>
  );
}
