import { useSearchParams } from 'react-router';
import type { Measuring } from '../../../services/public/measuring.ts';
import { measuredIn } from '../measured.ts';
import classes from './service-step.module.css';
import { Offer } from './service-step.tsx';

interface Props {
  maker: string;
  found: Measuring;
  isGone: boolean;
}

/** Where the maker of an order measures its customer; their other appointments where they offer none for it. */
export function MeasuringStep({ maker, found: { measuring, others }, isGone }: Props) {
  const [search] = useSearchParams();
  const offered = measuring.length > 0 ? measuring : others;
  return (
    <>
      {isGone && (
        <p role="status" className={classes.note}>
          This service is no longer available. Please choose another.
        </p>
      )}
      {measuring.length === 0 && (
        <p className={classes.note}>
          {maker} offers no measuring appointments.
          {others.length > 0 && ' At one of these, ask in your message to be measured too.'}
        </p>
      )}
      <ul className={classes.list}>
        {offered.map((service) => (
          <Offer key={service._id} service={service} of={measuredIn(search)} />
        ))}
      </ul>
    </>
  );
}
