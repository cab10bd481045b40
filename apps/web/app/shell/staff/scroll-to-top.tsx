import { useEffect, useState } from 'react';
import { ArrowUpIcon } from './icons.tsx';
import classes from './scroll-to-top.module.css';

/** How far down, in px, the way back up is offered (specification, section 2). */
const SHOWN_AFTER_PX = 300;

/** Leads back to the top of a long page. */
export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = (): void => setShown(window.scrollY > SHOWN_AFTER_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!shown) return null;

  function goUp(): void {
    // The button goes away with the scrolling, so the focus goes where the reader does.
    document.getElementById('content')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }

  return (
    <button type="button" className={classes.button} aria-label="Scroll to top" onClick={goUp}>
      <ArrowUpIcon />
    </button>
  );
}
