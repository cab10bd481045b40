import type { LinkPreview } from '@adunni/contracts/asoebi/covers';
import { EVENT_KINDS } from '@adunni/contracts/asoebi/names';
import { calendarDay } from '../../../kit/dates.ts';
import type { PageDescription } from '../../../kit/page-meta.ts';

/** What the preview of a link says of an event. */
export function previewOf({
  kind,
  title,
  celebrants,
  day,
  city,
  cover,
}: LinkPreview): Pick<PageDescription, 'title' | 'description' | 'picture'> {
  const facts = [celebrants, day && calendarDay(day), city].filter(Boolean).join(' · ');
  return {
    title,
    description: [`${EVENT_KINDS[kind]}.`, facts && `${facts}.`, 'Choose and order your aso-ebi.']
      .filter(Boolean)
      .join(' '),
    picture: cover,
  };
}
