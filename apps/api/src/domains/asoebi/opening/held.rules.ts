import type { asoEbiGroups, EventRow } from '../tables.ts';

/** An event as it stands for the guests of one of its groups: what holds the group holds it for them. */
export const forGroup = (event: EventRow, { heldAt }: Pick<typeof asoEbiGroups.$inferSelect, 'heldAt'>): EventRow => ({
  ...event,
  heldAt: event.heldAt ?? heldAt,
});
