import type { Deps } from '../../../../kit/context.ts';

/** What a killed process would have gone on with, it does not. */
export class Crashed extends Error {}

/**
 * A process that is killed after so many steps: inside a transaction, which then never commits, right after one has
 * committed, before the provider hears of a charge or after it answered. From then on nothing of it happens.
 */
export function crashAfter(deps: Deps, steps: number): Deps {
  let left = steps;
  const step = () => {
    left -= 1;
    if (left < 0) throw new Crashed('the process was killed');
  };
  const transaction: Deps['db']['transaction'] = async (work) => {
    step();
    const done = await deps.db.transaction(async (tx) => {
      const result = await work(tx);
      step();
      return result;
    });
    step();
    return done;
  };
  const db = new Proxy(deps.db, {
    get(target, name) {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        step();
        return value.apply(target, given);
      };
    },
  });
  const payments: Deps['payments'] = {
    ...deps.payments,
    chargeCard: async (request) => {
      step();
      const answer = await deps.payments.chargeCard(request);
      step();
      return answer;
    },
  };
  return { ...deps, db, payments };
}
