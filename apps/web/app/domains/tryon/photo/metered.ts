interface Connection {
  saveData?: boolean;
  type?: string;
}

/** Whether somebody asked to save data, or pays for it by the megabyte as far as the browser knows. */
export function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}
