import { type Kobo, toNaira } from '@adunni/contracts/money';

/** What an encoder reads of a JSON Schema; amounts are of the format `money`. */
export interface Encoded {
  type?: string;
  format?: string;
  items?: Encoded;
  properties?: Record<string, Encoded>;
  additionalProperties?: Encoded | boolean;
  anyOf?: Encoded[];
  oneOf?: Encoded[];
}

type Encode = (value: unknown) => unknown;

/**
 * Makes what turns the amounts of an answer from kobo to naira; null when it has none. Only objects and lists that hold
 * an amount are copied, the answer itself stays as it is. Throws when alternatives of a union disagree about a field.
 */
export function encoderOf(schema: Encoded): Encode | null {
  const alternatives = alternativesOf(schema);
  const amounts = alternatives.filter(({ format }) => format === 'money');
  if (amounts.length > 0) {
    if (amounts.length < alternatives.length) throw new Error('an amount cannot be told from what else stands there');
    return (amount) => (typeof amount === 'number' ? toNaira(amount as Kobo) : amount);
  }
  const items = alternatives.flatMap((one) => one.items ?? []);
  const values = alternatives.flatMap(({ additionalProperties: rest }) => (typeof rest === 'object' ? rest : []));
  const [each, any] = [encoderOfAny(items), encoderOfAny(values)];
  const fields = fieldsOf(alternatives);
  if (!each && !any && fields.length === 0) return null;
  return (value) => {
    if (Array.isArray(value)) return each ? value.map(each) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (any) return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, any(of)]));
    const copy = { ...value } as Record<string, unknown>;
    for (const [name, encode] of fields) copy[name] = encode(copy[name]);
    return copy;
  };
}

const encoderOfAny = (schemas: Encoded[]): Encode | null => (schemas.length > 0 ? encoderOf({ anyOf: schemas }) : null);

/** The schemas that a value may have beside null, without unions in one another. */
function alternativesOf(schema: Encoded): Encoded[] {
  const within = schema.anyOf ?? schema.oneOf;
  return within ? within.flatMap(alternativesOf) : [schema].filter(({ type }) => type !== 'null');
}

/** The fields that hold amounts, in any of the alternatives. */
function fieldsOf(alternatives: Encoded[]): [string, Encode][] {
  const names = new Set(alternatives.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...names].flatMap((name) => {
    const encode = encoderOfAny(alternatives.flatMap(({ properties }) => properties?.[name] ?? []));
    return encode ? [[name, encode]] : [];
  });
}
