import type { ServiceCard } from '@adunni/contracts/services/services';
import { Money } from '../../../kit/money/currency-context.tsx';

interface Props {
  service: Pick<ServiceCard, 'travelFrom'>;
  className?: string;
}

/** Says behind a price that the way to the customer comes on top, and from how much; nothing where it costs nothing. */
export function TravelNote({ service: { travelFrom }, className }: Props) {
  if (travelFrom === null) return null;
  return (
    <span className={className}>
      {' plus travel'}
      {travelFrom > 0 && (
        <>
          {' from '}
          <Money amount={travelFrom} />
        </>
      )}
    </span>
  );
}
