/** What happened to a part: it reached a stage, or was promised for another day while it was there. */
interface Happened {
  readyBy: string | null;
}

/** The stages that a part reached, oldest first, each with the days for which it was promised anew while it was there. */
export function stageSteps<E extends Happened>(events: readonly E[]): { reached: E; promises: E[] }[] {
  const steps: { reached: E; promises: E[] }[] = [];
  for (const event of events)
    if (event.readyBy === null) steps.push({ reached: event, promises: [] });
    else steps.at(-1)?.promises.push(event);
  return steps;
}

/** The promise by which the date of a part was last changed, while that date is still awaited; null when none was. */
export function newPromise<E extends Happened & { stage: string }>({
  stage,
  events,
}: {
  stage: string;
  events: readonly E[];
}): E | null {
  return stage === 'dispatched' ? null : (events.findLast(({ readyBy }) => readyBy !== null) ?? null);
}
