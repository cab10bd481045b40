import { Button } from '@mantine/core';
import { toast } from '../../../kit/toasts.ts';
import classes from './post-view.module.css';

/** Passes a post on: by what the device offers, or by its link. */
export function Share({ title }: { title: string }) {
  async function share(): Promise<void> {
    const url = window.location.href.split(/[?#]/)[0] ?? '';
    if ('share' in navigator) {
      // Who closes the device’s own dialog shares nothing, and need not be told.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url);
      toast('success', 'Link copied.');
    } catch {
      toast('error', 'The link could not be copied. Please copy it from the address bar.');
    }
  }

  return (
    <p className={classes.share}>
      <Button variant="default" onClick={() => void share()}>
        Share
      </Button>
      <Button variant="default" onClick={() => window.print()}>
        Print
      </Button>
    </p>
  );
}
