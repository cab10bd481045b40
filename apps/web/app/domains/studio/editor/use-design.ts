import type { GarmentRecipe } from '@adunni/garment-art/recipes/recipe';
import { useEffect, useRef, useState } from 'react';
import { newKey } from '../../../kit/api/new-key.ts';
import { cleanName, type Design } from './design/design.ts';
import { begin, hasMoved, redo, rest, step, undo } from './design/history.ts';
import { noteKept, type Saved, save } from './design/saved.ts';
import { savedPath } from './opened.ts';

/** Where a design comes from: who only looks at another’s does not keep it; who changes it has a copy. */
export type Source =
  | { from: 'start' }
  | { from: 'shared'; by?: string }
  | ({ from: 'saved' } & Pick<Saved, 'id' | 'version' | 'isAhead' | 'picture'>);

/** The design that is worked on, with every step of it; each is kept on the device at once. */
export function useDesign(initial: Design, source: Source) {
  const [history, setHistory] = useState(() => begin(initial));
  const saved = source.from === 'saved' ? source : null;
  const [id, setId] = useState(saved?.id ?? null);
  // What only this device has goes to the account as well, once there is one.
  const [isKept, setKept] = useState(saved !== null && (saved.version === undefined || saved.isAhead === true));
  const [isSafe, setSafe] = useState(true);
  const version = useRef(saved?.version);
  const isAhead = useRef(saved?.isAhead === true);
  const picture = useRef(saved?.picture);
  const design = history.now;
  const latest = useRef(design);
  latest.current = design;
  const hasChanged = hasMoved(history);

  function begetId(): string {
    const own = newKey();
    setId(own);
    // The address is that of the copy from now on: a reload goes on with it.
    window.history.replaceState(window.history.state, '', savedPath(own));
    return own;
  }
  const saveAs = (own: string): void => {
    const extras = { ...(picture.current && { picture: picture.current }) };
    const known = version.current === undefined ? {} : { version: version.current };
    const ahead = isAhead.current ? { isAhead: true as const } : {};
    setSafe(save({ ...extras, ...known, ...ahead, ...design, id: own, at: Date.now() }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what saves it reads what it is now
  useEffect(() => {
    if (!hasChanged) return;
    if (id === null) {
      begetId();
      return;
    }
    isAhead.current = true;
    saveAs(id);
  }, [design, hasChanged, id]);

  return {
    design,
    /** Under what it is kept; null while it is not. */
    id,
    hasChanged: hasChanged || isKept,
    /** The browser keeps it, also when the page is left. */
    isSafe,
    canUndo: history.past.length > 0,
    canRedo: history.next.length > 0,
    setRecipe: (recipe: GarmentRecipe, gesture: string | null = null): void =>
      setHistory((now) => step(now, { ...now.now, recipe }, gesture)),
    setName: (name: string): void => setHistory((now) => step(now, { ...now.now, name: cleanName(name) }, 'name')),
    replace: (next: Design): void => setHistory((now) => step(now, next)),
    rest: (): void => setHistory(rest),
    undo: (): void => setHistory(undo),
    redo: (): void => setHistory(redo),
    /** Keeps a small picture with it, once it is drawn. */
    keepPicture(small: string): void {
      picture.current = small;
      if (id !== null && (hasChanged || isKept)) saveAs(id);
    },
    /** Keeps it although nothing was changed; returns under what. */
    keep(): string {
      if (id !== null) return id;
      const own = begetId();
      saveAs(own);
      setKept(true);
      return own;
    },
    /** The version that the account has of it. */
    version,
    /** The account has a version of it by now. */
    noteVersion(now: number, of: Design): void {
      version.current = now;
      isAhead.current = of !== latest.current;
      if (id !== null) noteKept(id, now, isAhead.current);
    },
  };
}
