import type { Resource } from '@adunni/contracts/resource';
import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '../api/call-api.ts';
import { toast } from '../toasts.ts';
import { runAction } from './resource-calls.ts';

interface Props<R extends Resource> extends Pick<ButtonProps, 'variant' | 'children'> {
  resource: R;
  action: R['actions'] extends readonly (infer A extends string)[] ? A : never;
  /** Of the record on the page. */
  id: string;
  /** What is said afterwards: `Email queued again.` */
  done: string;
  /** What is said when it did not work and nobody knows why. */
  fallback: string;
  /** How a refusal is told. */
  refusal?: 'error' | 'warning';
}

/** Does one of a resource’s actions to the record on the page, and tells what became of it. */
export function ActionButton<R extends Resource>(props: Props<R>) {
  const { resource, action, id, done, fallback, refusal = 'error', ...shown } = props;
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function act(): Promise<void> {
    setBusy(true);
    try {
      const [outcome] = await runAction(resource, action, [id]);
      toast(outcome?.ok ? 'success' : refusal, outcome?.message ?? done);
      await revalidate();
    } catch (error) {
      toast('error', messageOf(error, fallback));
    } finally {
      setBusy(false);
    }
  }

  return <Button loading={busy} onClick={act} data-actions="" {...shown} />;
}
