import type { PricedDesign } from '@adunni/contracts/asoebi/designs/designs';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { countOf } from '../../../kit/count-of.ts';
import { naira } from '../../../kit/money/naira.ts';
import { proposedPrice } from './design-price.rules.ts';
import classes from './work.module.css';

interface Props {
  pricing: PricedDesign['pricing'];
  /** What the host has in mind for one set. */
  wished: number | null;
  onUse: (price: number) => void;
}

/** What the maker’s own price list says of a design, to be taken over; and what the host has in mind. */
export function DesignPrice({ pricing, wished, onUse }: Props) {
  const link = (
    <Link to="../../price-list" relative="path">
      price list
    </Link>
  );
  const price = proposedPrice(pricing);
  const wish = wished !== null && <> The host has {naira(wished)} in mind.</>;
  if (!pricing) return wish && <p className={classes.soft}>{wish}</p>;
  if (price === null)
    return (
      <p className={classes.soft}>
        Not in your {link}: {pricing.missing.join(', ')}.{wish}
      </p>
    );
  const { low, high, days } = pricing.proposal ?? { low: price, high: price, days: 0 };
  return (
    <div className={classes.byList}>
      <p className={classes.soft}>
        By your {link}: {low === high ? naira(high) : `${naira(low)}–${naira(high)}`} for one set,{' '}
        {countOf(days, 'day')}.{wish}
      </p>
      <Button size="sm" variant="default" onClick={() => onUse(price)}>
        Use {naira(price)}
      </Button>
    </div>
  );
}
