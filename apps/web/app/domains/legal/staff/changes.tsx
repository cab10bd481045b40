import type { Change } from '@adunni/contracts/legal/staff';
import { Section } from '../../../kit/resource/facts.tsx';
import classes from './staff.module.css';

/** Words of unchanged text that show on either side of a change. */
const AROUND = 160;

/** What changed in words since another version. */
export function Changes({ changes, comparedWith }: { changes: readonly Change[]; comparedWith: string }) {
  const isSame = changes.every(({ kind }) => kind === 'same');
  return (
    <Section title={`Changes since version ${comparedWith}`}>
      {isSame ? (
        <p>The text is the same.</p>
      ) : (
        <div className={classes.changes}>
          {changes.map(({ kind, text }, index) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
            if (kind === 'added') return <ins key={index}>{text}</ins>;
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
            if (kind === 'removed') return <del key={index}>{text}</del>;
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
            return <span key={index}>{shortened(text, index > 0, index < changes.length - 1)}</span>;
          })}
        </div>
      )}
    </Section>
  );
}

/** Unchanged text by what stands next to a change. */
function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  if (text.length <= 2 * AROUND) return text;
  return `${hasBefore ? text.slice(0, AROUND) : ''} … ${hasAfter ? text.slice(-AROUND) : ''}`;
}
