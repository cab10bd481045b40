import type { Quote } from '@adunni/contracts/checkout';
import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { Money } from '../../kit/money/currency-context.tsx';
import type { Draft } from './draft.ts';
import { usePlaceOrder } from './use-place-order.ts';

interface Props {
  draft: Draft;
  quote: Quote;
  countryCode: string;
  change: (changes: Partial<Draft>) => void;
  ask: () => Promise<void>;
}

/** The last look before the order is placed. */
export function Review(props: Props) {
  const { quote } = props;
  const { busy, problem, place } = usePlaceOrder(props);
  const final = quote.parts.flatMap(({ items }) => items).filter(({ product }) => !product.returnable);
  return (
    <Stack gap="md">
      {quote.problems.length > 0 && (
        <Alert color="yellow" variant="light" title="Before you can order">
          {quote.problems.map((each) => (
            <Text key={each}>{each}</Text>
          ))}
          <Anchor component={Link} to="/cart">
            Look at the cart
          </Anchor>
        </Alert>
      )}
      {final.length > 0 && (
        <Text size="sm" c="dimmed">
          Made for you and therefore not returnable for a change of mind:{' '}
          {final.map(({ product }) => product.title).join(', ')}. If a piece does not match your order it is altered,
          remade or refunded.
        </Text>
      )}
      <Text size="sm" c="dimmed">
        You are charged in naira: <Money amount={quote.dueNow} charged /> now. Your pieces are held while you pay.
      </Text>
      <FormProblem message={problem} />
      <Button size="lg" loading={busy} disabled={quote.problems.length > 0} onClick={place}>
        Place the order and pay
      </Button>
    </Stack>
  );
}
