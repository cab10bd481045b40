import { useEffect, useRef, useState } from 'react';
import { newKey } from '../../../kit/api/new-key.ts';
import type { PhotoPerson } from '../person.ts';
import { reportFailure } from '../room/report-failure.ts';
import { failureOf, givenUp } from './failures.ts';
import { loadPicture } from './load-picture.ts';
import { isMetered } from './metered.ts';
import type { PoseModel } from './pose-files.ts';
import { readPhoto } from './read-photo.ts';
import { keptModel, type Reader, startReader } from './reader.ts';
import { ReaderError } from './why-not.ts';
import { FAILURE_WORDS } from './words.ts';

/** Where the reading of a photo stands. */
export type PhotoState =
  | { at: 'none' }
  /** The line is metered: somebody is asked what may be loaded. */
  | { at: 'asking'; file: Blob; way: PhotoPerson['way'] }
  /** Share of what is loaded, 0…1; at 1 the photo is being read. */
  | { at: 'loading'; share: number; model: PoseModel }
  | { at: 'faulty'; person: PhotoPerson }
  | { at: 'failed'; words: string };

/** A file that is no picture. */
class NoPicture extends Error {}
/** A photo in whose place another one was chosen. */
class Overtaken extends Error {}

/** Reads photos on the device; of two the last wins. The worker is ended after each. */
export function usePhoto(onPerson: (person: PhotoPerson) => void) {
  const [state, setState] = useState<PhotoState>({ at: 'none' });
  const reader = useRef<Reader | null>(null);
  /** Started while somebody still chooses a photo, since that takes longer than loading. */
  const early = useRef<Reader | null>(null);
  const newest = useRef(0);

  const stop = (): void => {
    newest.current++;
    reader.current?.end();
    reader.current = null;
  };
  function endEarly(): void {
    early.current?.end();
    early.current = null;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: on leaving only
  useEffect(
    () => () => {
      stop();
      endEarly();
    },
    [],
  );

  /** A photo that has faults is left for another, or for none. */
  function giveUp(): void {
    if (state.at === 'faulty') reportFailure(givenUp(state.person));
  }

  function prepare(): void {
    if (early.current?.hasFailed()) endEarly();
    if (!isMetered()) early.current ??= startReader('full');
  }

  function readerFor(model: PoseModel): Reader {
    const prepared = early.current;
    early.current = null;
    if (prepared && model === 'full' && !prepared.hasFailed()) return prepared;
    prepared?.end();
    return startReader(model);
  }

  function take(file: Blob, way: PhotoPerson['way']): void {
    giveUp();
    stop();
    if (isMetered()) void ask(file, way);
    else void read(file, way, 'full');
  }

  /** Asks what may be loaded, unless nothing has to be. */
  async function ask(file: Blob, way: PhotoPerson['way']): Promise<void> {
    const ticket = newest.current;
    setState({ at: 'none' });
    const model = await keptModel();
    if (ticket !== newest.current) return;
    if (model) return read(file, way, model);
    setState({ at: 'asking', file, way });
  }

  async function read(file: Blob, way: PhotoPerson['way'], model: PoseModel): Promise<void> {
    stop();
    const ticket = newest.current;
    const isNewest = (): boolean => ticket === newest.current;
    setState({ at: 'loading', share: 0, model });
    const started = performance.now();
    const fail = (why: keyof typeof FAILURE_WORDS): void => {
      setState({ at: 'failed', words: FAILURE_WORDS[why] });
      reportFailure({ ...failureOf(why), way, milliseconds: performance.now() - started });
    };
    const start = (): Reader => {
      reader.current?.end();
      reader.current = readerFor(model);
      reader.current.follow((share) => isNewest() && setState({ at: 'loading', share, model }));
      return reader.current;
    };
    const load = async (): Promise<ImageBitmap> => {
      const picture = await loadPicture(file).catch(() => null);
      if (picture && isNewest()) return picture;
      picture?.close();
      throw picture ? new Overtaken() : new NoPicture();
    };
    try {
      const { read: found, times } = await readPhoto({ load, start });
      const person = { id: `photo-${newKey()}`, name: 'Your photo', way, read: found, times };
      if (!isNewest()) return;
      if (found.faults.length > 0) return setState({ at: 'faulty', person });
      setState({ at: 'none' });
      onPerson(person);
    } catch (error) {
      if (!isNewest()) return;
      if (error instanceof NoPicture) endEarly();
      fail(error instanceof NoPicture ? 'no_picture' : error instanceof ReaderError ? error.failure : 'reading');
    } finally {
      if (isNewest()) stop();
    }
  }

  return {
    state,
    /** Loads what reads photos while one is being chosen. */
    prepare,
    /** None was chosen. */
    forget: endEarly,
    take,
    /** Goes on with the choice of somebody who was asked. */
    load: (model: PoseModel) => state.at === 'asking' && read(state.file, state.way, model),
    /** Goes on with a photo despite its faults. */
    accept(): void {
      if (state.at !== 'faulty') return;
      setState({ at: 'none' });
      onPerson(state.person);
    },
    cancel(): void {
      stop();
      giveUp();
      setState({ at: 'none' });
    },
  };
}
