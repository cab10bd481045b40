import classes from './email-frame.module.css';

/** An email as it arrives. Without scripts, forms and an origin of its own: it is shown, never run. */
export function EmailFrame({ title, html }: { title: string; html: string }) {
  return <iframe className={classes.frame} title={title} srcDoc={html} sandbox="" />;
}
