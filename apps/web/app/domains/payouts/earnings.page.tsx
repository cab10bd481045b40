import { getBalance, getStatement } from '@adunni/contracts/ledger/ledger';
import {
  getBankAccount,
  getPayoutSchedule,
  listBanks,
  payoutResource,
  putBankAccount,
} from '@adunni/contracts/payouts/staff';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { callApi } from '../../kit/api/call-api.ts';
import { readMonth, readPage } from '../../kit/listing/read-address.ts';
import { privateMeta } from '../../kit/page-meta.ts';
import { Section } from '../../kit/resource/facts.tsx';
import { PageHead } from '../../kit/resource/page-head.tsx';
import { listRows } from '../../kit/resource/resource-calls.ts';
import { Balance } from './balance.tsx';
import { Months } from './months.tsx';
import { NextPayout, SkippedPayouts } from './next-payout.tsx';
import { PastPayouts } from './past-payouts.tsx';
import { PendingEarnings } from './pending-earnings.tsx';
import { AccountForm } from './public/account-form.tsx';
import { Statement } from './statement.tsx';

export const meta = () => privateMeta('Payouts');

/** Events of the statement that are read at once. */
const EVENTS = 12;
const PAYOUTS = '5';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const page = readPage(searchParams.get('page'));
  const month = readMonth(searchParams.get('month'));
  const [{ balance }, statement, { account }, banks, payouts, schedule] = await Promise.all([
    callApi(getBalance),
    callApi(getStatement, { query: { page, limit: EVENTS, ...(month && { month }) } }),
    callApi(getBankAccount),
    // Without the payment service there are no banks to choose from, but everything else can be read.
    callApi(listBanks).catch(() => ({ items: [] })),
    listRows(payoutResource, { limit: PAYOUTS }),
    callApi(getPayoutSchedule),
  ]);
  return { balance, statement, month, account, banks: banks.items, payouts: payouts.items, schedule };
}

export default function EarningsPage() {
  const { balance, statement, month, account, banks, payouts, schedule } = useLoaderData<typeof clientLoader>();
  return (
    <main>
      <PageHead title="Payouts" lead="Your earnings and payouts." />
      <Balance balance={balance} next={schedule.next} />
      <Section title="Next payout">
        <NextPayout schedule={schedule} />
      </Section>
      {schedule.pending.length > 0 && (
        <Section title="Pending earnings">
          <PendingEarnings schedule={schedule} />
        </Section>
      )}
      <Section title="Bank account">
        <AccountForm account={account} banks={banks} save={(body) => callApi(putBankAccount, { body })} />
      </Section>
      <Section title="Latest payouts">
        <PastPayouts payouts={payouts} />
        <SkippedPayouts schedule={schedule} />
      </Section>
      <Section title="Earnings by month">
        <Months months={statement.months} />
      </Section>
      <Section title="Statement">
        <Statement statement={statement} month={month} />
      </Section>
    </main>
  );
}
