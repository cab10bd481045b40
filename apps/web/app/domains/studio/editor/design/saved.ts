import { stored } from '../../../../kit/storage/browser-storage.ts';
import { cleanName, type Design, readDesign } from './design.ts';

const KEY = 'adunni.designs';
/** Designs that a device keeps; the one that was not touched for longest gives way. */
const MOST = 100;
/** Longest small picture, as a text. */
const LONGEST_PICTURE = 20_000;

/** A design on this device. */
export interface Saved extends Design {
  id: string;
  /** When it was changed last, ms. */
  at: number;
  /** A small picture of it, as an address that holds it. */
  picture?: string;
  /** What the account knows of it. */
  version?: number;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads one entry: whatever else may write there, only what can be drawn comes out. */
function read(entry: unknown): Saved[] {
  if (!isObject(entry) || typeof entry.id !== 'string' || typeof entry.at !== 'number') return [];
  const found = readDesign(JSON.stringify({ name: entry.name ?? '', recipe: entry.recipe }));
  if (!('design' in found)) return [];
  const { picture, version } = entry;
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
    },
  ];
}

/** The designs of this device, those that were changed last first. */
export function readSaved(): Saved[] {
  try {
    const entries: unknown = JSON.parse(stored.read(KEY) ?? '[]');
    return Array.isArray(entries) ? entries.flatMap(read).sort((a, b) => b.at - a.at) : [];
  } catch {
    return [];
  }
}

/** Whether there may be any, without reading them. */
export const hasSaved = (): boolean => stored.read(KEY) !== null;

const write = (designs: readonly Saved[]): void =>
  designs.length > 0 ? stored.keep(KEY, JSON.stringify(designs)) : stored.drop(KEY);

/** Keeps a design; what other windows have kept meanwhile stays. */
export function save(design: Saved): void {
  const others = readSaved().filter(({ id }) => id !== design.id);
  write([{ ...design, name: cleanName(design.name) }, ...others].slice(0, MOST));
}

/** Takes a design off this device. */
export const forget = (id: string): void => write(readSaved().filter((design) => design.id !== id));
