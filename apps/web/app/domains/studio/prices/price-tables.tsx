import { GARMENTS, PARTS } from '@adunni/contracts/studio/garments';
import type { PriceListForm } from '@adunni/contracts/studio/price-list';
import { TEXTILES } from '@adunni/contracts/studio/textiles';
import { countOf } from '../../../kit/count-of.ts';
import { naira } from '../../../kit/money/naira.ts';
import { Entries } from '../../../kit/resource/entries.tsx';
import { Section } from '../../../kit/resource/facts.tsx';

/** A price list to be read: each garment with its parts, and what fabrics cost. */
export function PriceTables({ list: { garments, textiles } }: { list: PriceListForm }) {
  return (
    <>
      {garments.map(({ garment, base, days, parts }) => (
        <Section key={garment} title={GARMENTS[garment].label}>
          <Entries
            empty="No prices."
            entries={[
              { key: 'base', title: 'Sewing', amount: naira(base), share: countOf(days, 'day') },
              ...parts.map(({ part, price, days: more }) => ({
                key: part,
                title: PARTS[part],
                amount: price === 0 ? 'Included' : naira(price),
                share: more > 0 ? `+${countOf(more, 'day')}` : undefined,
              })),
            ]}
          />
        </Section>
      ))}
      <Section title="Fabrics">
        <Entries
          empty="No fabrics."
          entries={textiles.map(({ textile, perYard }) => ({
            key: textile,
            title: TEXTILES[textile].label,
            amount: `${naira(perYard)} per yard`,
          }))}
        />
      </Section>
    </>
  );
}
