import { getInvoicePdf, type Invoice } from '@adunni/contracts/subscriptions/billing';
import { INVOICE_STATUSES } from '@adunni/contracts/subscriptions/statuses';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf, request } from '../../../kit/api/call-api.ts';
import { day } from '../../../kit/dates.ts';
import { GetHelp } from '../../../kit/help/get-help.tsx';
import { naira } from '../../../kit/money/naira.ts';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { saveFile } from '../../../kit/save-file.ts';
import { toast } from '../../../kit/toasts.ts';
import classes from './billing.module.css';

/** Invoices, newest first, each to be taken along as PDF. */
export function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return <p className={classes.soft}>No invoices yet.</p>;
  return (
    <ul className={classes.list}>
      {invoices.map((invoice) => (
        <Line key={invoice._id} invoice={invoice} />
      ))}
    </ul>
  );
}

function Line({ invoice }: { invoice: Invoice }) {
  const { number, status, plan, periodStart, periodEnd, amount, refunded } = invoice;
  return (
    <li className={classes.invoice}>
      <div className={classes.words}>
        <p className={classes.name}>{number ?? 'Not issued yet'}</p>
        <p className={classes.soft}>
          {plan}, {day(periodStart)} to {day(periodEnd)}
        </p>
      </div>
      <StatusLabel of={INVOICE_STATUSES} is={status} />
      <div className={classes.sum}>
        {naira(amount)}
        {refunded > 0 && <div className={classes.soft}>{naira(refunded)} refunded</div>}
      </div>
      {number && <GetHelp about="paid-for" id={invoice._id} label="Get help" />}
      {number && <Download invoice={invoice} number={number} />}
    </li>
  );
}

function Download({ invoice: { _id }, number }: { invoice: Invoice; number: string }) {
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      await saveFile(await request(getInvoicePdf, { params: { invoiceId: _id } }), `${number}.pdf`);
    } catch (error) {
      toast('error', messageOf(error, 'The invoice could not be created. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="subtle" loading={busy} onClick={download} aria-label={`Download ${number} as PDF`}>
      PDF
    </Button>
  );
}
