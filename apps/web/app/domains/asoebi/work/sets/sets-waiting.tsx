import type { WorkSet } from '@adunni/contracts/asoebi/production';
import type { MakerWork } from '@adunni/contracts/asoebi/proposals';
import type { ReactNode } from 'react';
import { countOf } from '../../../../kit/count-of.ts';
import { AskHost } from '../ask-host.tsx';
import { DELIVERING, missingText, owingText, toDeliver } from '../handover.rules.ts';
import classes from './sets-waiting.module.css';

interface Props {
  work: MakerWork;
  sets: readonly WorkSet[];
  /** The sets that are chosen. */
  picked: readonly WorkSet[];
}

/** What sets wait for, a line each; what follows from it once a line is opened. Nothing while nothing waits. */
export function SetsWaiting({ work, sets, picked }: Props) {
  const told = [missingText(sets), owingText(sets)].filter((waiting) => waiting !== null);
  const delivered = work.as === 'maker' ? toDeliver(sets) : [];
  const asked = toDeliver(picked);
  if (told.length + delivered.length === 0) return null;
  return (
    <div className={classes.waiting}>
      {told.map(({ title, text }) => (
        <Fold key={title} title={title}>
          <p>{text}</p>
        </Fold>
      ))}
      {delivered.length > 0 && (
        <Fold title={`${countOf(delivered.length, 'set')} to deliver`}>
          <p>{DELIVERING}</p>
          <AskHost work={work} sets={asked.length > 0 ? asked : delivered}>
            Ask the host
          </AskHost>
        </Fold>
      )}
    </div>
  );
}

const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details>
    <summary>{title}</summary>
    <div className={classes.text}>{children}</div>
  </details>
);
