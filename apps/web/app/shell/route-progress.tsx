import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import classes from './route-progress.module.css';

/** A thread along the top while the next page is on its way, and its title told to screen readers once it is there. */
export function RouteProgress() {
  const busy = useNavigation().state !== 'idle';
  const { pathname } = useLocation();
  const [arrived, setArrived] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setArrived(document.title);
  }, [pathname]);

  return (
    <>
      {busy && <div className={classes.thread} aria-hidden="true" />}
      <p className={classes.said} aria-live="polite">
        {arrived}
      </p>
    </>
  );
}
