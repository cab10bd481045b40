import type { OrderMeasurements } from '@adunni/contracts/measurements/measurements';
import { replaceMeasurements } from '@adunni/contracts/orders/measurements';
import type { Order } from '@adunni/contracts/orders/orders';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { GiveForm } from './give-form.tsx';
import classes from './update-measurements.module.css';

/** Names in the address the piece whose measurements are updated, so that who adds a profile comes back to it. */
const UPDATED = 'update';

interface Props {
  order: Pick<Order, '_id' | 'number' | 'status'>;
  maker: string;
  line: OrderMeasurements | undefined;
}

/** Replaces what a piece of a paid order is made from, as long as it is not cut. */
export function UpdateMeasurements({ order, maker, line }: Props) {
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(search.get(UPDATED) === line?.itemId);
  // What the maker proposes is answered first.
  if (line?.proposals.some(({ status }) => status === 'open')) return null;
  if (!line?.isReplaceable || (order.status !== 'paid' && order.status !== 'part-paid')) return null;
  if (!isOpen)
    return (
      <Button variant="default" mt="xs" onClick={() => setOpen(true)}>
        Update measurements
      </Button>
    );
  return (
    <section className={classes.update} aria-label={`Update measurements for ${line.title}`}>
      <p>You can replace the measurements until your fabric is cut. {maker} is notified and checks them again.</p>
      <GiveForm
        order={order}
        lines={[line]}
        maker={maker}
        back={`/orders/${order._id}?${UPDATED}=${line.itemId}`}
        send={replaceMeasurements}
        done={`Measurements updated. ${maker} has been notified.`}
        onDone={() => setOpen(false)}
        editsChosen
      />
      <Button variant="subtle" onClick={() => setOpen(false)}>
        Keep current measurements
      </Button>
    </section>
  );
}
