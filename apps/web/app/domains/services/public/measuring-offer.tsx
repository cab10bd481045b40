import { Money } from '../../../kit/money/currency-context.tsx';
import { placesText, useMeasuring } from './measuring.ts';

/** Whether a maker of something made to measure can measure its customer after the order, and what that costs. */
export function MeasuringOffer({ maker }: { maker: { slug: string; name: string } }) {
  const found = useMeasuring(maker.slug);
  if (!found) return null;
  const [cheapest] = found.measuring;
  if (!cheapest) return <>{maker.name} offers no measuring appointments, so you measure yourself.</>;
  return (
    <>
      You can also book a measuring with {maker.name} {placesText(found.measuring)}, from{' '}
      <Money amount={cheapest.price} />.
    </>
  );
}
