import { PERIODS, type PeriodName, type ResolvedPeriod } from '@adunni/contracts/periods';
import { Button, Popover, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { PERIOD_LABELS } from './labels.ts';
import classes from './period-switch.module.css';

/** The periods to choose from, as addresses that can be shared; other days are chosen in a form. */
export function PeriodSwitch({ chosen, period }: { chosen: PeriodName; period: ResolvedPeriod }) {
  return (
    <nav className={classes.switch} aria-label="Period">
      {PERIODS.map((name) =>
        name === 'custom' ? (
          <OtherDays key={name} isChosen={chosen === name} period={period} />
        ) : (
          <Link
            key={name}
            to={`?period=${name}`}
            replace
            preventScrollReset
            className={classes.period}
            aria-current={chosen === name ? 'true' : undefined}
          >
            {PERIOD_LABELS[name]}
          </Link>
        ),
      )}
    </nav>
  );
}

function OtherDays({ isChosen, period: { now } }: { isChosen: boolean; period: ResolvedPeriod }) {
  const [isOpen, setOpen] = useState(false);
  const [from, setFrom] = useState(now.from);
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus withinPortal={false} shadow="sm">
      <Popover.Target>
        <button
          type="button"
          className={classes.period}
          aria-pressed={isChosen}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {PERIOD_LABELS.custom}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Form className={classes.days} replace preventScrollReset onSubmit={() => setOpen(false)}>
          <input type="hidden" name="period" value="custom" />
          <TextInput
            type="date"
            name="from"
            label="First day"
            required
            withAsterisk={false}
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextInput
            type="date"
            name="to"
            label="Last day"
            required
            withAsterisk={false}
            min={from}
            defaultValue={now.to}
          />
          <Button type="submit" loading={isBusy}>
            Apply
          </Button>
        </Form>
      </Popover.Dropdown>
    </Popover>
  );
}
