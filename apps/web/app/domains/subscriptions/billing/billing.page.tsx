import { getBilling, listInvoices } from '@adunni/contracts/subscriptions/billing';
import { callApi } from '../../../kit/api/call-api.ts';
import { day } from '../../../kit/dates.ts';
import { stayWithinPages } from '../../../kit/listing/last-page.ts';
import { readPage } from '../../../kit/listing/read-address.ts';
import { naira } from '../../../kit/money/naira.ts';
import { PageLinks } from '../../../kit/page/page-links.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { requirePayer } from '../../payments/public/require-payer.ts';
import { useMySubscription } from '../frame/subscription-layout.tsx';
import type { Route } from './+types/billing.page.ts';
import classes from './billing.module.css';
import { Cards } from './cards.tsx';
import { Invoices } from './invoices.tsx';

export const meta = () => privateMeta('Billing');

const LIMIT = 12;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requirePayer(request);
  const page = readPage(new URL(request.url).searchParams.get('page'));
  const [billing, invoices] = await Promise.all([
    callApi(getBilling),
    callApi(listInvoices, { query: { page, limit: LIMIT } }),
  ]);
  stayWithinPages(request.url, invoices);
  return { billing, invoices };
}
clientLoader.hydrate = true as const;

export default function BillingPage({ loaderData: { billing, invoices } }: Route.ComponentProps) {
  const { nextCharge, credit, methods } = billing;
  const { status } = useMySubscription();
  const hasCard = methods.length > 0;
  return (
    <>
      <h1>Billing</h1>
      <div className={classes.next}>
        {nextCharge ? (
          <>
            <p className={classes.label}>Next charge</p>
            <p className={classes.amount}>{naira(nextCharge.amount)}</p>
            <p>
              on {day(nextCharge.at)}
              {!hasCard && (status === 'trial' ? ', if you save a card until then' : '. Please save a card for it')}
            </p>
          </>
        ) : (
          <p className={classes.nothing}>No upcoming charges.</p>
        )}
        {credit > 0 && <p>You have a credit of {naira(credit)} from a plan change. It is used first.</p>}
      </div>
      <Section title="Cards">
        <Cards methods={methods} />
      </Section>
      <Section title="Invoices">
        <Invoices invoices={invoices.items} />
        <PageLinks page={invoices.page} pages={Math.max(1, Math.ceil(invoices.total / LIMIT))} />
      </Section>
    </>
  );
}
