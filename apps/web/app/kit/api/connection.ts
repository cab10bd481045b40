import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function watchConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device is connected to a network; true while the server renders. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );

/** Runs what waits for a connection once there is one. */
export function useOnceOnline(isWaiting: boolean, run: () => void): void {
  const isOnline = useOnline();
  const begin = useEffectEvent(run);
  useEffect(() => {
    if (isWaiting && isOnline) begin();
  }, [isWaiting, isOnline]);
}
