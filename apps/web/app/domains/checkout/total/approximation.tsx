import type { Delivery } from '@adunni/contracts/checkout/delivery';
import { countryInText } from '@adunni/contracts/countries';
import { Text } from '@mantine/core';
import { day } from '../../../kit/dates.ts';
import { Money, useCurrency } from '../../../kit/money/currency-context.tsx';

interface Props {
  total: number;
  /** The delivery that the total is with while it can still change; null once it is what is charged. */
  delivery: Delivery | null;
}

/** What the total comes to for who shops in another currency; the checkout itself shows naira, which is charged. */
export function Approximation({ total, delivery }: Props) {
  const { currency, rates } = useCurrency();
  if (currency === 'NGN' || !rates) return null;
  const at = `exchange rates of ${day(`${rates.date}T12:00`)}`;
  return (
    <Text c="dimmed">
      {delivery ? (
        <>
          {totalWith(delivery)} is <Money amount={total} charged />, about <Money amount={total} /> at {at}. You are
          charged in naira once you have placed the order.
        </>
      ) : (
        <>
          You are charged <Money amount={total} charged />. In {currency} that is approximately <Money amount={total} />
          , at {at}.
        </>
      )}
    </Text>
  );
}

const totalWith = ({ option, countryCode }: Delivery): string =>
  option === 'pickup' ? 'The total with pickup' : `The total with ${option} delivery to ${countryInText(countryCode)}`;
