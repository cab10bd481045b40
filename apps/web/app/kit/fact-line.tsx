import { Children, type ReactNode } from 'react';

/** Short facts in one line with dots between them, each child one fact; where the line breaks, no dot hangs at its end. */
export function FactLine({ children }: { children: ReactNode }) {
  return <span className="fact-line">{Children.map(children, (fact) => fact && <span>{fact} </span>)}</span>;
}
