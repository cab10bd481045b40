import { getPayoutStatement, type listOwnPayouts, type OwnPayout } from '@adunni/contracts/affiliates/own';
import type { Answer } from '@adunni/contracts/endpoint';
import { PAYOUT_STATUSES } from '@adunni/contracts/payouts/staff';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf, request } from '../../../kit/api/call-api.ts';
import { shopDay, shortDay } from '../../../kit/dates.ts';
import { naira } from '../../../kit/money/naira.ts';
import { PageLinks } from '../../../kit/page/page-links.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { saveFile } from '../../../kit/save-file.ts';
import { toast } from '../../../kit/toasts.ts';
import classes from './own.module.css';

/** The parameter of the address that holds the page of payouts. */
export const PAYOUTS_PAGE = 'payouts';

/** What a partner was paid, each with its statement. */
export function Payouts({ list: { items, total, page, limit } }: { list: Answer<typeof listOwnPayouts> }) {
  return (
    <Section title="Payouts" id="payouts">
      {items.length === 0 ? (
        <p className={classes.soft}>No payouts yet.</p>
      ) : (
        <ul className={classes.payouts}>
          {items.map((payout) => (
            <Line key={payout._id} payout={payout} />
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={Math.ceil(total / limit)} parameter={PAYOUTS_PAGE} anchor="payouts" />
    </Section>
  );
}

function Line({ payout }: { payout: OwnPayout }) {
  const { amount, status, createdAt, bankName, accountNumber } = payout;
  // What failed or came back paid for nothing, and is in the balance again.
  const hasStatement = status !== 'failed' && status !== 'reversed';
  return (
    <li>
      <div>
        <p className={classes.amount}>{naira(amount)}</p>
        <p className={classes.soft}>
          {shortDay(createdAt)}, {bankName} {accountNumber}
        </p>
      </div>
      <StatusLabel of={PAYOUT_STATUSES} is={status} />
      {hasStatement && <Statement payout={payout} />}
    </li>
  );
}

function Statement({ payout: { _id, createdAt } }: { payout: OwnPayout }) {
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const response = await request(getPayoutStatement, { params: { payoutId: _id } });
      await saveFile(response, `payout-${shopDay(createdAt)}.pdf`);
    } catch (error) {
      toast('error', messageOf(error, 'The statement could not be created. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="subtle"
      loading={busy}
      onClick={download}
      aria-label={`Statement of ${shortDay(createdAt)} as PDF`}
    >
      Statement
    </Button>
  );
}
