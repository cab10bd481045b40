import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useHydrated } from '../../page/use-hydrated.ts';

/** Sends a form that the server draws, once the page is alive. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" size="md" loading={busy} disabled={!useHydrated()}>
      {children}
    </Button>
  );
}
