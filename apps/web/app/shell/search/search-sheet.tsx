import { useEffect, useRef } from 'react';
import classes from './search-sheet.module.css';
import { SiteSearch } from './site-search.tsx';

/** The search of a phone: it fills the screen until somebody has found or closes it. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  return (
    <dialog ref={sheet} className={classes.sheet} aria-label="Search" onClose={onClose}>
      <SiteSearch inSheet />
      {/* The dialog gives the focus back when it closes by itself. */}
      <button type="button" className={classes.close} onClick={() => sheet.current?.close()}>
        Cancel
      </button>
    </dialog>
  );
}
