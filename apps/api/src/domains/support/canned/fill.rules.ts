import { PLACEHOLDER, PLACEHOLDERS, type Placeholder } from '@adunni/contracts/support/canned/forms';

/** A canned answer with its placeholders filled in; what has no value stands in square brackets and is named. */
export function fillIn(
  body: string,
  values: Readonly<Record<Placeholder, string | null>>,
): { text: string; missing: string[] } {
  const missing = new Set<string>();
  const text = body.replace(PLACEHOLDER, (_, name: Placeholder) => {
    const value = values[name];
    if (value) return value;
    missing.add(PLACEHOLDERS[name]);
    return `[${PLACEHOLDERS[name]}]`;
  });
  return { text, missing: [...missing] };
}
