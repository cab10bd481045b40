import { type ReactNode, useId } from 'react';
import button from '../../../kit/button.module.css';
import classes from './confirmation.module.css';

/** When something comes, and of whom where there are several. */
export interface AwaitedDay {
  key: string;
  from: string | null;
  text: string;
}

interface Props {
  /** `Thank you, Ngozi` */
  title: string;
  /** What was received, for what, and where the mail went. */
  children: ReactNode;
  days?: readonly AwaitedDay[];
  /** What happens next, in the order in which it does. */
  steps: readonly string[];
  links: ReactNode;
}

/** What a person reads who has just paid: that it worked, when they have it, what happens next and where to go on. */
export function Confirmation({ title, children, days = [], steps, links }: Props) {
  const id = useId();
  return (
    <section className={classes.confirmation} aria-labelledby={id} data-narrow="">
      <div className={classes.head} role="status">
        <h2 id={id}>{title}</h2>
        <p>{children}</p>
      </div>
      {days.length > 0 && (
        <ul className={classes.days} aria-label="When it arrives">
          {days.map(({ key, from, text }) => (
            <li key={key}>
              <strong>{text}</strong>
              {from && <span>{from}</span>}
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <div>
          <h3>What happens next</h3>
          <ol className={classes.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
      <p className={classes.links}>{links}</p>
    </section>
  );
}

/** How the links below a confirmation look: the first of them is the next thing to do. */
export const confirmationLinks = { first: button.filled, other: button.outline } as const;
