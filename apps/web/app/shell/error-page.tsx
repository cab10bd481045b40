import { Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';

/** What a person sees when a page fails, with ways to go on. */
export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Container component="main" size="sm" py={{ base: 64, sm: 120 }}>
      <Stack gap="lg">
        <Title order={1}>{status === 404 ? 'We could not find that' : 'This page came apart at the seams'}</Title>
        <Text size="lg" c="dimmed">
          {status === 404
            ? 'It may have been withdrawn, or the address may have changed.'
            : 'Something went wrong on our side. What you entered elsewhere is safe.'}
        </Text>
        <Group>
          {status !== 404 && <Button onClick={() => window.location.reload()}>Try again</Button>}
          <Button component={Link} to="/" variant="default" reloadDocument>
            Back to the home page
          </Button>
        </Group>
      </Stack>
    </Container>
  );
}
