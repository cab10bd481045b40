import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { useOnline } from '../../kit/api/connection.ts';
import { NoSignalIcon } from '../../kit/pictures/icons.tsx';
import classes from './offline-notice.module.css';

/** How long it is said that the connection is back, in ms. */
const BACK_MS = 3000;

/** What a route’s `handle` may say of being offline, where its page keeps what is changed on the device. */
export interface OfflineHandle {
  offline?: string;
}

const USUAL = 'Changes can’t be saved until you’re back online.';

/** Says that the device is offline for as long as it is, and then that it is back. */
export function OfflineNotice() {
  const isOnline = useOnline();
  const said = useMatches().flatMap(({ handle }) => (handle as OfflineHandle | undefined)?.offline ?? []);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (isOnline) return;
    return () => setBack(true);
  }, [isOnline]);
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [isBack]);

  return (
    <div className={classes.place} role="status">
      {!isOnline && (
        <p className={classes.notice}>
          <NoSignalIcon />
          You’re offline. {said.at(-1) ?? USUAL}
        </p>
      )}
      {isOnline && isBack && <p className={classes.notice}>You’re back online.</p>}
    </div>
  );
}
