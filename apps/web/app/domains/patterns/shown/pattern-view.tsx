import { DRAFTS, type FabricWidth, type PatternFile } from '@adunni/contracts/patterns/choices';
import type { Drafted } from '@adunni/contracts/patterns/patterns';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Section } from '../../../kit/resource/facts.tsx';
import { Downloads } from './downloads.tsx';
import { FinishedGirths, UsedLengths } from './lengths.tsx';
import classes from './pattern-view.module.css';
import { PieceViewer } from './piece-viewer.tsx';
import { FabricPlan } from './plan/fabric-plan.tsx';
import { Refused } from './refused.tsx';

interface Props {
  drafted: Drafted;
  width: FabricWidth;
  save: (file: PatternFile) => Promise<void>;
  /** Said below the downloads. */
  hint?: string;
  /** The way to measurements that can’t be drafted from. */
  correct: ReactNode;
}

/** A pattern with all that comes of it, or why there is none. */
export function PatternView({ drafted, width, save, hint, correct }: Props) {
  const isDrafting = useNavigation().state === 'loading';
  const { draft, figure, pattern, refusal } = drafted;
  if (!pattern) return <Refused refusal={refusal} figure={figure} correct={correct} />;
  return (
    <div className={classes.view} aria-busy={isDrafting}>
      <div className={classes.columns}>
        <Section title="Pieces">
          <PieceViewer
            key={draft}
            drawing={pattern.drawing}
            pieces={pattern.pieces}
            label={`Pieces of ${DRAFTS[draft]}`}
          />
          <ul className={classes.legend}>
            <li data-line="cut">Cutting line</li>
            <li data-line="sew">Seam line</li>
            <li data-line="fold">Fold</li>
          </ul>
        </Section>
        <Downloads sheets={pattern.sheets} save={save} {...(hint && { hint })} />
      </div>
      <FabricPlan plans={pattern.plans} width={width} />
      <div className={classes.halves}>
        <UsedLengths lengths={pattern.lengths} figure={figure} />
        <FinishedGirths girths={pattern.girths} />
      </div>
      <div className={classes.halves}>
        <Section title="Cutting">
          <ul className={classes.plain}>
            {pattern.pieces.map(({ name, cutting }) => (
              <li key={name}>
                {name}: {cutting.toLowerCase()}
              </li>
            ))}
          </ul>
        </Section>
        {pattern.notes.length > 0 && (
          <Section title="Sewing">
            <ul className={classes.plain}>
              {pattern.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </div>
  );
}
