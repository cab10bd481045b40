import { checkoutErrors, getQuote } from '@adunni/contracts/checkout/checkout';
import { detectCurrency } from '@adunni/contracts/currency/currency';
import { listAddresses } from '@adunni/contracts/identity/account';
import { getProfile } from '@adunni/contracts/identity/identity';
import { listMeasurements, type MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { Stack, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { callApi } from '../../kit/api/call-api.ts';
import { destinationOf, shoppingCountry } from '../../kit/destination/destination.ts';
import {
  checkoutDestination,
  chosenDestination,
  keepCheckoutDestination,
} from '../../kit/destination/kept-destination.ts';
import { shopperOf } from '../../kit/money/currency-context.tsx';
import { LoadingScreen } from '../../kit/page/loading-screen.tsx';
import { requireSession } from '../../kit/session/guard.ts';
import { toast } from '../../kit/toasts.ts';
import classes from './checkout.page.module.css';
import { countryOf, type Draft, insteadOfPickup, keepDraft, loadDraft, withOffered } from './draft.ts';
import { EmptyCheckout } from './empty-checkout.tsx';
import { Problems } from './problems.tsx';
import { Steps } from './steps.tsx';
import { Summary } from './summary.tsx';
import { Approximation } from './total/approximation.tsx';
import { ChangedTotal } from './total/changed-total.tsx';
import { useQuote } from './use-quote.ts';

export const meta = () => [{ title: 'Checkout · Adunni' }, { name: 'robots', content: 'noindex' }];

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  const [{ user }, addresses, shopper, { items: profiles }] = await Promise.all([
    callApi(getProfile),
    callApi(listAddresses),
    // Without it the checkout begins at home, where another country is chosen.
    callApi(detectCurrency).then(
      ({ data }) => shopperOf(data),
      () => null,
    ),
    // Only their names are shown, without which can be ordered too.
    callApi(listMeasurements).catch(() => ({ items: [] as MeasurementProfile[] })),
  ]);
  const draft = loadDraft(user, addresses.items, () =>
    destinationOf({
      checkout: checkoutDestination(),
      chosen: chosenDestination(),
      address: addresses.items[0]?.countryCode ?? null,
      shopping: shopper && shoppingCountry(shopper),
    }),
  );
  const { deliveryOption, paymentPlan } = draft;
  const quote = await callApi(getQuote, {
    body: { countryCode: countryOf(draft, addresses.items), deliveryOption, paymentPlan },
  });
  return { user, addresses: addresses.items, profiles, draft, quote };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

export default function CheckoutPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  const [draft, setDraft] = useState(loaded.draft);
  const countryCode = countryOf(draft, loaded.addresses);
  const { quote, quotedFor, busy, ask } = useQuote(loaded.quote, draft, countryCode);
  useEffect(() => keepCheckoutDestination(countryCode), [countryCode]);

  function change(changes: Partial<Draft>): void {
    setDraft((before) => {
      const next = { ...before, ...changes };
      keepDraft(loaded.user._id, next);
      return next;
    });
  }

  const instead = insteadOfPickup(draft, quote, loaded.addresses);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is changed to follows from the quote
  useEffect(() => {
    if (!instead) return;
    toast('error', checkoutErrors.pickup_unavailable.message);
    change(instead);
  }, [instead === null]);

  const empty = quote.parts.length === 0;
  const isFinal = draft.step === 'review';
  return (
    <main className={classes.page} id="main">
      <Title order={1}>Checkout</Title>
      {empty ? (
        <EmptyCheckout attempt={draft.attempt} problems={quote.problems} />
      ) : (
        <div className={classes.columns}>
          <Stack gap="lg">
            <Approximation
              total={quote.totalAmount}
              delivery={isFinal ? null : { option: draft.deliveryOption, countryCode }}
            />
            <ChangedTotal total={quote.totalAmount} countryCode={quotedFor} />
            {draft.step !== 'review' && <Problems problems={quote.problems} />}
            <Steps
              draft={withOffered(draft, quote)}
              addresses={loaded.addresses}
              quote={quote}
              asking={busy}
              countryCode={countryCode}
              profiles={loaded.profiles}
              change={change}
              ask={ask}
            />
          </Stack>
          <Summary
            quote={quote}
            option={draft.deliveryOption}
            countryCode={countryCode}
            profiles={loaded.profiles}
            busy={busy}
          />
        </div>
      )}
    </main>
  );
}
