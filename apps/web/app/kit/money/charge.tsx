import { day } from '../dates.ts';
import classes from './charge.module.css';
import { Money, useCurrency } from './currency-context.tsx';

/** What is charged, in naira, with about how much that is for who shops in another currency. */
export function Charge({ amount }: { amount: number }) {
  const { currency } = useCurrency();
  return (
    <span className={classes.charge}>
      <Money amount={amount} charged />
      {currency !== 'NGN' && (
        <small className={classes.about}>
          about <Money amount={amount} />
        </small>
      )}
    </span>
  );
}

/** The same within a sentence. */
export function ChargeText({ amount }: { amount: number }) {
  const { currency } = useCurrency();
  return (
    <>
      <Money amount={amount} charged />
      {currency !== 'NGN' && (
        <>
          {' '}
          (about <Money amount={amount} />)
        </>
      )}
    </>
  );
}

/** Says to who shops in another currency what they are charged in. */
export function ChargeNote({ className }: { className?: string }) {
  const { currency, rates } = useCurrency();
  if (currency === 'NGN' || !rates) return null;
  return (
    <p className={className}>
      You are charged in naira. Amounts in {currency} are estimates, at exchange rates of {day(`${rates.date}T12:00`)}.
    </p>
  );
}
