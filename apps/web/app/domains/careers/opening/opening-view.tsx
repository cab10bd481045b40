import type { Opening } from '@adunni/contracts/careers/openings';
import { calendarDay } from '../../../kit/dates.ts';
import reading from '../../../kit/page/reading.module.css';
import { OpeningFacts, payOf } from '../opening-words.tsx';
import classes from './opening.module.css';

interface Props {
  opening: Opening;
  /** Shown among the staff’s own pages, which have their heading already. */
  isPreview?: boolean;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean);

/** All that is said of an opening. */
export function OpeningView({ opening, isPreview = false }: Props) {
  const pay = payOf(opening);
  const lists = [
    ['What you will do', opening.tasks],
    ['What you bring', opening.needs],
    ['What we offer', opening.offers],
  ] as const;
  return (
    <>
      <header className={reading.head}>
        {isPreview ? <p className={classes.title}>{opening.title}</p> : <h1>{opening.title}</h1>}
        <p className={classes.facts}>
          <OpeningFacts opening={opening} />
        </p>
        {pay && <p className={classes.pay}>{pay}</p>}
        <p className={classes.facts}>
          Posted {calendarDay(opening.postedOn)}
          {opening.closesOn && `. Apply by ${calendarDay(opening.closesOn)}`}
        </p>
      </header>
      <div className={classes.text}>
        {opening.about.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {lists.map(([heading, text]) => (
          <section key={heading}>
            {/* A page has one heading of the first level, so those of a preview stand one lower. */}
            {isPreview ? <h3>{heading}</h3> : <h2>{heading}</h2>}
            <ul>
              {linesOf(text).map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
