import type { APIRequestContext } from '@playwright/test';
import type { Session } from '../kit/account.ts';

/** A day so many days from now, as a date field takes it. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Calls the API as somebody, or as a guest without an account; fails with what it answered. */
export async function call<T>(
  request: APIRequestContext,
  as: Session | null,
  method: string,
  path: string,
  data?: unknown,
): Promise<T> {
  const headers: Record<string, string> = as
    ? { 'x-access-token': as.accessToken }
    : { 'idempotency-key': crypto.randomUUID() };
  const response = await request.fetch(path, { method, headers, ...(data !== undefined && { data }) });
  if (!response.ok()) throw new Error(`${method} ${path} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}

/** The ids of an event with one group of one package. */
export interface PreparedEvent {
  eventId: string;
  groupId: string;
  packageId: string;
}

/** Saves a wedding of a host’s that lacks nothing but a maker; its package and its handover are changed as told. */
export async function prepareEvent(
  request: APIRequestContext,
  host: Session,
  change: object = {},
  handover: object = {},
): Promise<PreparedEvent> {
  const [eventId, groupId, packageId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const pack = {
    ...{ _id: packageId, kind: 'fabric', title: 'Five yards of lace', price: 45_000, yards: 5, stock: 40 },
    ...{ deadline: inDays(60), depositPercent: 50, needs: 'nothing', ...change },
  };
  const colours = [{ name: 'Emerald', hex: '#0b6e4f' }];
  const group = { _id: groupId, name: 'Bride’s side', cloth: 'lace', colours, coordinator: '', packages: [pack] };
  const pickup = { kind: 'pickup', name: 'Surulere', details: '4 Bode Thomas', price: 0 };
  const handovers = [{ _id: crypto.randomUUID(), ...pickup, ...handover }];
  const form = {
    ...{ kind: 'wedding', title: 'Tiwa weds Dapo', celebrants: 'Tiwa and Dapo', day: inDays(90), city: 'Lagos' },
    ...{ story: '', feeBearer: 'included', groups: [group], handovers },
  };
  await call(request, host, 'PUT', `/api/aso-ebi/events/${eventId}`, { version: 0, form });
  return { eventId, groupId, packageId };
}

/** Opens a prepared event whose maker is a workshop, through what both of them would do. Answers with the invitation’s id. */
export async function openWith(
  request: APIRequestContext,
  host: Session,
  { eventId, groupId }: PreparedEvent,
  shop: { name: string; maker: Session },
): Promise<string> {
  const at = `/api/aso-ebi/events/${eventId}`;
  const makers = await call<{ items: { name: string; slug: string }[] }>(request, host, 'GET', '/api/makers?limit=100');
  const makerSlug = makers.items.find(({ name }) => name === shop.name)?.slug;
  await call(request, host, 'POST', `${at}/makers`, { groupId, makerSlug, note: '' });
  interface Work {
    _id: string;
    packages: { _id: string; price: number; stock: number | null }[];
    proposals: { _id: string }[];
  }
  const { items } = await call<{ items: Work[] }>(request, shop.maker, 'GET', '/api/aso-ebi/work');
  const lines = items[0]?.packages.map(({ _id, price, stock }) => ({ packageId: _id, price, capacity: stock }));
  const form = { lines, readyOn: inDays(85), validDays: 14, note: '' };
  const path = `/api/aso-ebi/work/${items[0]?._id}/proposals`;
  const { work } = await call<{ work: Work }>(request, shop.maker, 'POST', path, { over: 0, form });
  await call(request, host, 'POST', `${at}/proposals/${work.proposals[0]?._id}/accept`);
  const { event } = await call<{ event: { version: number } }>(request, host, 'GET', at);
  await call(request, host, 'POST', `${at}/open`, { version: event.version });
  return work._id;
}

/** Makes the link of a prepared event’s group. */
export async function linkOf(
  request: APIRequestContext,
  host: Session,
  { eventId, groupId }: PreparedEvent,
): Promise<string> {
  const path = `/api/aso-ebi/events/${eventId}/groups/${groupId}/link`;
  const { items } = await call<{ items: { key: string }[] }>(request, host, 'POST', path);
  return items[0]?.key ?? '';
}

/** Orders a set for each wearer by the link of a group, as a guest without an account does, and pays for them. */
export async function orderAsGuest(
  request: APIRequestContext,
  linkKey: string,
  {
    name,
    wearers,
    size = '',
    address = '',
  }: { name: string; wearers: readonly string[]; size?: string; address?: string },
): Promise<void> {
  interface Shown {
    packages: { _id: string; price: number }[];
    handovers: { _id: string; price: number }[];
    rates: { taxPercent: number };
  }
  const { event } = await call<{ event: Shown }>(request, null, 'GET', `/api/aso-ebi/links/${linkKey}`);
  const { _id: packageId = '', price = 0 } = event.packages[0] ?? {};
  const sets = wearers.map((wearer) => ({ packageId, wearer, size, measurements: null, profileId: null }));
  const expectedTotal = (price * wearers.length * (100 + event.rates.taxPercent)) / 100;
  const order = {
    ...{ name, phone: '0803 123 4567', email: null, handoverId: event.handovers[0]?._id, address },
    ...{ plan: 'full', sets, expectedTotal },
  };
  const path = `/api/aso-ebi/links/${linkKey}/orders`;
  const { payment } = await call<{ payment: { reference: string } }>(request, null, 'POST', path, order);
  await call(request, null, 'POST', `/api/payments/sandbox/${payment.reference}`, { outcome: 'success' });
  await call(request, null, 'GET', `/api/payments/${payment.reference}/return`);
}
