import { getCalendar } from '@adunni/contracts/availability/staff';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { Section } from '../../../../kit/resource/facts.tsx';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { Blocks } from '../../../availability/public/hours/blocks.tsx';
import { DaysOff } from '../../../availability/public/hours/days-off.tsx';
import { PersonForm } from '../../../availability/public/hours/person-form.tsx';
import { FeedLink } from './feed-link.tsx';

export const meta = () => privateMeta('Hours and holidays');
export const handle = { crumb: 'Hours and holidays' };
export const clientLoader = () => callApi(getCalendar);

export default function HoursPage() {
  const { providers, days, blocks } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  return (
    <main>
      <PageHead title="Hours and holidays" lead="When customers can book you, in each provider’s local time." />
      <Section
        title="Weekly hours"
        aside={
          !isAdding && (
            <Button variant="default" onClick={() => setAdding(true)}>
              Add a provider
            </Button>
          )
        }
      >
        {isAdding && (
          <PersonForm
            person={null}
            onDone={async () => {
              await revalidate();
              setAdding(false);
            }}
          />
        )}
        {providers.length === 0 && !isAdding && <p>No bookable providers yet. Add yourself first.</p>}
        {providers.map((person) => (
          <PersonForm key={`${person._id} ${person.version}`} person={person} onDone={revalidate} />
        ))}
      </Section>
      <Section title="Holidays and other hours">
        <p>
          Customers can’t book while you are closed. Bookings that were made stay, and orders keep their ready-by dates.
        </p>
        <DaysOff days={days} people={providers} onDone={revalidate} />
      </Section>
      <Blocks blocks={blocks} people={providers} onDone={revalidate} />
      {providers.length > 0 && <FeedLink />}
    </main>
  );
}
