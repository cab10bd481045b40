import { Text } from '@mantine/core';
import { day } from '../../kit/dates.ts';
import { Money, useCurrency } from '../../kit/money/currency-context.tsx';

/** What the total comes to for who shops in another currency; the checkout itself shows naira, which is charged. */
export function Approximation({ total }: { total: number }) {
  const { currency, rates } = useCurrency();
  if (currency === 'NGN' || !rates) return null;
  return (
    <Text c="dimmed">
      You are charged <Money amount={total} charged />. In {currency} that is approximately <Money amount={total} />, at
      exchange rates of {day(`${rates.date}T12:00`)}.
    </Text>
  );
}
