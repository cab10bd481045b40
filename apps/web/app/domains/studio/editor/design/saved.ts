import { stored } from '../../../../kit/storage/browser-storage.ts';
import { cleanName, type Design, readDesign } from './design.ts';

const KEY = 'adunni.designs';
/** Designs that a device keeps; the one that was not touched for longest gives way. */
const MOST = 100;
/** Longest small picture, as a text. */
const LONGEST_PICTURE = 20_000;
/** As addresses name designs. */
const ID = /^[\w-]{1,60}$/;

/** A design on this device. */
export interface Saved extends Design {
  id: string;
  /** When it was changed last, ms. */
  at: number;
  /** A small picture of it, as an address that holds it. */
  picture?: string;
  /** What the account knows of it. */
  version?: number;
  /** It was changed here, and the account does not know yet. */
  isAhead?: true;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads one entry: whatever else may write there, only what can be drawn comes out. */
function read(entry: unknown): Saved[] {
  if (!isObject(entry) || typeof entry.id !== 'string' || !ID.test(entry.id) || typeof entry.at !== 'number') return [];
  const found = readDesign(JSON.stringify({ name: entry.name ?? '', recipe: entry.recipe }));
  if (!('design' in found)) return [];
  const { picture, version, isAhead } = entry;
  const isPicture =
    typeof picture === 'string' &&
    picture.length < LONGEST_PICTURE &&
    /^data:image\/jpeg;base64,[\w+/=]+$/.test(picture);
  return [
    {
      ...found.design,
      id: entry.id,
      at: entry.at,
      ...(isPicture ? { picture } : {}),
      ...(typeof version === 'number' ? { version } : {}),
      ...(isAhead === true ? { isAhead } : {}),
    },
  ];
}

/** What lies there, unread. */
function entries(): unknown[] {
  try {
    const said: unknown = JSON.parse(stored.read(KEY) ?? '[]');
    return Array.isArray(said) ? said : [];
  } catch {
    return [];
  }
}

/** The designs of this device, those that were changed last first. */
export const readSaved = (): Saved[] =>
  entries()
    .flatMap(read)
    .sort((a, b) => b.at - a.at);

const isOf = (id: string) => (entry: unknown) => isObject(entry) && entry.id === id;

/** A design of this device; null where it has none of that id. */
export const readOne = (id: string): Saved | null => entries().filter(isOf(id)).flatMap(read)[0] ?? null;

const write = (designs: readonly unknown[]): void =>
  designs.length > 0 ? stored.keep(KEY, JSON.stringify(designs)) : stored.drop(KEY);

/**
 * Keeps a design; what other windows have kept meanwhile stays, and is read when it is shown: this is done at every step.
 * False where the browser keeps nothing.
 */
export function save(design: Saved): boolean {
  const isSame = isOf(design.id);
  const others = entries().filter((entry) => !isSame(entry));
  write([{ ...design, name: cleanName(design.name) }, ...others].slice(0, MOST));
  return stored.lasts(KEY);
}

/** Notes that the account has a design, of which this is the version there; nothing where the device has it no more. */
export function noteKept(id: string, version: number, isAhead: boolean): void {
  const isSame = isOf(id);
  const all = entries();
  if (all.some(isSame))
    write(
      all.map((entry) => (isSame(entry) ? { ...(entry as object), version, isAhead: isAhead || undefined } : entry)),
    );
}

/** Takes a design off this device. */
export function forget(id: string): void {
  const isSame = isOf(id);
  write(entries().filter((entry) => !isSame(entry)));
}
