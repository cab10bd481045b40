import type { AskRecord } from '@adunni/contracts/studio/asking/work';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { countOf } from '../../../../kit/count-of.ts';
import { naira } from '../../../../kit/money/naira.ts';
import { priceText } from '../offer.ts';
import { filledBy } from './price-terms.ts';
import classes from './response.module.css';

interface Props {
  pricing: NonNullable<AskRecord['pricing']>;
  /** Takes over the price and the days. */
  onUse: (filled: { price: number; days: number }) => void;
}

/** What the maker’s own price list says of the request, to be taken over. */
export function PriceProposal({ pricing: { proposal, without, missing }, onUse }: Props) {
  const link = (
    <Link to="../../price-list" relative="path">
      price list
    </Link>
  );
  if (without === 'list')
    return <p className={classes.proposal}>Keep a {link} to see here what it comes to for a design.</p>;
  if (without === 'parts')
    return (
      <p className={classes.proposal}>
        <span>
          Not in your {link}: {missing.join(', ')}.
        </span>
      </p>
    );
  if (!proposal) return null;
  const filled = filledBy(proposal);
  return (
    <p className={classes.proposal}>
      <span>
        By your {link}, fabric included: {priceText(proposal.low, proposal.high, naira)},{' '}
        {countOf(proposal.days, 'day')}
        {proposal.low < proposal.high &&
          '. It is a range because sizes take more or less fabric; the top of it covers the most.'}
      </span>
      <Button size="sm" variant="default" onClick={() => onUse(filled)}>
        Use {naira(filled.price)} and {countOf(filled.days, 'day')}
      </Button>
    </p>
  );
}
