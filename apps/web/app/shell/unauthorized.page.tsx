import { Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';

export const meta = () => [{ title: 'No access · Adunni' }, { name: 'robots', content: 'noindex' }];

export default function UnauthorizedPage() {
  return (
    <Container component="main" size="sm" py={{ base: 64, sm: 120 }}>
      <Stack gap="lg">
        <Title order={1}>This room is for others</Title>
        <Text size="lg" c="dimmed">
          Your account does not have access to the page you asked for.
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
