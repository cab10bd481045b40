import { Suspense, useEffect, useState } from 'react';
import { lazy } from '../../../kit/lazy.ts';
import { SearchIcon } from '../../icons.tsx';
import type { NavigationLink } from '../../navigation/navigation.ts';
import classes from './palette-button.module.css';

const load = () => import('./palette.tsx');
const Palette = lazy(load);

const isMac = (): boolean => /^(Mac|iP)/.test(navigator.platform);

/** Opens the command palette, as Ctrl K and ⌘ K do anywhere in the area. */
export function PaletteButton({ screens }: { screens: readonly NavigationLink[] }) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        <span className={classes.words}>Search</span>
        <span className={classes.keys} aria-hidden="true">
          {isMac() ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      {open && (
        <Suspense>
          <Palette screens={screens} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
