import { Money } from '../../../kit/money/currency-context.tsx';

interface Props {
  /** Naira. */
  was: number;
  now: number;
  /** What the person did when it had the first price: `you added it`. */
  since: string;
}

/** Says that a price is another than the one that the person knows. */
export function PriceChange({ was, now, since }: Props) {
  return (
    <>
      The price changed from <Money amount={was} /> to <Money amount={now} /> since {since}.
    </>
  );
}
