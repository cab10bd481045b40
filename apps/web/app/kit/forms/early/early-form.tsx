import type { UseFormReturnType } from '@mantine/form';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { typedIn } from './typed.ts';

interface Props<F extends Record<string, unknown>> {
  form: UseFormReturnType<F>;
  /** Loads what the form is checked by. */
  schema: () => Promise<unknown>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** A form that the server draws: what was typed before the page was alive stays, and what checks it comes with the focus. */
export function EarlyForm<F extends Record<string, unknown>>({ form, schema, onSubmit, children }: Props<F>) {
  const frame = useRef<HTMLFormElement>(null);
  // Before anything is drawn again, which would put the empty values back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before is taken over once
  useLayoutEffect(() => {
    if (!frame.current) return;
    const typed = typedIn(frame.current);
    if (Object.keys(typed).length > 0) form.setValues(typed as Partial<F>);
    if (frame.current.contains(document.activeElement)) void schema();
  }, []);
  return (
    // Posted and not put into the address, should it be sent before the page is alive.
    <form ref={frame} method="post" onSubmit={onSubmit} onFocus={schema} noValidate>
      {children}
    </form>
  );
}
