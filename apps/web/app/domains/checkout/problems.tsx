import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';

/** Why the cart cannot be ordered as it is, and the way to where that is settled; nothing when it can. */
export function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" title="Before you can order">
      {problems.map((each) => (
        <Text key={each} mb="xs">
          {each}
        </Text>
      ))}
      <Anchor component={Link} to="/cart" underline="always">
        View cart
      </Anchor>
    </Alert>
  );
}
