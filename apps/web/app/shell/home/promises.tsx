import { useTaxSentence } from '../../domains/settings/public/tax.tsx';
import classes from './promises.module.css';

const PROMISES: readonly { title: string; text: string; isOfPrices?: true }[] = [
  {
    title: 'Know your maker',
    text: 'See which workshop makes your order, where it is and what it is known for.',
  },
  {
    title: 'A delivery date you can plan around',
    text: 'You see when your order arrives before you pay, whichever options you choose.',
  },
  {
    title: 'The full price before you pay',
    text: 'Every option shows its price, and checkout adds tax and delivery before you pay. You see prices in your own currency and pay in naira.',
    isOfPrices: true,
  },
  { title: 'Alterations included', text: 'Made-to-measure items that don’t match your order are altered or remade.' },
];

/** What a shopper can rely on. */
export function Promises() {
  const tax = useTaxSentence();
  return (
    <section className={classes.strip} aria-label="Why Adunni">
      <ul className={classes.list}>
        {PROMISES.map(({ title, text, isOfPrices }) => (
          <li key={title}>
            <p className={classes.title}>{title}</p>
            <p className={classes.text}>{isOfPrices && tax ? `${text} ${tax}` : text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
