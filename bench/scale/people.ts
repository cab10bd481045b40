import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { buy, caller, type Line, readyToWear, registerShopper, type Send } from '../shoppers.ts';
import type { Clients } from './clients.ts';

/** How long after a change was confirmed no page may be without it, in ms. */
const FRESH_MS = 1000;
const PAUSE_MS = 400;

/** What became of all that people did. */
export interface Day {
  bought: number;
  /** Purchases that were not carried through, with what they were refused with. */
  refused: string[];
  changes: number;
  /** Pages and answers that lacked what was changed a second before. */
  stale: number;
  looked: number;
}

/** Lets shoppers look and buy, and one of the staff rename a category and look whether everybody sees it, until told. */
export async function runDay(clients: Clients, shoppers: number, isOver: () => boolean): Promise<Day> {
  const day: Day = { bought: 0, refused: [], changes: 0, stale: 0, looked: 0 };
  const lines = await readyToWear(clients.person('10.1.0.1').send, 24);
  await Promise.all([
    ...Array.from({ length: shoppers }, (_, index) => shop(clients, day, { index, lines, isOver })),
    work(clients, day, isOver),
  ]);
  return day;
}

async function shop(
  clients: Clients,
  day: Day,
  { index, lines, isOver }: { index: number; lines: readonly Line[]; isOver: () => boolean },
): Promise<void> {
  for (let turn = index; !isOver(); turn++) {
    const line = lines[turn % lines.length];
    if (!line) return;
    // Everybody comes from a network of their own, of which only so many may sign up.
    const { send, page } = clients.person(`10.${index + 10}.${turn % 250}.1`);
    await page('/');
    await page(`/products?page=${(turn % 3) + 1}`);
    try {
      await buy(send, await registerShopper(send), line);
      day.bought += 1;
    } catch (error) {
      day.refused.push(String(error).slice(0, 200));
    }
    await setTimeout(PAUSE_MS);
  }
}

interface Category {
  record: { slug: string; description: string; parentId: string | null; picture: { _id: string } | null };
  version: number;
}

async function work(clients: Clients, day: Day, isOver: () => boolean): Promise<void> {
  const { send, page } = clients.person('10.3.0.1');
  const login = { email: 'admin@adunni.example', password: 'Adunni-demo-2026' };
  const { token } = await send<{ token: string }>('POST', '/api/auth/login', login);
  const headers = { 'x-access-token': token };
  const { items } = await send<{ items: { _id: string; slug: string }[] }>('GET', '/api/categories');
  const path = `/api/staff/categories/${items[0]?._id}`;
  for (let turn = 1; !isOver(); turn++) {
    const name = `Turn ${turn} of the day`;
    const { record, version } = await send<Category>('GET', path, undefined, headers);
    const { slug, description, parentId, picture } = record;
    const values = { name, slug, description, parentId, mediaId: picture?._id ?? null };
    const done = await send('PUT', path, { version, values }, headers).then(
      () => true,
      // It was done, and the answer was lost: sent again, it is of an older version.
      (error: unknown) => {
        day.refused.push(String(error).slice(0, 200));
        return false;
      },
    );
    if (!done) continue;
    day.changes += 1;
    await setTimeout(FRESH_MS);
    await look({ send, page, name, day });
  }
}

/** Looks from each of the instances, in turn, as a stranger and as somebody with a cart. */
async function look({
  send,
  page,
  name,
  day,
}: {
  send: Send;
  page: (path: string) => Promise<string>;
  name: string;
  day: Day;
}): Promise<void> {
  for (let instance = 0; instance < 3; instance++) {
    const seen = [
      JSON.stringify(await send('GET', '/api/categories')),
      JSON.stringify(await send('GET', '/api/categories', undefined, { cookie: 'adunni_theme=dark' })),
      await page('/products'),
    ];
    day.looked += seen.length;
    day.stale += seen.filter((text) => !text.includes(name)).length;
  }
}

/** Signs somebody up who uploads a picture of themselves; returns how, which answers the status. */
export async function uploader(origin: string): Promise<() => Promise<number>> {
  const token = await registerShopper(caller(origin));
  const colour = { create: { width: 320, height: 320, channels: 3, background: '#7a4b2b' } } as const;
  const picture = new Uint8Array(await sharp(colour).jpeg().toBuffer());
  return async () => {
    const body = new FormData();
    body.set('file', new Blob([picture], { type: 'image/jpeg' }), 'me.jpg');
    const headers = { 'x-access-token': token };
    return (await fetch(`${origin}/api/profile/avatar`, { method: 'POST', headers, body })).status;
  };
}
