import { bringTitle } from '@adunni/contracts/bookings/bring';
import type { Service } from '@adunni/contracts/services/services';
import { Charge, ChargeNote } from '../../../kit/money/charge.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { ownZone } from '../../availability/public/clocks/use-zone.ts';
import { KIND_NAMES, lengthText, visitPlaceName } from '../../services/public/labels.ts';
import { TravelNote } from '../../services/public/travel-note.tsx';
import { WhenLabel } from '../when.tsx';
import type { Choice } from './choice.ts';
import { sumsOf } from './confirm/sums.ts';
import { type Draft, guestIn } from './draft.ts';
import type { Measured } from './measured.ts';
import classes from './summary.module.css';

interface Props {
  service: Service;
  draft: Draft;
  choice: Choice;
  /** The part of an order that it is for, whose picture says it best. */
  measured: Measured | null;
}

/** What is booked, in sight at every step; on a phone below them, so that what to do next comes first. */
export function Summary({ service, draft, choice, measured }: Props) {
  const { _id, picture, title, maker, kind, duration, place, address, zone, bring } = service;
  const sums = sumsOf(service, draft);
  const shown = measured?.picture ?? picture;
  // What a call or a home visit is called says where it is.
  const named = visitPlaceName(place, guestIn(draft));
  const where = [named !== KIND_NAMES[kind] && named, address].filter(Boolean).join(', ');
  return (
    <aside className={classes.summary} aria-label="Your booking">
      <div className={classes.picture}>{shown && <Picture picture={shown} sizes="22rem" alt="" />}</div>
      <div className={classes.words}>
        <p className={classes.title}>
          <a href={`/services/${_id}`} target="_blank" rel="noreferrer">
            {title}
          </a>
        </p>
        <p>
          {maker.name}, {maker.city}
        </p>
        <p>
          {KIND_NAMES[kind]}, {lengthText(duration)}
        </p>
        {where !== '' && <p>{where}</p>}
        {choice.start && (
          <p className={classes.time}>
            <WhenLabel startsAt={choice.start} own={ownZone()} zone={zone} />
          </p>
        )}
        {bring.length > 0 && (
          <section className={classes.bring} aria-labelledby="bring">
            <h2 id="bring">{bringTitle(place)}</h2>
            <ul>
              {bring.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </section>
        )}
        <p className={classes.total} aria-live="polite">
          <span>{draft.seats > 1 ? `${draft.seats} seats` : 'Price'}</span>
          <span>
            {service.isFrom && 'from '}
            <Charge amount={sums.total} />
          </span>
        </p>
        {sums.travel === null && <TravelNote service={service} />}
        <ChargeNote />
      </div>
    </aside>
  );
}
