import classes from './campaign.module.css';

/** A letter as it arrives. Without scripts, forms and an origin of its own: it is shown, never run. */
export function LetterFrame({ title, html }: { title: string; html: string }) {
  return <iframe className={classes.letter} title={title} srcDoc={html} sandbox="" />;
}
