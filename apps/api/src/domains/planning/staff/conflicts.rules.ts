import type { PlanningStage } from '@adunni/contracts/planning/stages';

interface OnDay {
  stage: PlanningStage;
  assignee: { _id: string; name: string } | null;
}

/** Names of those who coordinate more than one celebration on a day; what nobody has agreed to yet counts too. */
export function conflictsOf(cases: readonly OnDay[]): string[] {
  const busy = new Map<string, { name: string; times: number }>();
  for (const { assignee } of cases) {
    if (!assignee) continue;
    const times = (busy.get(assignee._id)?.times ?? 0) + 1;
    busy.set(assignee._id, { name: assignee.name, times });
  }
  return [...busy.values()].filter(({ times }) => times > 1).map(({ name }) => name);
}
