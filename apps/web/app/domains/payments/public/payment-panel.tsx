import { PAYMENT_WAYS } from '@adunni/contracts/payments/ways';
import { Button, Text } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { messageOf } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { Money } from '../../../kit/money/currency-context.tsx';
import { HoldClock } from './hold-clock.tsx';
import classes from './payment-panel.module.css';
import type { Returning } from './use-payment-check.ts';

/** What can be paid now. */
export interface Payable {
  amount: number;
  /** What the button says. */
  label: string;
  /** It can wait, as what is paid for stands without it; says until when: `once your items are ready`. */
  orLater?: string;
  /** How much it is, and how else than here it can be paid, as a sentence. */
  instead?: string;
  /** Begins the payment; answers with the page on which it is made. Throws ApiError. */
  start: () => Promise<{ url: string }>;
}

interface Props {
  returning: Returning | null;
  /** Until when something is held for who pays, and what. */
  hold: { until: string; text: string } | null;
  /** The line of news about the payment, or null; the time to pay may have run out while the page was open. */
  messageFor: (isLapsed: boolean) => string | null;
  /** Null when nothing is due. */
  payable: Payable | null;
  /** The sums. */
  children: ReactNode;
  /** What stands below the button. */
  foot?: ReactNode;
}

/** How a payment stands, and the way to pay what is due. */
export function PaymentPanel({ returning, hold, messageFor, payable, children, foot }: Props) {
  const [isLapsed, setLapsed] = useState(false);
  const onOver = useCallback(() => setLapsed(true), []);
  const isSettling = returning === 'waiting' || returning === 'checking';
  return (
    <section className={classes.panel} aria-labelledby="payment">
      <h2 id="payment" className={classes.title}>
        Payment
      </h2>
      <div aria-live="polite" className={classes.message} data-status={isLapsed ? 'failed' : returning}>
        {messageFor(isLapsed)}
      </div>
      {children}
      {hold && !isLapsed && <HoldClock until={hold.until} held={hold.text} onOver={onOver} />}
      {payable && !isSettling && !isLapsed && <PayButton payable={payable} />}
      {foot}
    </section>
  );
}

function PayButton({ payable: { amount, label, orLater, instead, start } }: { payable: Payable }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function pay(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const { url } = await start();
      window.location.assign(url);
    } catch (error) {
      setBusy(false);
      setProblem(messageOf(error, 'The payment could not be started. Please try again.'));
    }
  }

  return (
    <>
      <FormProblem message={problem} />
      <Button size="lg" fullWidth variant={orLater || instead ? 'default' : 'filled'} loading={busy} onClick={pay}>
        {label}
      </Button>
      <Text size="sm" c="dimmed">
        {instead ? (
          `${instead} Online by card, bank transfer or USSD.`
        ) : (
          <>
            {PAYMENT_WAYS}. You are charged <Money amount={amount} charged />
            {orLater && `, now or ${orLater}`}.
          </>
        )}
      </Text>
    </>
  );
}
