import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

/** Says what was done and offers to undo it, for as long as a toast stays. */
export function offerUndo(message: string, undo: () => void): void {
  const id = notifications.show({
    withBorder: true,
    role: 'status',
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{message}</Text>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id);
            undo();
          }}
        >
          Undo
        </Button>
      </Group>
    ),
  });
}
