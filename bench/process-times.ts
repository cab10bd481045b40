import { readFileSync } from 'node:fs';

/** The kernel counts the work of processes in hundredths of a second. */
const TICK_MS = 10;
/** Places in a process’s status behind its name (proc_pid_stat(5)). */
const [PARENT, WORKED, CHILDREN_WORKED] = [1, 11, 13];

/** The numbers of a process’s status behind its name, which may hold spaces; none once it has ended. */
function statOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
  } catch {
    return [];
  }
}

/** What a process has worked so far, in ms, with those that it began and that have ended if told so. */
export function workedMs(pid: number, withEnded = false): number {
  const stat = statOf(pid);
  const ticks = [
    ...stat.slice(WORKED, WORKED + 2),
    ...(withEnded ? stat.slice(CHILDREN_WORKED, CHILDREN_WORKED + 2) : []),
  ];
  return ticks.reduce((sum, each) => sum + each, 0) * TICK_MS;
}

/** The process that began another, by their ids. */
export const parentOf = (pid: number): number => statOf(pid)[PARENT] ?? 0;

/** Those that a process has begun and that still run. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
