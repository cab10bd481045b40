import type { ComponentType } from 'react';
import { Money } from '../../../kit/money/currency-context.tsx';

interface Props {
  /** Naira. */
  was: number;
  now: number;
  /** What the person did when it had the first price: `you added it`. */
  since: string;
  /** How amounts are shown: as those of a cart, whose tax is a line of its own, unless it says otherwise. */
  as?: ComponentType<{ amount: number }>;
}

/** Says that a price is another than the one that the person knows. */
export function PriceChange({ was, now, since, as: Amount = Money }: Props) {
  return (
    <>
      The price changed from <Amount amount={was} /> to <Amount amount={now} /> since {since}.
    </>
  );
}
