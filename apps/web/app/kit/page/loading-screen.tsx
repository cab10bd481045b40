import classes from './loading-screen.module.css';

/** The full-page loading screen; after two minutes it offers to try again, even when no script has loaded by then. */
export function LoadingScreen() {
  return (
    <div className={classes.screen} role="status">
      <span className={classes.spinner} aria-hidden="true" />
      <p className={classes.text}>Loading...</p>
      <p className={classes.late}>
        This page did not load.{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself */}
        <a href="">Try again</a>
      </p>
    </div>
  );
}
