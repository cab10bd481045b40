interface Props {
  /** The state of a list, as its address has it. */
  query: Readonly<Record<string, string>>;
  /** What the form sets itself. The page is always left out: another choice begins at the first. */
  except: readonly string[];
}

/** Carries the rest of a list’s state through a form that sets only some of it, for browsers without scripts. */
export function HiddenFields({ query, except }: Props) {
  const left = new Set([...except, 'page']);
  return Object.entries(query)
    .filter(([name]) => !left.has(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
