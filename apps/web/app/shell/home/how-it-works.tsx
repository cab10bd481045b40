import { Link } from 'react-router';
import button from '../../kit/button.module.css';
import home from './home.module.css';
import classes from './how-it-works.module.css';
import { SectionHead } from './section-head.tsx';

const STEPS = [
  {
    title: 'Choose',
    text: 'Pick something ready to wear, or choose the fabric, neckline, sleeves and length of a custom design. The price and date update as you choose.',
  },
  {
    title: 'Measure',
    text: 'Pick a size from the chart, or enter your measurements in centimetres or inches, with a note for the tailor.',
  },
  {
    title: 'Made',
    text: 'The workshop sources the fabric, cuts, sews and checks. You can follow every stage of your order.',
  },
  {
    title: 'Delivered',
    text: 'We ship within Nigeria and abroad. You see what can be returned before you buy; what was made for you can be altered.',
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
      <p className={classes.studio}>
        Have a garment of your own in mind?{' '}
        <Link to="/design" className={button.onward}>
          Design it in the studio
        </Link>
      </p>
    </section>
  );
}
