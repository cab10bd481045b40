import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Radio.css';
import { listAddresses } from '@adunni/contracts/account';
import { getQuote } from '@adunni/contracts/checkout';
import { getProfile } from '@adunni/contracts/identity';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { callApi } from '../../kit/api/call-api.ts';
import { LoadingScreen } from '../../kit/loading-screen.tsx';
import { requireSession } from '../../kit/session/guard.ts';
import classes from './checkout.page.module.css';
import { countryOf, type Draft, keepDraft, loadDraft } from './draft.ts';
import { Steps } from './steps.tsx';
import { Summary } from './summary.tsx';
import { useQuote } from './use-quote.ts';

export const meta = () => [{ title: 'Checkout · Adunni' }, { name: 'robots', content: 'noindex' }];

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  const [{ user }, addresses] = await Promise.all([callApi(getProfile), callApi(listAddresses)]);
  const draft = loadDraft(user, addresses.items);
  const { deliveryOption, paymentPlan } = draft;
  const quote = await callApi(getQuote, {
    body: { countryCode: countryOf(draft, addresses.items), deliveryOption, paymentPlan },
  });
  return { user, addresses: addresses.items, draft, quote };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

export default function CheckoutPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  const [draft, setDraft] = useState(loaded.draft);
  const countryCode = countryOf(draft, loaded.addresses);
  const { quote, busy, ask } = useQuote(loaded.quote, draft, countryCode);

  function change(changes: Partial<Draft>): void {
    setDraft((before) => {
      const next = { ...before, ...changes };
      keepDraft(loaded.user._id, next);
      return next;
    });
  }

  if (quote.parts.length === 0) return <NothingToOrder />;
  return (
    <main className={classes.page} id="main">
      <Title order={1}>Checkout</Title>
      <div className={classes.columns}>
        <Steps
          draft={draft}
          addresses={loaded.addresses}
          quote={quote}
          countryCode={countryCode}
          change={change}
          ask={ask}
        />
        <Summary quote={quote} busy={busy} />
      </div>
    </main>
  );
}

function NothingToOrder() {
  return (
    <main className={classes.page} id="main">
      <Title order={1}>Checkout</Title>
      <Text size="lg" c="dimmed" my="lg">
        There is nothing in your cart to order.
      </Text>
      <Button component={Link} to="/products">
        Browse the collection
      </Button>
    </main>
  );
}
