import { EVENT_KINDS, type EventKind } from '@adunni/contracts/asoebi/names';
import { datedChecklist } from '@adunni/contracts/planning/checklist';
import { getChecklistIcs } from '@adunni/contracts/planning/public';
import { NativeSelect, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import button from '../../../kit/button.module.css';
import { calendarDay, shopDay } from '../../../kit/dates.ts';
import reading from '../../../kit/page/reading.module.css';
import { useHydrated } from '../../../kit/page/use-hydrated.ts';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { useSession } from '../../../kit/session/use-session.ts';
import { CHECKLIST, PLANNING } from '../address.ts';
import desk from '../desk/desk.module.css';
import type { Route } from './+types/checklist.page.ts';
import classes from './checklist.module.css';
import { useChecklist } from './use-checklist.ts';

const DESCRIPTION =
  'What to do when before a wedding, a naming or a farewell: every date counted back from yours, to print or put in your calendar.';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'Celebration checklist',
    description: DESCRIPTION,
    path: CHECKLIST,
  });
}

const KINDS = Object.entries(EVENT_KINDS).map(([value, label]) => ({ value, label }));

/** What is done when, counted back from a day; kept for whoever is signed in. */
export default function ChecklistPage() {
  const { kept, change, note } = useChecklist();
  const session = useSession();
  const isHydrated = useHydrated();
  const today = isHydrated ? shopDay(new Date().toISOString()) : '';
  const { kind, day, done } = kept;
  const ics = `${getChecklistIcs.path}?${new URLSearchParams({ kind, day })}`;
  return (
    <main id="main" className={reading.page}>
      <header className={reading.head}>
        <h1>Celebration checklist</h1>
        <p className={desk.lead}>Every date is counted back from your day. What should be done already is due today.</p>
      </header>
      <div className={classes.inputs}>
        <NativeSelect
          label="Celebration"
          size="md"
          value={kind}
          onChange={({ currentTarget }) => change({ kind: currentTarget.value as EventKind, done: [] })}
          data={KINDS}
        />
        <TextInput
          label="Day"
          type="date"
          size="md"
          min={today}
          value={day}
          onChange={({ currentTarget }) => change({ day: currentTarget.value })}
        />
      </div>
      {day === '' || today === '' ? (
        <p className={desk.soft}>Choose the day, and the dates appear.</p>
      ) : (
        <>
          <p className={classes.tools}>
            <a href={ics} className={button.outline}>
              Add to your calendar
            </a>
            <button type="button" className={button.outline} onClick={() => window.print()}>
              Print
            </button>
            <span role="status">{note}</span>
          </p>
          <ul className={classes.entries}>
            {datedChecklist(kind, day, today).map(({ name, title, dueOn, isLate, owner }) => (
              <li key={name}>
                <label>
                  <input
                    type="checkbox"
                    checked={done.includes(name)}
                    onChange={({ currentTarget }) =>
                      change({ done: currentTarget.checked ? [...done, name] : done.filter((one) => one !== name) })
                    }
                  />
                  <span>
                    {title}
                    {owner === 'coordinator' && <small> A coordinator can do this.</small>}
                  </span>
                </label>
                <time dateTime={dueOn}>{isLate ? 'As soon as possible' : calendarDay(dueOn)}</time>
              </li>
            ))}
          </ul>
          {!session && (
            <p className={classes.foot}>
              <Link to={`/login?next=${encodeURIComponent(CHECKLIST)}`}>Log in</Link> to keep what you tick on every
              device.
            </p>
          )}
        </>
      )}
      <p className={classes.foot}>
        Rather have it done for you? <Link to={PLANNING}>See celebration planning</Link>.
      </p>
    </main>
  );
}
