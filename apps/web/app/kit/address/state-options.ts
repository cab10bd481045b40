import { NIGERIAN_STATES } from '@adunni/contracts/nigeria';

/** What people call a state where its name in law is another. */
const CALLED: Readonly<Record<string, string>> = { 'Federal Capital Territory': 'FCT (Abuja)' };

/** The states of Nigeria as options of a select. */
export const STATE_OPTIONS = Object.keys(NIGERIAN_STATES).map((name) => ({ value: name, label: CALLED[name] ?? name }));
