import { PAYOUT_STATUSES, payoutResource, retryPayout } from '@adunni/contracts/payouts/staff';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate } from 'react-router';
import { callApi } from '../../kit/api/call-api.ts';
import { moment } from '../../kit/dates.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { naira } from '../../kit/money/naira.ts';
import { privateMeta } from '../../kit/page-meta.ts';
import { Facts } from '../../kit/resource/facts.tsx';
import { PageHead } from '../../kit/resource/page-head.tsx';
import { getRecord } from '../../kit/resource/resource-calls.ts';
import { StatusLabel } from '../../kit/resource/status.tsx';
import { toast } from '../../kit/toasts.ts';

export const meta = () => privateMeta('Payout');

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => getRecord(payoutResource, params.payoutId ?? '');

export const handle = {
  crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => record.maker.name,
};

export default function PayoutPage() {
  const { record: payout } = useLoaderData<typeof clientLoader>();
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const canRetry = (payout.status === 'failed' || payout.status === 'reversed') && payout.retriedBy === null;

  async function retry(): Promise<void> {
    const { payoutId } = await callApi(retryPayout, { params: { payoutId: payout._id } });
    toast('success', 'The payout is on its way again.');
    await navigate(`../${payoutId}`, { relative: 'path' });
  }

  return (
    <main>
      <PageHead title={`${naira(payout.amount)} to ${payout.maker.name}`}>
        {canRetry && <Button onClick={() => setAsking(true)}>Send again</Button>}
      </PageHead>
      <Facts
        facts={[
          ['Status', <StatusLabel key="status" of={PAYOUT_STATUSES} is={payout.status} />],
          ['Reason', payout.reason],
          ['Reference', payout.reference],
          ['Bank', payout.bankName],
          ['Account', payout.accountNumber],
          ['In the name of', payout.accountName],
          ['Started', moment(payout.createdAt)],
          ['Settled', payout.settledAt && moment(payout.settledAt)],
          [
            'Sent again',
            payout.retriedBy && (
              <Link key="retried" to={`../${payout.retriedBy}`} relative="path">
                See the payout that took its place
              </Link>
            ),
          ],
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          title="Send this payout again?"
          action={`Send ${naira(payout.amount)}`}
          otherwise="Not now"
          onConfirm={retry}
          onClose={() => setAsking(false)}
          fallback="The payout could not be sent. Please try again."
        >
          It goes to the account that {payout.maker.name} has now. A transfer cannot be called back.
        </ConfirmDialog>
      )}
    </main>
  );
}
