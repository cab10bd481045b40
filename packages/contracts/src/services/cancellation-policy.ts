/** Of what a workshop keeps its share: of the deposit, or of all that was paid. */
export const KEPT_OF = ['deposit', 'paid'] as const;

/** What holds when a customer cancels, moves, is late or does not come. Shares are in whole percent. */
export interface CancellationPolicy {
  /** Cancelling is free until so many hours before it begins. */
  freeHours: number;
  /** How often the customer may move it, and until how many hours before it begins. */
  maxMoves: number;
  moveHours: number;
  keptOf: (typeof KEPT_OF)[number];
  /** Share that the workshop keeps of a later cancellation. */
  latePercent: number;
  /** Minutes after the beginning from which the customer may count as not having come. */
  graceMinutes: number;
  /** Share that the workshop keeps when the customer does not come. */
  noShowPercent: number;
}

/** What a policy says in numbers. */
export const POLICY_NUMBERS = [
  'freeHours',
  'maxMoves',
  'moveHours',
  'latePercent',
  'graceMinutes',
  'noShowPercent',
] as const;
export type PolicyNumber = (typeof POLICY_NUMBERS)[number];

/** The least and the most that a workshop may choose of each. */
export type PolicyLimits = Readonly<Record<PolicyNumber, { least: number; most: number }>>;

/** The settings that decide what workshops may choose, and what a new service begins with. */
export interface PolicySettings {
  freeChangeHours: number;
  maxReschedules: number;
  leastChangeHours: number;
  mostChangeHours: number;
  leastMoves: number;
  mostMoves: number;
  leastGraceMinutes: number;
  mostGraceMinutes: number;
  mostLatePercent: number;
  mostNoShowPercent: number;
}

/** The limits as the settings have them. Shares have no least: a workshop may always keep less. */
export function limitsOf(settings: PolicySettings): PolicyLimits {
  const hours = { least: settings.leastChangeHours, most: settings.mostChangeHours };
  return {
    freeHours: hours,
    maxMoves: { least: settings.leastMoves, most: settings.mostMoves },
    moveHours: hours,
    latePercent: { least: 0, most: settings.mostLatePercent },
    graceMinutes: { least: settings.leastGraceMinutes, most: settings.mostGraceMinutes },
    noShowPercent: { least: 0, most: settings.mostNoShowPercent },
  };
}

/** Minutes that a new service forgives its customers (est.). */
export const USUAL_GRACE_MINUTES = 15;

/** Minutes that a visit of such a length waits for its customer: the grace period, but never longer than it takes. */
export const graceWithin = (minutes: number, graceMinutes: number): number => Math.min(graceMinutes, minutes);

/** What a new service begins with. */
export const usualPolicy = (settings: PolicySettings): CancellationPolicy =>
  withinLimits(
    {
      freeHours: settings.freeChangeHours,
      maxMoves: settings.maxReschedules,
      moveHours: settings.freeChangeHours,
      keptOf: 'deposit',
      latePercent: 100,
      graceMinutes: USUAL_GRACE_MINUTES,
      noShowPercent: 100,
    },
    limitsOf(settings),
  );

/** The policy that a row of a service or a booking holds among other things. */
export const policyOf = ({
  freeHours,
  maxMoves,
  moveHours,
  keptOf,
  latePercent,
  graceMinutes,
  noShowPercent,
}: CancellationPolicy): CancellationPolicy => ({
  freeHours,
  maxMoves,
  moveHours,
  keptOf,
  latePercent,
  graceMinutes,
  noShowPercent,
});

/** Whether two say the same. */
export const isSamePolicy = (one: CancellationPolicy, other: CancellationPolicy): boolean =>
  one.keptOf === other.keptOf && POLICY_NUMBERS.every((name) => one[name] === other[name]);

/** A policy as it holds: what lies beyond the limits counts as the limit. */
export function withinLimits(policy: CancellationPolicy, limits: PolicyLimits): CancellationPolicy {
  const numbers = POLICY_NUMBERS.map((name) => {
    const { least, most } = limits[name];
    return [name, Math.min(most, Math.max(least, policy[name]))] as const;
  });
  return { ...policyOf(policy), ...Object.fromEntries(numbers) };
}

/** What of a policy lies beyond the limits, and the limit that counts instead. */
export function beyondLimits(
  policy: CancellationPolicy,
  limits: PolicyLimits,
): { name: PolicyNumber; chosen: number; counts: number }[] {
  const counting = withinLimits(policy, limits);
  return POLICY_NUMBERS.filter((name) => counting[name] !== policy[name]).map((name) => ({
    name,
    chosen: policy[name],
    counts: counting[name],
  }));
}
