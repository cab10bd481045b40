import type { Slot } from '@adunni/contracts/availability/availability';
import type { Service } from '@adunni/contracts/services/services';
import { Stack, Title } from '@mantine/core';
import button from '../../../../kit/button.module.css';
import { ownZone } from '../../../availability/public/clocks/use-zone.ts';
import slots from '../../../availability/public/slots/slots.module.css';
import { TimeLabel } from '../../../availability/public/slots/time-labels.tsx';
import classes from './alternative-slots.module.css';

interface Props {
  times: readonly Slot[];
  service: Service;
  onChoose: (start: string) => void;
  /** Leads to the whole calendar. */
  onAll: () => void;
}

/** The next free times in place of one that is gone; all that was written stays. */
export function AlternativeSlots({ times, service, onChoose, onAll }: Props) {
  return (
    <Stack component="section" aria-labelledby="instead" align="flex-start" gap="sm">
      <Title order={3} size="h4" id="instead">
        {times.length > 0 ? 'Next available times' : 'Choose another time'}
      </Title>
      {times.length > 0 && (
        <div className={`${slots.chips} ${classes.times}`}>
          {times.map((slot) => (
            <button key={slot.start} type="button" className={slots.chip} onClick={() => onChoose(slot.start)}>
              <TimeLabel slot={slot} own={ownZone()} zone={service.zone} isClass={service.seats > 1} withDay />
            </button>
          ))}
        </div>
      )}
      <button type="button" className={button.onward} onClick={onAll}>
        See all available times
      </button>
    </Stack>
  );
}
