import { getDesign, getPublished, getShared } from '@adunni/contracts/studio/designs';
import { GARMENTS } from '@adunni/garment-art/recipes/choices';
import { ApiError, callApi } from '../../../kit/api/call-api.ts';
import { getSession } from '../../../kit/session/stored-session.ts';
import { cleanName, type Read, readDesign, readFragment } from './design/design.ts';
import { readOne } from './design/saved.ts';
import type { Opening } from './opened.ts';
import type { Source } from './use-design.ts';

/** What was opened, or why it can’t be. */
export type Found = Read & {
  source?: Source;
  /** The account may have a newer one. */
  mayBeOld?: boolean;
  /** Another attempt may go well. */
  canRetry?: boolean;
};

const NOT_HERE = 'This design is not on this device. It may have been deleted, or saved in another browser.';

/** How long the account is asked for a newer version of what this device has, in ms. */
const PATIENCE = 4000;

/** Reads what lies with the shop: checked like everything that strangers send. */
export async function fetchDesign(opening: Opening, here: Found | null): Promise<Found> {
  if (opening.from === 'shared') {
    const { design } = await callApi(getShared, { params: { token: opening.token } });
    return { ...readSent(design), source: { from: 'shared', by: design.by } };
  }
  if (opening.from === 'gallery') {
    const { design } = await callApi(getPublished, { params: { designId: opening.id } });
    return { ...readSent(design), source: { from: 'shared', by: design.by } };
  }
  if (opening.from !== 'account' && opening.from !== 'saved') return { problem: NOT_HERE };
  const params = { designId: opening.id };
  try {
    const { design } = await callApi(getDesign, { params, ...(here && { signal: AbortSignal.timeout(PATIENCE) }) });
    const { _id: id, version } = design;
    const isHere = here?.source?.from === 'saved' && here.source.version === version;
    return isHere ? here : { ...readSent(design), source: { from: 'saved', id, version } };
  } catch (error) {
    // What the device has is better than nothing.
    if (here) return here;
    throw error;
  }
}

const readSent = ({ name, recipe }: { name: string; recipe: object }): Read =>
  readDesign(JSON.stringify({ name: cleanName(name), recipe }));

/** What needs no network; null where only the account may have it. */
export function findHere(opening: Opening): Found | null {
  switch (opening.from) {
    case 'start': {
      const kind = Object.entries(GARMENTS).find(([name]) => name === opening.recipe)?.[1];
      return kind ? { design: { name: '', recipe: kind.start }, source: { from: 'start' } } : null;
    }
    case 'product':
      return { ...readSent(opening), source: { from: 'start' } };
    case 'link':
      return {
        ...(readFragment(opening.fragment) ?? { problem: 'This link is not whole.' }),
        source: { from: 'shared' },
      };
    case 'saved':
    case 'account':
      return findSaved(opening.id);
    default:
      return null;
  }
}

function findSaved(id: string): Found | null {
  const saved = readOne(id);
  if (!saved) return null;
  const { name, recipe, at: _at, ...kept } = saved;
  const isKnownThere = saved.version !== undefined && !saved.isAhead && getSession() !== null && navigator.onLine;
  return { design: { name, recipe }, source: { from: 'saved', ...kept }, mayBeOld: isKnownThere };
}

/** Whether the server has said that there is no such design, so that asking again changes nothing. */
export const isTold = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Why what does not lie on the device could not be opened. */
export function problemOf({ from }: Opening, error: unknown): string {
  if (!navigator.onLine) return 'You’re offline. Open this design again once you’re connected.';
  if (!isTold(error)) return 'This design could not be loaded.';
  return from === 'saved' || from === 'start' ? NOT_HERE : 'This design does not exist, or is no longer shared.';
}
