/** What is kept under a name, made when it is not; above `most` the one that was used longest ago goes. */
export function kept<T>(store: Map<string, T>, name: string, most: number, make: () => T): T {
  const found = store.get(name) ?? make();
  store.delete(name);
  store.set(name, found);
  const [oldest] = store.keys();
  if (store.size > most && oldest !== undefined) store.delete(oldest);
  return found;
}

/** The same of what takes a while to make; what fails is made anew when it is asked for again. */
export function keptOnceMade<T>(store: Map<string, Promise<T>>, name: string, most: number, make: () => Promise<T>) {
  return kept(store, name, most, () => {
    const making = make();
    making.catch(() => store.delete(name));
    return making;
  });
}
