import { Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { data, Link } from 'react-router';

export const meta = () => [{ title: 'Page not found · Adunni' }, { name: 'robots', content: 'noindex' }];

/** Answers with status 404. */
export const loader = () => data(null, { status: 404 });

export default function NotFoundPage() {
  return (
    <Container component="main" size="sm" py={{ base: 64, sm: 120 }}>
      <Stack gap="lg">
        <Text c="dimmed">404</Text>
        <Title order={1}>This thread leads nowhere</Title>
        <Text size="lg" c="dimmed">
          The page you asked for does not exist, or has moved.
        </Text>
        <Group>
          <Button component={Link} to="/">
            Back to the home page
          </Button>
        </Group>
      </Stack>
    </Container>
  );
}
