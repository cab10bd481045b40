import classes from './loading-screen.module.css';

/** The full-page loading screen. */
export function LoadingScreen() {
  return (
    <div className={classes.screen} role="status">
      <span className={classes.spinner} aria-hidden="true" />
      <p className={classes.text}>Loading...</p>
    </div>
  );
}
