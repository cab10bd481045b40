import { toast } from './toasts.ts';

interface Props {
  text: string;
  /** What was copied: `Link`. */
  what: string;
  className?: string | undefined;
  children: string;
}

/** Copies a text, and says how to go on where the browser does not let it. */
export function CopyButton({ text, what, className, children }: Props) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast('success', `${what} copied.`);
    } catch {
      toast('error', `The ${what.toLowerCase()} could not be copied. Please select it and copy it yourself.`);
    }
  }
  return (
    <button type="button" className={className} onClick={copy}>
      {children}
    </button>
  );
}
