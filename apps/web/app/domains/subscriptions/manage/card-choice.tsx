import '@mantine/core/styles/Radio.css';
import type { PaymentMethod } from '@adunni/contracts/subscriptions/billing';
import { Radio, Stack } from '@mantine/core';
import { cardLabel } from '../labels.ts';
import classes from './review.module.css';

interface Props {
  card: PaymentMethod | null;
  usesCard: boolean;
  onChange: (usesCard: boolean) => void;
}

/** Whether the saved card is charged at once, or another one is used on the payment page. */
export function CardChoice({ card, usesCard, onChange }: Props) {
  if (!card) return <p className={classes.note}>You enter your card on the next page. It is saved for renewals.</p>;
  return (
    <Radio.Group
      label="Pay with"
      value={usesCard ? 'saved' : 'other'}
      onChange={(value) => onChange(value === 'saved')}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="saved" label={`${cardLabel(card)}`} />
        <Radio value="other" label="Another card" />
      </Stack>
    </Radio.Group>
  );
}
