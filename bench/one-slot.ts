import { randomUUID } from 'node:crypto';
import { resetBurst } from './application.ts';
import { spreadOf } from './samples.ts';
import { caller, registerShopper } from './shoppers.ts';

const PEOPLE = 50;
/** By when the last of those who come too late has to know, in ms. */
const PROMISE = 1000;

/**
 * Lets fifty people book one free hour of one person at the same moment, three times over. Returns a sentence with how
 * long the losers waited; throws unless each time exactly one wins and all others are told 409.
 */
export async function raceForOneSlot(origin: string, databaseUrl: string, path: string): Promise<string> {
  const send = caller(origin);
  const tokens: string[] = [];
  for (let person = 0; person < PEOPLE; person++) {
    if (person % 5 === 0) await resetBurst(databaseUrl);
    tokens.push(await registerShopper(send));
  }
  const serviceId = path.split('/')[3] ?? '';
  const { service } = await send<{ service: { price: number; providers: { _id: string }[] } }>(
    'GET',
    `/api/services/${serviceId}`,
  );
  const providerId = service.providers.at(-1)?._id ?? null;
  const waits: number[] = [];
  for (let race = 0; race < 3; race++) {
    const { slots } = await send<{ slots: { start: string }[] }>('GET', `${path}&provider=${providerId}`);
    const startsAt = slots.at(-1)?.start;
    const body = { serviceId, providerId, startsAt, plan: 'full', zone: 'Africa/Lagos', expectedTotal: service.price };
    const answers = await Promise.all(tokens.map((token) => book(origin, token, body)));
    const won = answers.filter(({ status }) => status === 201);
    const lost = answers.filter(({ status }) => status === 409);
    if (won.length !== 1 || lost.length !== PEOPLE - 1)
      throw new Error(`of ${PEOPLE} people ${won.length} won and ${lost.length} were told that they came too late`);
    waits.push(...lost.map(({ ms }) => ms));
  }
  const { p50, highest } = spreadOf(waits);
  const last = highest > PROMISE ? `**${highest.toFixed(0)}**` : highest.toFixed(0);
  return `Fifty people for one slot: one wins, the others were told within ${p50.toFixed(0)} ms in the median, the last after ${last} ms.`;
}

async function book(origin: string, token: string, body: object): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  const response = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': token, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  await response.text();
  return { status: response.status, ms: performance.now() - began };
}
