import { type CartRecord, cartResource } from '@adunni/contracts/cart/staff';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmailText } from '../../../kit/emails/email-text.tsx';
import { naira } from '../../../kit/money/naira.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { ActionButton } from '../../../kit/resource/action-button.tsx';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { Choices } from '../public/choices.tsx';
import classes from './cart.module.css';

const ownerOf = ({ customer }: CartRecord): string => customer?.name ?? 'A visitor';

const page = detailPage(cartResource, {
  title: 'Cart',
  heading: ownerOf,
  crumb: ownerOf,
  lead: ({ customer }) => customer && <EmailText email={customer.email} />,
  facts: ['status', 'value', 'couponCode', 'updatedAt', 'createdAt', 'remindedAt'],
  actions: ({ record: { _id, customer } }) =>
    customer && (
      <>
        <Button component={Link} to={`/admin/users/${customer._id}`} variant="default">
          View customer
        </Button>
        <ActionButton
          resource={cartResource}
          action="remind"
          id={_id}
          done="Reminder sent."
          fallback="The reminder could not be sent. Please try again."
          refusal="warning"
        >
          Send a reminder
        </ActionButton>
      </>
    ),
  sections: ({ items }) => (
    <Section title="In the cart">
      <ul className={classes.items}>
        {items.map(({ _id, product, variant, quantity, totalPrice, ...chosen }) => (
          <li key={_id} className={classes.item}>
            <div className={classes.picture}>
              {product.picture && <Picture picture={product.picture} sizes="72px" alt="" />}
            </div>
            <div>
              {product.isCommission ? product.title : <Link to={`/products/${product._id}`}>{product.title}</Link>}
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
  ),
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
