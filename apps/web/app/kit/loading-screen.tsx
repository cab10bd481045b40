import { Center, Loader, Stack, Text } from '@mantine/core';

/** The full-page loading screen. */
export function LoadingScreen() {
  return (
    <Center mih="70dvh" role="status" aria-live="polite">
      <Stack align="center" gap="md">
        <Loader type="dots" />
        <Text>Loading...</Text>
      </Stack>
    </Center>
  );
}
