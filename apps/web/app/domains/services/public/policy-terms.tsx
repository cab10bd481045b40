import { policyWords, type Terms, type Writing } from '@adunni/contracts/bookings/policy-words';
import classes from './policy-terms.module.css';

interface Props {
  terms: Terms;
  writing: Writing;
  /** What the workshop adds in its own words. */
  added: string;
}

/** The terms that are enforced, in sentences made of them; below, what the workshop adds. */
export function PolicyTerms({ terms, writing, added }: Props) {
  return (
    <div className={classes.terms}>
      <ul>
        {policyWords(terms, writing).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {added !== '' && (
        <p className={classes.added}>
          <strong>The workshop adds:</strong> {added}
        </p>
      )}
    </div>
  );
}
