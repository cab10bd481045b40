import {
  decideSandbox,
  type SANDBOX_OUTCOMES,
  type SandboxCard,
  sandboxPayment,
} from '@adunni/contracts/payments/payments';
import { Button, NativeSelect, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import { EmailText } from '../../kit/emails/email-text.tsx';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { Money } from '../../kit/money/currency-context.tsx';
import { LoadingScreen } from '../../kit/page/loading-screen.tsx';
import { PURPOSE_LABELS } from './public/purposes.ts';
import classes from './sandbox.page.module.css';

export const meta = () => [{ title: 'Test payment · Adunni' }, { name: 'robots', content: 'noindex' }];

type Outcome = (typeof SANDBOX_OUTCOMES)[number];

const OUTCOMES: readonly { outcome: Outcome; label: string; description: string }[] = [
  { outcome: 'success', label: 'Pay', description: 'The payment succeeds immediately.' },
  { outcome: 'failure', label: 'Decline', description: 'The bank declines the payment. You can try again.' },
  { outcome: 'later', label: 'Pay by transfer', description: 'The money arrives after about 20 seconds.' },
  { outcome: 'less', label: 'Pay too little', description: 'Less than the amount due. Refunded in full.' },
  { outcome: 'more', label: 'Pay too much', description: 'More than the amount due. The difference is refunded.' },
  { outcome: 'foreign', label: 'Pay in US dollars', description: 'A different currency. Refunded in full.' },
  {
    outcome: 'never',
    label: 'Cancel payment',
    description: 'Nothing is paid. Reserved items are released when the payment window expires.',
  },
];

/** How the card goes on, for what is charged again by itself. */
const CARDS: readonly { value: SandboxCard; label: string }[] = [
  { value: 'works', label: 'Card that works' },
  { value: 'declined', label: 'Card that is declined on renewal' },
  { value: 'needs-action', label: 'Card that asks for confirmation each time' },
  { value: 'silent', label: 'Card with a delayed response' },
  { value: 'closed', label: 'One that takes no refunds' },
];

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return callApi(sandboxPayment, { params: { reference: params.reference ?? '' } });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

/** The sandbox provider’s own page: one chooses how the payment ends, and no money moves. */
export default function SandboxPage() {
  const payment = useLoaderData<typeof clientLoader>();
  const [chosen, setChosen] = useState<Outcome | null>(null);
  const [card, setCard] = useState<SandboxCard>('works');
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(outcome: Outcome): Promise<void> {
    setChosen(outcome);
    setProblem(null);
    try {
      const { returnUrl } = await callApi(decideSandbox, {
        params: { reference: payment.reference },
        body: { outcome, card },
      });
      window.location.assign(returnUrl);
    } catch (error) {
      setChosen(null);
      setProblem(messageOf(error, 'The test payment page did not respond. Please try again.'));
    }
  }

  const decided = payment.status !== 'ongoing';
  return (
    <main className={classes.page} id="main">
      <p className={classes.label}>Test mode: no money moves</p>
      <Title order={1}>
        <Money amount={payment.amount} charged />
      </Title>
      {payment.paidFor && (
        <Text fw={600}>
          {payment.paidFor.name} · {PURPOSE_LABELS[payment.paidFor.purpose]}
        </Text>
      )}
      <Text c="dimmed">
        For <EmailText email={payment.email} />
      </Text>
      <Text c="dimmed" size="sm" className={classes.reference}>
        Reference {payment.reference}
      </Text>
      <FormProblem message={problem} />
      {decided ? (
        <Decided returnUrl={payment.returnUrl} />
      ) : (
        <>
          <NativeSelect
            label="Pay with"
            w="100%"
            size="md"
            data={[...CARDS]}
            value={card}
            onChange={({ currentTarget }) => setCard(currentTarget.value as SandboxCard)}
          />
          <ul className={classes.outcomes}>
            {OUTCOMES.map(({ outcome, label, description }) => (
              <li key={outcome}>
                <Button
                  size="lg"
                  fullWidth
                  variant={outcome === 'success' ? 'filled' : 'default'}
                  loading={chosen === outcome}
                  disabled={chosen !== null && chosen !== outcome}
                  aria-describedby={`about-${outcome}`}
                  onClick={() => choose(outcome)}
                >
                  {label}
                </Button>
                <Text size="sm" c="dimmed" mt={6} id={`about-${outcome}`}>
                  {description}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}

function Decided({ returnUrl }: { returnUrl: string }) {
  return (
    <div className={classes.outcomes}>
      <Text>This test payment has already been completed.</Text>
      <Button component="a" href={returnUrl} size="lg">
        Back to shop
      </Button>
    </div>
  );
}
