import { mapUrl } from '@adunni/contracts/bookings/map';
import { pickupAddress, pickupMapQuery } from '@adunni/contracts/makers/pickup';
import type { OrderPart } from '@adunni/contracts/orders/orders';
import { KEPT_TERMS, type PartPickup, whoCollects } from '@adunni/contracts/orders/pickup';
import { day } from '../../../kit/dates.ts';
import classes from './pickup-place.module.css';

interface Props {
  part: Pick<OrderPart, 'stage' | 'maker'>;
  pickup: PartPickup;
  /** Of the order. */
  number: string;
}

/** Where a part is picked up with a way to the map, when somebody is there, who may come, and until when it is kept. */
export function PickupPlace({ part: { stage, maker }, pickup, number }: Props) {
  const { hours, note, keptUntil } = pickup;
  const isOver = ['dispatched', 'delivered', 'closed', 'disputed'].includes(stage);
  return (
    <section className={classes.place} aria-label={`Pickup at ${maker.name}`}>
      <h3>{isOver ? 'Picked up at' : 'Pickup'}</h3>
      <address>{pickupAddress(pickup)}</address>
      {!isOver && (
        <>
          <p>{hours || `Message ${maker.name} to agree on a time.`}</p>
          {note && <p>{note}</p>}
          <p>{whoCollects(number)}</p>
          <p>{keptUntil ? `We keep it until ${day(keptUntil)}.` : KEPT_TERMS}</p>
          <p>
            <a href={mapUrl(pickupMapQuery(pickup))} target="_blank" rel="noreferrer">
              View on map
            </a>
          </p>
        </>
      )}
    </section>
  );
}
