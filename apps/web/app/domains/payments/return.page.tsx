import { checkReturn } from '@adunni/contracts/payments/payments';
import { Button, Text, Title } from '@mantine/core';
import { type ClientLoaderFunctionArgs, Link, redirect, useLoaderData } from 'react-router';
import { callApi } from '../../kit/api/call-api.ts';
import { LoadingScreen } from '../../kit/page/loading-screen.tsx';
import { getSession } from '../../kit/session/stored-session.ts';
import { type Returning, useFollowed } from './public/use-payment-check.ts';
import classes from './sandbox.page.module.css';

export const meta = () => [{ title: 'Your payment · Adunni' }, { name: 'robots', content: 'noindex' }];

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const reference = params.reference ?? '';
  const returned = await callApi(checkReturn, { params: { reference } });
  const own = `${returned.page}?reference=${reference}`;
  if (getSession()) throw redirect(own);
  return { ...returned, reference, own };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

const ask = async (reference: string, signal: AbortSignal) =>
  (await callApi(checkReturn, { params: { reference }, signal })).status;

/** What somebody reads who comes back from paying to a browser in which they are not signed in. */
export default function ReturnPage() {
  const { reference, paidFor, own, status: known } = useLoaderData<typeof clientLoader>();
  const followed = useFollowed(reference, ask);
  const { title, text } = SAID[followed === null || followed === 'checking' ? known : followed];
  return (
    <main className={classes.page} id="main">
      <p className={classes.subject}>{paidFor}</p>
      <div role="status">
        <Title order={1}>{title}</Title>
        <Text mt="sm">{text}</Text>
      </div>
      <Button component={Link} to={`/login?next=${encodeURIComponent(own)}`} size="lg" mt="md">
        {paidFor.startsWith('Order') ? 'Log in to see the order' : 'Log in to see the details'}
      </Button>
    </main>
  );
}

/** Nothing is offered again here: who pays has to be signed in. */
const SAID: Record<Exclude<Returning, 'checking'>, { title: string; text: string }> = {
  created: {
    title: 'Payment not received yet',
    text: 'If you have just paid, it will appear here in a moment. This page updates by itself.',
  },
  waiting: {
    title: 'Waiting for your transfer',
    text: 'This page updates when it arrives. You can also close it: we’ll email you.',
  },
  succeeded: { title: 'Payment received', text: 'Thank you. A confirmation is on its way to your email address.' },
  wrong: {
    title: 'Payment not accepted',
    text: 'It arrived in a different amount or currency, so it will be refunded to your original payment method. Log in to pay again.',
  },
  failed: { title: 'Payment failed', text: 'Nothing was charged. Log in to try again.' },
  abandoned: { title: 'Payment not completed', text: 'Nothing was charged. Log in to try again.' },
};
