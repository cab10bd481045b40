import home from './home.module.css';
import classes from './how-it-works.module.css';
import { SectionHead } from './section-head.tsx';

const STEPS = [
  {
    title: 'Choose',
    text: 'A piece from the rail, or cloth, neckline, sleeve and length for one that does not exist yet. Price and date follow each choice.',
  },
  {
    title: 'Measure',
    text: 'A size you know from the chart, or your own numbers with a note for the tailor. Centimetres and inches are both understood.',
  },
  {
    title: 'Made',
    text: 'The workshop sources the cloth, cuts, sews and checks. You see which stage your order has reached, part by part.',
  },
  {
    title: 'Delivered',
    text: 'To a door in Nigeria or abroad. What is returnable says so before you buy; what was made for you is altered if it must be.',
  },
];

/** From choice to doorstep. */
export function HowItWorks() {
  return (
    <section className={home.section} aria-labelledby="how-it-works">
      <SectionHead id="how-it-works" title="How it works" />
      <ol className={classes.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title} className={classes.step}>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
