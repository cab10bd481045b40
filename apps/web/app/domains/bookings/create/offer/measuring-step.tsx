import { useSearchParams } from 'react-router';
import { nearDay } from '../../../../kit/dates.ts';
import type { Measuring } from '../../../services/public/measuring.ts';
import { type Measured, measuredIn } from '../measured.ts';
import classes from './service-step.module.css';
import { Offer } from './service-step.tsx';

interface Props {
  measured: Measured;
  found: Measuring;
  isGone: boolean;
  /** The address asks for a fitting of what is still to be measured. */
  isTooSoon: boolean;
}

/** Where the maker of an order measures or fits its customer; their other appointments where they offer none for it. */
export function MeasuringStep({ measured, found: { measuring, fitting, others }, isGone, isTooSoon }: Props) {
  const { maker, isFitting, fitting: span } = measured;
  const [search] = useSearchParams();
  const meant = isFitting ? fitting : measuring;
  const offered = meant.length > 0 ? meant : others;
  return (
    <>
      {isGone && (
        <p role="status" className={classes.note}>
          This service is no longer available. Please choose another.
        </p>
      )}
      {isTooSoon && (
        <p role="status" className={classes.note}>
          At a fitting something is tried on, so it comes later. Please choose a measuring visit first.
        </p>
      )}
      {meant.length === 0 && (
        <p className={classes.note}>
          {maker.name} offers no {isFitting ? 'fittings' : 'measuring visits'}.
          {others.length > 0 &&
            ` At one of these, ask in your message for ${isFitting ? 'the items to be tried on' : 'the measurements to be taken'} too.`}
        </p>
      )}
      <ul className={classes.list}>
        {offered.map((service) => (
          <Offer
            key={service._id}
            service={service}
            of={measuredIn(search)}
            none={span?.from ? `No available times after ${nearDay(span.from)} yet` : undefined}
          />
        ))}
      </ul>
    </>
  );
}
