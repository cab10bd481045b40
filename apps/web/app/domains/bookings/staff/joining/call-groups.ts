import { meetingPairs } from '@adunni/contracts/bookings/joining';

/** A video call that a list shows. */
export interface ListedCall {
  _id: string;
  customer: string;
  provider: { _id: string; name: string };
  startsAt: string;
  endsAt: string;
  zone: string;
}

/** Calls that one link may be used for. */
export interface CallGroup {
  /** The same as long as it holds calls of the same people. */
  key: string;
  /** Who holds them, where others hold others at the same time. */
  of: string | null;
  calls: ListedCall[];
}

const timesOf = (calls: readonly ListedCall[]) =>
  calls.map((call) => ({
    call,
    providerId: call.provider._id,
    from: Date.parse(call.startsAt),
    to: Date.parse(call.endsAt),
  }));

/** The pairs of some calls whose customers would meet by one link. */
export const metCalls = (calls: readonly ListedCall[]): [ListedCall, ListedCall][] =>
  meetingPairs(timesOf(calls)).map(([one, other]) => [one.call, other.call]);

/** All of some calls as one where nobody would meet by one link; else those of each provider, who holds one at a time. */
export function callGroups(calls: readonly ListedCall[]): CallGroup[] {
  const people = [...new Map(calls.map(({ provider }) => [provider._id, provider])).values()];
  const groups = people.map(({ _id, name }) => ({
    key: _id,
    of: name,
    calls: calls.filter(({ provider }) => provider._id === _id),
  }));
  if (metCalls(calls).length > 0) return groups;
  return [{ key: people.length === 1 ? (people[0]?._id ?? '') : 'all', of: null, calls: [...calls] }];
}
