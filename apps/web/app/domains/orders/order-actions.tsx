import { getReceipt, type Order, reorder } from '@adunni/contracts/orders/orders';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi, messageOf, request } from '../../kit/api/call-api.ts';
import { saveFile } from '../../kit/save-file.ts';
import { toast } from '../../kit/toasts.ts';
import classes from './order-actions.module.css';

/** What one can do with an order as a whole. */
export function OrderActions({ order, onCancel }: { order: Order; onCancel: () => void }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'receipt' | 'reorder' | null>(null);

  async function run(kind: 'receipt' | 'reorder', work: () => Promise<void>, fallback: string): Promise<void> {
    setBusy(kind);
    try {
      await work();
    } catch (error) {
      toast('error', messageOf(error, fallback));
    } finally {
      setBusy(null);
    }
  }

  async function download(): Promise<void> {
    await saveFile(await request(getReceipt, { params: { orderId: order._id } }), `${order.number}.pdf`);
  }

  async function again(): Promise<void> {
    const { added, skipped, lowered } = await callApi(reorder, { params: { orderId: order._id } });
    if (skipped.length > 0) toast('warning', `No longer available: ${skipped.join(', ')}.`);
    if (lowered.length > 0) {
      const each = lowered.map(({ title, quantity, ordered }) => `${title} (${quantity} instead of ${ordered})`);
      toast('warning', `Limited stock: ${each.join('; ')}.`);
    }
    if (added > 0) await navigate('/cart');
  }

  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        loading={busy === 'receipt'}
        onClick={() => run('receipt', download, 'The receipt could not be created. Please try again.')}
      >
        {order.paid > 0 ? 'Download receipt' : 'Download summary'}
      </Button>
      <Button
        variant="default"
        loading={busy === 'reorder'}
        onClick={() => run('reorder', again, 'Failed to add item to cart')}
      >
        Order again
      </Button>
      {order.cancellable && (
        <Button variant="outline" color="red" onClick={onCancel}>
          Cancel order
        </Button>
      )}
    </div>
  );
}
