import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

/** How long a toast stays, in ms, unless stated otherwise. */
const DEFAULT_MS = 5000;

const COLOURS = { success: 'teal', error: 'red', info: 'blue', warning: 'yellow' } as const;

/** Shows a toast at the top right. `milliseconds` defaults to 5 s. */
export function toast(kind: keyof typeof COLOURS, message: ReactNode, milliseconds = DEFAULT_MS): void {
  notifications.show({
    message,
    color: COLOURS[kind],
    autoClose: milliseconds,
    withBorder: true,
    role: kind === 'error' ? 'alert' : 'status',
  });
}
