import { Money } from '../../../kit/money/currency-context.tsx';
import { leastPrice, placesText, useMeasuring } from './measuring.ts';

/** The visits at which a maker of something made to measure measures its customer and fits it: where, and what they cost. */
export function MeasuringOffer({ maker, className }: { maker: { slug: string; name: string }; className?: string }) {
  const found = useMeasuring(maker.slug);
  if (!found) return <div className={className} />;
  const visits = [
    { name: 'Measuring visit', services: found.measuring },
    { name: 'Fitting', services: found.fitting },
  ].flatMap(({ name, services }) => {
    const price = leastPrice(services);
    return price === null ? [] : [{ name, price, places: placesText(services) }];
  });
  return (
    <div className={className}>
      {found.measuring.length === 0 && <p>{maker.name} offers no measuring visits: the wearer is measured at home.</p>}
      {visits.length > 0 && (
        <>
          <p>Visits with {maker.name}, booked from your order once it is placed</p>
          <dl>
            {visits.map(({ name, price, places }) => (
              <div key={name}>
                <dt>
                  {name} <span>{places}</span>
                </dt>
                <dd>
                  from <Money amount={price} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}
