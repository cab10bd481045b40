import { Link } from 'react-router';
import button from '../../../kit/button.module.css';
import classes from './still-need-help.module.css';

/** Leads to our staff, with the words that somebody looked for. */
export function StillNeedHelp({ words }: { words: string }) {
  return (
    <section className={classes.more} aria-labelledby="still-need-help">
      <h2 id="still-need-help">Still need help?</h2>
      <p>Write to us. We reply by email, and the conversation stays in your tickets.</p>
      <Link to={`/support/contact?subject=${encodeURIComponent(words)}`} className={button.outline}>
        Contact support
      </Link>
    </section>
  );
}
