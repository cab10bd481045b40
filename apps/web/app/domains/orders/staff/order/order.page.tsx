import { ORDER_STATUSES } from '@adunni/contracts/orders/orders';
import { orderResource, type StaffOrder } from '@adunni/contracts/orders/staff';
import { cancelWholeOrder } from '@adunni/contracts/orders/work';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import { day } from '../../../../kit/dates.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { getRecord } from '../../../../kit/resource/resource-calls.ts';
import { StatusLabel } from '../../../../kit/resource/status.tsx';
import { CANCELLED_BECAUSE } from '../labels.ts';
import { PartPanel } from '../part/part-panel.tsx';
import { RefundDialog } from '../refund/refund-dialog.tsx';
import { OrderConversation } from './conversation.tsx';
import { Notes } from './notes.tsx';
import classes from './order.module.css';
import { CustomerFacts, OrderMoney } from './order-facts.tsx';

export const meta = () => privateMeta('Order');

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => getRecord(orderResource, params.orderId ?? '');

export const handle = {
  crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => record.number,
};

export default function StaffOrderPage() {
  const { record: order, version } = useLoaderData<typeof clientLoader>();
  return (
    <main>
      <PageHead
        title={
          <>
            Order <span className={classes.number}>{order.number}</span>
          </>
        }
        lead={
          <>
            <StatusLabel of={ORDER_STATUSES} is={order.status} />, placed by <bdi>{order.customer.name}</bdi> on{' '}
            {day(order.placedAt)}
          </>
        }
      >
        <OrderActions order={order} version={version} />
      </PageHead>
      {order.cancelReason && <p className={classes.cancelled}>{CANCELLED_BECAUSE[order.cancelReason]}</p>}
      <div className={classes.columns}>
        <div>
          {order.parts.map((part) => (
            <PartPanel key={part._id} order={order} part={part} />
          ))}
          <OrderConversation order={order} />
        </div>
        <aside className={classes.aside} aria-label="About the order">
          <CustomerFacts order={order} />
          <OrderMoney order={order} />
          <Notes order={order} />
        </aside>
      </div>
    </main>
  );
}

function OrderActions({ order, version }: { order: StaffOrder; version: number }) {
  const [open, setOpen] = useState<'refund' | 'cancel' | null>(null);
  const close = (): void => setOpen(null);
  const canRefund = (order.money?.refundable ?? 0) > 0;
  return (
    <>
      {canRefund && (
        <Button variant="default" onClick={() => setOpen('refund')}>
          Refund
        </Button>
      )}
      {order.canCancel && (
        <Button variant="default" onClick={() => setOpen('cancel')}>
          Cancel order
        </Button>
      )}
      {open === 'refund' && <RefundDialog order={order} onClose={close} />}
      {open === 'cancel' && <CancelDialog order={order} version={version} onClose={close} />}
    </>
  );
}

interface CancelProps {
  order: StaffOrder;
  version: number;
  onClose: () => void;
}

function CancelDialog({ order, version, onClose }: CancelProps) {
  const [reason, setReason] = useState('');
  return (
    <ChangeDialog
      title={`Cancel order ${order.number}`}
      action="Cancel order"
      done="Order cancelled."
      fallback="The order could not be cancelled. Please try again."
      isDestructive
      isReady={reason.trim() !== ''}
      change={() => callApi(cancelWholeOrder, { params: { orderId: order._id }, body: { version, reason } })}
      onClose={onClose}
    >
      <Text>
        The customer gets a full refund, also of visits booked for the order, and the makers are notified. This can’t be
        undone.
      </Text>
      <ProseField
        label="Reason"
        description="Visible to the customer."
        value={reason}
        onChange={setReason}
        maxLength={400}
        required
      />
    </ChangeDialog>
  );
}
