import classes from './skip-link.module.css';

/** Leads the keyboard past the bar on top, to the element with the id `content`. */
export function SkipLink() {
  return (
    <a href="#content" className={classes.skip}>
      Skip to content
    </a>
  );
}
