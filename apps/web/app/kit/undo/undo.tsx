import { Button } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import toasterClasses from '../toaster.module.css';
import { toast } from '../toasts.ts';
import { currentOffer, dropOffer, keepOffer, takeOffer, watchOffers } from './offers.ts';
import classes from './undo.module.css';

/** Says what was done in a place and offers to undo it: in a toast, then in the `UndoNote` of that place. */
export function offerUndo(place: string, message: string, undo: () => void): void {
  const toastId = toast('success', <Offered place={place} message={message} />);
  keepOffer(place, { message, undo, toastId });
}

/** What was done last in a place, with its undo, from when the toast has gone until the page is left. */
export function UndoNote({ place }: { place: string }) {
  const offer = useSyncExternalStore(
    watchOffers,
    () => currentOffer(place),
    () => null,
  );
  useEffect(() => () => dropOffer(place), [place]);
  return (
    offer && (
      <p className={classes.note}>
        <Offered place={place} message={offer.message} />
      </p>
    )
  );
}

function Offered({ place, message }: { place: string; message: string }) {
  return (
    <span className={toasterClasses.offer}>
      {message}
      <Button size="compact-sm" variant="light" onClick={() => takeOffer(place)}>
        Undo
      </Button>
    </span>
  );
}
