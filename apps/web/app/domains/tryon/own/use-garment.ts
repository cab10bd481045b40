import { OUTFIT_CANVAS } from '@adunni/contracts/tryon/canvas';
import type { Outfit } from '@adunni/contracts/tryon/outfits';
import type { OwnOutfit } from '@adunni/contracts/tryon/own-outfits';
import { type Kind, proposeBody, proposeHead } from '@adunni/tryon/cutout/propose';
import type { Point } from '@adunni/tryon/geometry';
import { useEffect, useRef, useState } from 'react';
import { loadPicture } from '../photo/load-picture.ts';
import { isMetered } from '../photo/metered.ts';
import { startReader } from '../photo/reader.ts';
import { type Cutter, startCutter } from './cutter.ts';
import type { CutOrder, Garment } from './messages.ts';
import { CUT_WORDS } from './words.ts';

/** A photo that garments are cut out of: one that lies flat, or one that somebody wears. */
type Source =
  | { way: 'flat'; photo: Extract<CutOrder, { kind: 'flat' }>['photo'] }
  | { way: 'worn'; photo: Extract<CutOrder, { kind: 'worn' }>['photo'] };
export type Way = Source['way'];

/** Of 255: most floors and walls are this even. */
const TOLERANCE = 28;
/** How long the slider rests before the photo is cut anew. */
const REST_MS = 200;
/** The width in which saved layers have all of their pixels. */
const SAVED_WIDTH = 1280;

/** The garment that is being made: cut out of a photo on this device, or opened as it was saved. */
export function useGarment(saved: OwnOutfit | null) {
  const [cutter, setCutter] = useState<Cutter | null>(null);
  const [kind, setKind] = useState<Kind>(saved ?? { fit: 'fitted', slot: 'whole' });
  const [tolerance, setTolerance] = useState(TOLERANCE);
  const [garment, setGarment] = useState<Garment | null>(null);
  const [anchors, setAnchors] = useState<Outfit['anchors'] | null>(saved?.anchors ?? null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const source = useRef<Source | null>(null);
  const [isCutOff, setCutOff] = useState(false);
  const [isCutBefore, setCutBefore] = useState(false);
  const [hasPhoto, setPhoto] = useState(false);
  const newest = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved is opened once; what is saved later is what is shown
  useEffect(() => {
    const started = startCutter();
    setCutter(started);
    if (saved && saved.layers.length > 0) {
      const layers = saved.layers.map(({ role, picture }) => ({ role, address: `${picture.url}/${SAVED_WIDTH}.webp` }));
      void work(CUT_WORDS.saved, async () => {
        const opened = await started.ask({ kind: 'open', layers });
        return () => setGarment(opened.garment);
      });
    }
    return started.end;
  }, []);

  /** Does something that takes a while; what is asked for later wins. */
  async function work(failure: string, task: () => Promise<(() => void) | string>): Promise<void> {
    const ticket = ++newest.current;
    setBusy(true);
    setProblem(null);
    const done = await task().catch(() => failure);
    if (ticket !== newest.current) return;
    setBusy(false);
    if (typeof done === 'string') setProblem(done);
    else done();
  }

  async function cut(of: Kind, at: number): Promise<(() => void) | string> {
    const from = source.current;
    if (!from || !cutter) return CUT_WORDS.failed;
    if (from.way === 'worn' && of.fit === 'head') return CUT_WORDS.hat;
    const done = await cutter.ask(
      from.way === 'flat'
        ? { kind: 'flat', photo: from.photo, tolerance: at, of }
        : { kind: 'worn', photo: from.photo, of },
    );
    if (!done.anchors) return from.way === 'flat' ? CUT_WORDS.nothing : CUT_WORDS.nobody;
    return () => {
      setGarment(done.garment);
      setAnchors(done.anchors);
      setCutOff(done.isCutOff);
      setCutBefore(done.isCutBefore);
    };
  }

  return {
    ...{ cutter, kind, tolerance, garment, anchors, busy, problem, hasPhoto, isCutOff, isCutBefore, setAnchors },
    take: (file: Blob, way: Way) =>
      work(CUT_WORDS.failed, async () => {
        source.current = await readSource(file, way);
        setPhoto(true);
        return cut(kind, tolerance);
      }),
    changeTolerance(next: number): void {
      setTolerance(next);
      clearTimeout(rest.current);
      rest.current = setTimeout(() => void work(CUT_WORDS.failed, () => cut(kind, next)), REST_MS);
    },
    changeKind(next: Kind): void {
      setKind(next);
      if (source.current) void work(CUT_WORDS.failed, () => cut(next, tolerance));
      else if (garment && (next.fit === 'head') !== (kind.fit === 'head')) setAnchors(proposed(garment, next));
    },
  };
}

async function readSource(file: Blob, way: Way): Promise<Source> {
  const bitmap = await loadPicture(file);
  if (way === 'worn') {
    const reader = startReader(isMetered() ? 'lite' : 'full');
    const { read } = await reader.read(bitmap).finally(reader.end);
    return { way, photo: read };
  }
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws no pictures');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return { way, photo: { width, height, pixels: new Uint8ClampedArray(data) } };
}

/** The points of a kind on a garment that is there already. */
function proposed({ cover }: Garment, { fit }: Kind): Outfit['anchors'] {
  const laid = { ...OUTFIT_CANVAS, data: cover };
  const points: Readonly<Record<string, Point>> = fit === 'head' ? { ...proposeHead(laid) } : proposeBody(laid, fit);
  return Object.fromEntries(Object.entries(points).map(([name, [x, y]]) => [name, [x, y]]));
}
