import '@mantine/core/styles/Table.css';
import { getStaffInvoicePdf, type SubscriptionRecord } from '@adunni/contracts/subscriptions/staff';
import { Button, Table, VisuallyHidden } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { messageOf, request } from '../../../../kit/api/call-api.ts';
import { shortDay } from '../../../../kit/dates.ts';
import { lazy } from '../../../../kit/lazy.ts';
import { naira } from '../../../../kit/money/naira.ts';
import { saveFile } from '../../../../kit/save-file.ts';
import { StackedTable } from '../../../../kit/table/stacked-table.tsx';
import { toast } from '../../../../kit/toasts.ts';
import { InvoiceStatusLabel } from '../labels.tsx';
import classes from './record.module.css';

const RefundDialog = lazy(() => import('./refund-dialog.tsx'));

export type InvoiceRecord = SubscriptionRecord['invoices'][number];

/** The invoices of a subscription with what was paid and went back. */
export function Invoices({ record }: { record: SubscriptionRecord }) {
  const [refunded, setRefunded] = useState<InvoiceRecord | null>(null);
  if (record.invoices.length === 0) return <p>No invoices yet.</p>;
  return (
    <>
      <StackedTable label="Invoices">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Invoice</Table.Th>
            <Table.Th>Period</Table.Th>
            <Table.Th>Status</Table.Th>
            <Table.Th data-number>Amount</Table.Th>
            <Table.Th data-number>Refunded</Table.Th>
            <Table.Th>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {record.invoices.map((invoice) => (
            <Row
              key={invoice._id}
              subscriptionId={record._id}
              invoice={invoice}
              onRefund={() => setRefunded(invoice)}
            />
          ))}
        </Table.Tbody>
      </StackedTable>
      <Suspense>
        {refunded && <RefundDialog subscriptionId={record._id} invoice={refunded} onClose={() => setRefunded(null)} />}
      </Suspense>
    </>
  );
}

interface RowProps {
  subscriptionId: string;
  invoice: InvoiceRecord;
  onRefund: () => void;
}

function Row({ subscriptionId, invoice, onRefund }: RowProps) {
  const { _id, number, periodStart, periodEnd, status, lines, amount, refunded, refundable, payments } = invoice;
  const received = payments.filter((payment) => payment.status === 'succeeded');
  const tries = payments.filter((payment) => payment.status === 'failed').length;
  return (
    <Table.Tr>
      <Table.Td data-title>{number ?? 'Not issued yet'}</Table.Td>
      <Table.Td data-wide>
        {shortDay(periodStart)} – {shortDay(periodEnd)}
        <ul className={classes.lines}>
          {lines.map(({ kind, label, amount: part }) => (
            <li key={`${kind} ${label}`}>
              {label}: {naira(part)}
            </li>
          ))}
        </ul>
      </Table.Td>
      <Table.Td data-wide>
        <InvoiceStatusLabel status={status} />
        {received.map((payment) => (
          <div key={payment._id} className={classes.lines}>
            <Link to={`/admin/orders/payments/${payment._id}`}>Payment of {naira(payment.amount)}</Link>
          </div>
        ))}
        {tries > 0 && (
          <div className={classes.lines}>{tries === 1 ? 'One charge failed' : `${tries} charges failed`}</div>
        )}
      </Table.Td>
      <Table.Td data-number data-label="Amount">
        {naira(amount)}
      </Table.Td>
      {refunded > 0 ? (
        <Table.Td data-number data-label="Refunded">
          {naira(refunded)}
        </Table.Td>
      ) : (
        <Table.Td />
      )}
      <Table.Td data-wide>
        <div className={classes.buttons}>
          {number && <Download subscriptionId={subscriptionId} invoiceId={_id} number={number} />}
          {refundable > 0 && (
            <Button size="compact-md" variant="subtle" onClick={onRefund} aria-label={`Refund ${number}`}>
              Refund
            </Button>
          )}
        </div>
      </Table.Td>
    </Table.Tr>
  );
}

function Download({ number, ...params }: { subscriptionId: string; invoiceId: string; number: string }) {
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      await saveFile(await request(getStaffInvoicePdf, { params }), `${number}.pdf`);
    } catch (error) {
      toast('error', messageOf(error, 'The invoice could not be created. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button size="compact-md" variant="subtle" loading={busy} onClick={download} aria-label={`${number} as PDF`}>
      PDF
    </Button>
  );
}
