import { countryInText } from '@adunni/contracts/countries';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { ChargeText } from '../../../kit/money/charge.tsx';

/** Says that the choice of another country has changed the total; `countryCode` is what the total is for. */
export function ChangedTotal({ total, countryCode }: { total: number; countryCode: string }) {
  const [seen, setSeen] = useState({ total, countryCode, before: total });
  if (seen.countryCode !== countryCode) setSeen({ total, countryCode, before: seen.total });
  else if (seen.total !== total) setSeen({ total, countryCode, before: total });
  return (
    <div role="status">
      {seen.before !== seen.total && (
        <Text>
          Delivery is now to {countryInText(seen.countryCode)}: the total was <ChargeText amount={seen.before} /> and is{' '}
          <strong>
            <ChargeText amount={seen.total} />
          </strong>
          .
        </Text>
      )}
    </div>
  );
}
