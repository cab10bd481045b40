/** Categories of what a browser may keep; what is necessary needs no choice. */
export const CONSENT_CATEGORIES = {
  preferences: { label: 'Preferences', description: 'Remembers what you did here, so that you find it again.' },
  partners: { label: 'Partners', description: 'Lets whoever recommended us to you earn a commission when you order.' },
  statistics: { label: 'Statistics', description: 'Counts how our help centre does, without knowing who you are.' },
} as const;
export type ConsentCategory = keyof typeof CONSENT_CATEGORIES;
export const CONSENT_CATEGORY_NAMES = Object.keys(CONSENT_CATEGORIES) as [ConsentCategory, ...ConsentCategory[]];

interface Purpose {
  readonly category: ConsentCategory;
  readonly label: string;
  /** What it keeps in local storage; removed when it is declined. */
  readonly keys: readonly string[];
}

/**
 * Everything that is kept only after a yes. A purpose that is added here asks everybody again, since nobody has
 * decided on it yet.
 */
export const PURPOSES = {
  searches: { category: 'preferences', label: 'Your last 6 searches', keys: ['adunni.searches'] },
  'partner-links': {
    category: 'partners',
    label: 'Whose link you followed here in the last 30 days',
    keys: [],
  },
  'help-votes': {
    category: 'statistics',
    label: 'A random number that counts your votes on help articles once',
    keys: ['adunni.device'],
  },
} as const satisfies Record<string, Purpose>;
export type ConsentPurpose = keyof typeof PURPOSES;
export const CONSENT_PURPOSES = Object.keys(PURPOSES) as [ConsentPurpose, ...ConsentPurpose[]];

/** What was decided, by purpose; a purpose that is missing was never asked about. */
export type ConsentChoices = Readonly<Partial<Record<string, boolean>>>;

/** The purposes that nobody has decided on yet: with any, the person is asked. */
export const undecided = (choices: ConsentChoices, purposes: readonly string[] = CONSENT_PURPOSES): string[] =>
  purposes.filter((purpose) => choices[purpose] === undefined);

/** The choices that accepting these categories makes: each purpose gets a yes or a no of its own. */
export const choicesOf = (
  accepted: readonly ConsentCategory[],
  purposes: Readonly<Record<string, Purpose>> = PURPOSES,
): Record<string, boolean> =>
  Object.fromEntries(Object.entries(purposes).map(([name, { category }]) => [name, accepted.includes(category)]));

/** The categories of which everything was accepted. */
export const acceptedCategories = (choices: ConsentChoices): ConsentCategory[] =>
  CONSENT_CATEGORY_NAMES.filter((category) =>
    CONSENT_PURPOSES.every((purpose) => PURPOSES[purpose].category !== category || choices[purpose] === true),
  );
