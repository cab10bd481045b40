import { WARNING_PERCENTAGES } from './usage.ts';

/** The highest share of a limit, in percent, that is reached and told of; 0 for none. */
export function warningOf(used: number, limit: number | null): number {
  if (limit === null || limit === 0) return 0;
  return Math.max(0, ...WARNING_PERCENTAGES.filter((percent) => used * 100 >= limit * percent));
}

/** What a person is told of a limit: `name` is the feature’s, `warning` the share that is used, in percent. */
export function limitNotice(name: string, limit: number, warning: number): { title: string; text: string } {
  if (warning >= 100)
    return {
      title: `${name}: all ${limit} used`,
      text: `You have used all ${limit} included in your plan this month. See your usage page for the reset date, or upgrade for more.`,
    };
  return {
    title: `${name}: ${warning}% used`,
    text: `You have used ${warning}% of the ${limit} included in your plan this month. See your usage page for the reset date.`,
  };
}
