import { VISIT_NAMES } from '@adunni/contracts/services/measuring';
import type { ServiceCard } from '@adunni/contracts/services/services';
import { Link } from 'react-router';
import { Money } from '../../../kit/money/currency-context.tsx';
import { momentText, zoneName } from '../../availability/public/clocks/times.ts';
import { WAY_NAMES } from './labels.ts';
import { FITTING_OPENS, fittingAfter, fittingPlaces, nextOf, placesText, useMeasuring } from './measuring.ts';
import { TravelNote } from './travel-note.tsx';

interface Props {
  maker: { slug: string; name: string };
  /** In how many days what is chosen is made. */
  leadDaysMax: number;
  className?: string;
}

/**
 * The visits at which a maker of something made to measure measures its customer and fits it: where, what each way
 * costs, and when somebody can be measured next.
 */
export function MeasuringOffer({ maker, leadDaysMax, className }: Props) {
  const found = useMeasuring(maker.slug);
  if (!found) return <div className={className} />;
  const { measuring, fitting } = found;
  return (
    <div className={className}>
      {measuring.length === 0 && <p>{maker.name} offers no measuring visits: the wearer is measured at home.</p>}
      {measuring.length + fitting.length > 0 && (
        <>
          <p>Visits with {maker.name}, booked from your order</p>
          <dl>
            {measuring.length > 0 && (
              <div>
                <dt>
                  {VISIT_NAMES.measuring}{' '}
                  <span>{placesText(measuring, { withCountry: true })}, once you have paid</span>
                </dt>
                <Ways services={measuring} />
                <dd>{nextText(measuring)}</dd>
              </div>
            )}
            {fitting.length > 0 && (
              <div>
                <dt>
                  {VISIT_NAMES.fitting}{' '}
                  <span>
                    {fittingPlaces(fitting, { withCountry: true })}, {fittingAfter(leadDaysMax)}. You can book it{' '}
                    {FITTING_OPENS}
                  </span>
                </dt>
                <Ways services={fitting} />
              </div>
            )}
          </dl>
        </>
      )}
    </div>
  );
}

/** Each way with what it costs, which leads to the service. */
const Ways = ({ services }: { services: readonly ServiceCard[] }) =>
  services.map((service) => (
    <dd key={service._id}>
      <Link to={`/services/${service._id}`}>
        {WAY_NAMES[service.place]} {service.isFrom && 'from '}
        <Money amount={service.price} />
        <TravelNote service={service} />
      </Link>
    </dd>
  ));

/** When somebody can be measured next, by whichever way is the first. */
function nextText(services: readonly ServiceCard[]): string {
  const next = nextOf(services);
  if (!next) return 'Fully booked';
  const way = services.length > 1 ? ` (${WAY_NAMES[next.place].toLowerCase()})` : '';
  return `Next available: ${momentText(next.at, next.zone)}, ${zoneName(next.zone)} time${way}`;
}
