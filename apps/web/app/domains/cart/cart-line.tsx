import type { CartItem } from '@adunni/contracts/cart';
import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Money } from '../../kit/money/currency-context.tsx';
import { Picture } from '../../kit/picture.tsx';
import classes from './cart-line.module.css';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { CartActions } from './use-cart.ts';

interface Props {
  item: CartItem;
  actions: CartActions;
  onRemove: (item: CartItem) => void;
}

/** One line of the cart, or of what is kept for later. */
export function CartLine({ item, actions, onRemove }: Props) {
  const path = `/products/${item.product._id}`;
  const priceChanged = item.notices.some(({ kind }) => kind === 'price-changed');
  return (
    <li className={classes.line}>
      <Link to={path} className={classes.picture} tabIndex={-1} aria-hidden="true">
        {item.product.picture && <Picture picture={item.product.picture} sizes="(min-width: 48em) 8rem, 6rem" alt="" />}
      </Link>
      <div className={classes.words}>
        <Text size="sm" c="dimmed">
          {item.product.maker.name}
        </Text>
        <Link to={path} className={classes.title}>
          {item.product.title}
        </Link>
        <Choices item={item} />
        {item.notices.map((notice) => (
          <p key={notice.kind} className={classes.notice} data-kind={notice.kind} role="status">
            {notice.text}
          </p>
        ))}
        <Group gap="xs" mt="sm">
          {priceChanged && (
            <Button size="compact-md" variant="light" onClick={() => actions.acceptPrice(item)}>
              Accept the new price
            </Button>
          )}
          {item.savedForLater ? (
            <Button size="compact-md" variant="default" onClick={() => actions.bringBack(item)}>
              Move to cart
            </Button>
          ) : (
            <Button size="compact-md" variant="subtle" onClick={() => actions.saveForLater(item)}>
              Save for later
            </Button>
          )}
          <Button size="compact-md" variant="subtle" onClick={() => onRemove(item)}>
            Remove
          </Button>
        </Group>
      </div>
      <div className={classes.sums}>
        {!item.savedForLater && (
          <QuantityStepper
            value={item.quantity}
            most={item.available}
            label={`Quantity of ${item.product.title}`}
            onChange={(quantity) => actions.setQuantity(item, quantity)}
          />
        )}
        <span className={classes.price}>
          <Money amount={item.totalPrice} />
        </span>
      </div>
    </li>
  );
}

function Choices({ item }: { item: CartItem }) {
  const choices = [
    ...(item.variant ? [item.variant.size, item.variant.colour] : []),
    ...item.options.map(({ group, choice }) => `${group}: ${choice}`),
  ].filter(Boolean);
  return (
    <div className={classes.choices}>
      {choices.length > 0 && <p>{choices.join(' · ')}</p>}
      {item.personalisation && <p>Personalisation: {item.personalisation}</p>}
      {item.measurementNote && <p>Measurements: {item.measurementNote}</p>}
    </div>
  );
}
