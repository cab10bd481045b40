/** The header under which the server takes something once, however often it arrives. */
export const sendHeaders = (key: string): Record<string, string> => ({ 'idempotency-key': key });
