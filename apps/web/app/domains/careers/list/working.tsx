import { BRAND } from '@adunni/contracts/brand';
import classes from './careers.module.css';

/** What it is like to work here. */
export function Working() {
  return (
    <section aria-labelledby="working" className={classes.working}>
      <h2 id="working">What it is like to work here</h2>
      <div className={classes.parts}>
        <div>
          <h3>Everybody sits with a maker</h3>
          <p>
            Your first week includes two days in a workshop: you take measurements, watch a fitting and see what a late
            fabric does to a delivery date. Engineers and accountants too. Nobody here argues about a screen for tailors
            without having stood at a cutting table.
          </p>
        </div>
        <div>
          <h3>Few people, whole problems</h3>
          <p>
            Teams are small enough to share one lunch. You are given a problem, the people it concerns and the figures
            that say whether it is solved; how is up to you. What you decide is written down, so that the next person
            knows why.
          </p>
        </div>
        <div>
          <h3>Deadlines that are real</h3>
          <p>
            A bride does not move her date. That makes us plan early, say no in time and finish what we begin. It does
            not make us work nights: whoever is on call at the weekend has the Monday off.
          </p>
        </div>
        <div>
          <h3>Pay that is said</h3>
          <p>
            Every position states its range before you apply, the same for everyone who does the work. There is a
            pension and health cover from the first day, 25 days of leave beside public holidays, and an allowance for
            clothes made by {BRAND.name}’s makers, because you should know what we sell.
          </p>
        </div>
      </div>
      <h3>How we hire</h3>
      <ol className={classes.steps}>
        <li>
          You apply with a CV. No cover letter is needed; two of us read every application within ten working days.
        </li>
        <li>A conversation of half an hour, by video or telephone, about what you have done and what you want.</li>
        <li>A piece of the real work, paid, of at most half a day: a seam, a reply to a customer, a small program.</li>
        <li>
          You meet the people that you would work with, and ask what you want to know. Then we decide within a week.
        </li>
      </ol>
      <p>
        We hide names and photos while we compare applications. Tell us if you need anything to be different during an
        interview, and it will be.
      </p>
    </section>
  );
}
