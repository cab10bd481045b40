import { CART_STATUSES, type CartRecord, cartResource } from '@adunni/contracts/cart/staff';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useRevalidator } from 'react-router';
import { messageOf } from '../../../kit/api/call-api.ts';
import { moment, shortDay } from '../../../kit/dates.ts';
import { EmailText } from '../../../kit/email-text.tsx';
import { naira } from '../../../kit/money/naira.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { getRecord, runAction } from '../../../kit/resource/resource-calls.ts';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { toast } from '../../../kit/toasts.ts';
import { Choices } from '../public/choices.tsx';
import classes from './cart.module.css';

export const meta = () => privateMeta('Cart');

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => getRecord(cartResource, params.cartId ?? '');

const ownerOf = ({ customer }: CartRecord): string => customer?.name ?? 'A visitor';

export const handle = { crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => ownerOf(record) };

export default function StaffCartPage() {
  const { record: cart } = useLoaderData<typeof clientLoader>();
  return (
    <main>
      <PageHead title={ownerOf(cart)} lead={cart.customer && <EmailText email={cart.customer.email} />}>
        {cart.customer && (
          <Button component={Link} to={`/admin/users/${cart.customer._id}`} variant="default">
            See the person
          </Button>
        )}
        {cart.customer && <RemindButton id={cart._id} />}
      </PageHead>
      <Facts
        facts={[
          ['Status', <StatusLabel key="status" of={CART_STATUSES} is={cart.status} />],
          ['Value', naira(cart.value)],
          ['Coupon', cart.couponCode],
          ['Last used', moment(cart.updatedAt)],
          ['Begun', shortDay(cart.createdAt)],
          ['Reminded', cart.remindedAt && shortDay(cart.remindedAt)],
        ]}
      />
      <Section title="In the cart">
        <ul className={classes.items}>
          {cart.items.map(({ _id, product, variant, quantity, totalPrice, ...chosen }) => (
            <li key={_id} className={classes.item}>
              <div className={classes.picture}>
                {product.picture && <Picture picture={product.picture} sizes="72px" alt="" />}
              </div>
              <div>
                <Link to={`/products/${product._id}`}>{product.title}</Link>
                <p className={classes.maker}>{product.maker.name}</p>
                <Choices {...chosen} plain={[variant?.size, variant?.colour]} />
              </div>
              <p className={classes.price}>
                {quantity} × {naira(totalPrice / quantity)}
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </main>
  );
}

function RemindButton({ id }: { id: string }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function remind(): Promise<void> {
    setBusy(true);
    try {
      const [outcome] = await runAction(cartResource, 'remind', [id]);
      toast(outcome?.ok ? 'success' : 'warning', outcome?.message ?? 'The reminder is on its way.');
      await revalidate();
    } catch (error) {
      toast('error', messageOf(error, 'The reminder could not be sent. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button loading={busy} onClick={remind}>
      Send a reminder
    </Button>
  );
}
