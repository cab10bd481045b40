import type { Answer } from '@adunni/contracts/endpoint';
import type { getEstimateAnalytics } from '@adunni/contracts/tryon/staff-estimates';
import { SIZE_OUTCOMES } from '@adunni/contracts/tryon/staff-sizes';
import { Link } from 'react-router';
import { Section } from '../../../kit/resource/facts.tsx';
import classes from './outfits.module.css';
import { SIZES_TAKEN, SURENESS, SIZE_OUTCOMES as WORDS } from './words.ts';

interface Props {
  advice: Answer<typeof getEstimateAnalytics>['advice'];
  /** Where the items of a group are listed. */
  listOf: (query: Record<string, string>) => string;
}

/** What became of delivered items by the size that was recommended for them; each figure leads to its items. */
export function AdviceSection({ advice, listOf }: Props) {
  return (
    <Section title="Size advice">
      {advice.length === 0 ? (
        <p>No delivered items with a recommended size in these days.</p>
      ) : (
        <table className={classes.advice}>
          <thead>
            <tr>
              <th scope="col">Recommendation</th>
              <th scope="col">Bought</th>
              {SIZE_OUTCOMES.map((outcome) => (
                <th key={outcome} scope="col">
                  {WORDS[outcome]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {advice.map(({ sureness, taken, ...counts }) => (
              <tr key={`${sureness}/${taken}`}>
                <th scope="row">{SURENESS[sureness]}</th>
                <td>{SIZES_TAKEN[taken]}</td>
                {SIZE_OUTCOMES.map((outcome) => (
                  <td key={outcome}>
                    <Link
                      to={listOf({ sureness, taken, outcome })}
                      aria-label={`${SURENESS[sureness]}, ${SIZES_TAKEN[taken].toLowerCase()}, ${WORDS[outcome].toLowerCase()}: ${counts[outcome]}`}
                    >
                      {counts[outcome]}
                    </Link>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
