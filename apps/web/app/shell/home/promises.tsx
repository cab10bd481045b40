import classes from './promises.module.css';

const PROMISES = [
  {
    title: 'A name on every seam',
    text: 'You know the workshop that cuts your cloth, where it is and what it is known for.',
  },
  {
    title: 'A date you can plan by',
    text: 'Each piece says when it will be ready before you pay, whatever you choose.',
  },
  {
    title: 'The price is the price',
    text: 'Charged in naira, shown in your own currency, every option priced beside it.',
  },
  { title: 'Fitted, or put right', text: 'Made to measure is altered or remade when it does not match your order.' },
];

/** What a shopper can rely on. */
export function Promises() {
  return (
    <section className={classes.strip} aria-label="What you can rely on">
      <ul className={classes.list}>
        {PROMISES.map(({ title, text }) => (
          <li key={title}>
            <p className={classes.title}>{title}</p>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
