import { Money } from '../../../kit/money/currency-context.tsx';
import { leastPrice, placesText, useMeasuring } from './measuring.ts';

/** Whether a maker of something made to measure can measure its customer after the order, and what that costs. */
export function MeasuringOffer({ maker }: { maker: { slug: string; name: string } }) {
  const found = useMeasuring(maker.slug);
  if (!found) return null;
  const price = leastPrice(found.measuring);
  if (price === null) return <>{maker.name} offers no measuring visits, so the wearer is measured at home.</>;
  return (
    <>
      You can also book a measuring visit with {maker.name} {placesText(found.measuring)}, from <Money amount={price} />
      .
    </>
  );
}
