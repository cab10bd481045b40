import { Money } from '../../../kit/money/currency-context.tsx';
import { leastPrice, placesText, useMeasuring } from './measuring.ts';

/** Whether a maker of something made to measure can measure its customer after the order and fit it, and what that costs. */
export function MeasuringOffer({ maker }: { maker: { slug: string; name: string } }) {
  const found = useMeasuring(maker.slug);
  if (!found) return null;
  const price = leastPrice(found.measuring);
  const fitting = leastPrice(found.fitting);
  return (
    <>
      {price === null ? (
        `${maker.name} offers no measuring visits, so the wearer is measured at home.`
      ) : (
        <>
          You can also book a measuring visit with {maker.name} {placesText(found.measuring)}, from{' '}
          <Money amount={price} />.
        </>
      )}
      {fitting !== null && (
        <>
          {' '}
          A fitting comes later, once there is something to try on: you book it from your order,{' '}
          {placesText(found.fitting)}, from <Money amount={fitting} />.
        </>
      )}
    </>
  );
}
