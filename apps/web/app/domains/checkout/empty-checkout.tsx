import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { BagIcon } from '../../kit/pictures/icons.tsx';
import type { Draft } from './draft.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** For a cart of which nothing can be ordered, with why; an order whose answer was lost on the way is found again by its key. */
export function EmptyCheckout({ attempt, problems }: { attempt: Draft['attempt']; problems: readonly string[] }) {
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
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      <p>Orders awaiting payment are in My Orders.</p>
    </EmptyState>
  );
}
