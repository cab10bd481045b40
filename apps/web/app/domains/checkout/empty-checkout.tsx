import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { BagIcon } from '../../kit/pictures/icons.tsx';
import type { Draft } from './draft.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** For an empty cart; an order whose answer was lost on the way is found again by its key. */
export function EmptyCheckout({ attempt }: { attempt: Draft['attempt'] }) {
  const { busy, problem, place } = usePlaceOrder();
  if (attempt)
    return (
      <EmptyState
        icon={<BagIcon />}
        ways={
          <Button size="md" loading={busy} onClick={() => place(attempt)}>
            Continue
          </Button>
        }
      >
        <p>You were placing an order when the connection was lost. You can safely continue: it is placed only once.</p>
        <FormProblem message={problem} />
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<BagIcon />}
      ways={
        <>
          <Button component={Link} to="/cart" size="md">
            View cart
          </Button>
          <Button component={Link} to="/orders" size="md" variant="default">
            My Orders
          </Button>
        </>
      }
    >
      <p>Nothing in your cart can be ordered right now. Orders awaiting payment are in your orders.</p>
    </EmptyState>
  );
}
