import type { FormEvent, ReactNode } from 'react';
import { useMoney } from '../money/use-money.ts';
import classes from './filter-group.module.css';
import { HiddenFields } from './hidden-fields.tsx';
import { PRICE_FIELDS } from './price-range.tsx';

interface Props {
  /** Path of the list. */
  action: string;
  /** The state of the list, as its address has it. */
  query: Readonly<Record<string, string>>;
  /** Names of the filters in the form. */
  names: readonly string[];
  /** What the button without scripts says. */
  submit: string;
  /** Takes the whole state of the list; prices are naira. */
  onSend: (search: URLSearchParams) => void;
  children: ReactNode;
}

/** The filters of a list. A plain GET form, so that it also works without scripts, which show prices in naira. */
export function FilterForm({ action, query, names, submit, onSend, children }: Props) {
  const { toNaira } = useMoney();
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const sent = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) sent.append(name, String(value));
    for (const name of PRICE_FIELDS) {
      const typed = sent.get(name);
      if (typed) sent.set(name, String(toNaira(Number(typed))));
    }
    onSend(sent);
  }
  return (
    <form action={action} className={classes.form} onSubmit={onSubmit}>
      <HiddenFields query={query} except={[...names, ...PRICE_FIELDS]} />
      {children}
      <noscript>
        <button type="submit">{submit}</button>
      </noscript>
    </form>
  );
}
