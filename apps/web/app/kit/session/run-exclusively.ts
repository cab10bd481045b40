/**
 * Runs a task while no other tab runs one of the same name. Browsers offer locks to secure pages only; elsewhere the
 * task simply runs.
 */
export function runExclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(name, task) : task();
}
