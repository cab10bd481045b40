import type { Programme } from '@adunni/contracts/affiliates/programme';
import classes from './affiliates.module.css';
import { termsOf } from './terms-of.ts';

/** The terms of the programme, as questions and their answers. */
export function Terms({ programme }: { programme: Programme }) {
  return (
    <section id="terms" aria-labelledby="terms-title" className={classes.part}>
      <h2 id="terms-title">Terms and questions</h2>
      <p className={classes.soft}>You accept these terms when you apply.</p>
      <div className={classes.terms}>
        {termsOf(programme).map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
