import { useHydrated } from '../../kit/page/use-hydrated.ts';
import classes from './late-scripts.module.css';

/** Offers to try again on a page whose first scripts have not loaded within two minutes; needs none itself. */
export function LateScripts() {
  if (useHydrated()) return null;
  return (
    <p className={classes.late} role="alert">
      This page did not load fully.{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself */}
      <a href="">Try again</a>
    </p>
  );
}
