import type { Quote } from '@adunni/contracts/checkout/checkout';
import { pickupAddress } from '@adunni/contracts/makers/pickup';
import classes from './pickup-places.module.css';

/** Where each maker’s items are picked up and when somebody is there; the maker is named where there are several. */
export function PickupPlaces({ pickup }: Pick<Quote, 'pickup'>) {
  return pickup.map(({ maker, place }) => (
    <span key={maker.slug} className={classes.place}>
      {pickup.length > 1 && <strong>{maker.name}: </strong>}
      <bdi>{pickupAddress(place)}</bdi>
      <span className={classes.hours}>{place.hours || `Message ${maker.name} to agree on a time.`}</span>
      {place.note && <span className={classes.hours}>{place.note}</span>}
    </span>
  ));
}
