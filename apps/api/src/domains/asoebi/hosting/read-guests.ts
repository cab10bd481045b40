import { CsvError, parse } from 'csv-parse/sync';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A guest as a line says it. */
export interface ReadGuest {
  line: number;
  name: string;
  phone: string | null;
  email: string | null;
  tableCode: string | null;
  /** A group by its name, when the line names one. */
  group: string | null;
}

export interface ReadLines {
  guests: ReadGuest[];
  problems: { line: number; text: string }[];
}

type Field = 'name' | 'phone' | 'email' | 'tableCode' | 'group';

/** What headings of lists are called. */
const HEADINGS: Record<string, Field> = {
  ...{ name: 'name', guest: 'name', 'full name': 'name', 'guest name': 'name' },
  ...{ phone: 'phone', 'phone number': 'phone', mobile: 'phone', whatsapp: 'phone', tel: 'phone', number: 'phone' },
  ...{ email: 'email', 'e-mail': 'email', 'email address': 'email', mail: 'email' },
  ...{ table: 'tableCode', 'table code': 'tableCode', code: 'tableCode', 'table number': 'tableCode' },
  ...{ group: 'group', side: 'group' },
};

const EMAIL = /[^\s,;<>()]+@[^\s,;<>()]+\.[a-z]{2,}/i;
const PHONE = /\+?\(?\d[\d\s().-]{6,}\d/;
/** `1.`, `12)`, `-`, `•` before a name in a list that was written by hand. */
const BULLET = /^\s*(?:\d{1,4}\s*[.)-]|[-–•*])\s+/;

/**
 * Reads guests out of a CSV file with headings, or out of lines as people paste them: `1. Aunty Bola 0803 123 4567`. What
 * can’t be read is named by its line.
 */
export function readGuests(text: string, country: CountryCode = 'NG'): ReadLines {
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [first = ''] = lines.split('\n', 1);
  const delimiter = [',', ';', '\t'].toSorted((one, other) => first.split(other).length - first.split(one).length)[0];
  const headings = first.split(delimiter ?? ',').map((heading) => HEADINGS[plain(heading)]);
  if (headings.includes('name')) return readTable(lines, delimiter ?? ',', headings, country);
  return collect(lines.split('\n').map((line, index) => ({ at: index + 1, read: readLine(line, country) })));
}

const plain = (heading: string): string => heading.replaceAll('"', '').trim().toLowerCase();

function readTable(text: string, delimiter: string, headings: (Field | undefined)[], country: CountryCode): ReadLines {
  try {
    const options = { delimiter, info: true, relax_column_count: true, skip_empty_lines: true, trim: true } as const;
    const [, ...rows] = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    return collect(
      rows.map(({ record, info }) => {
        const cells: Partial<Record<Field, string>> = {};
        // Exports put an apostrophe before what a spreadsheet would run as a formula.
        for (const [index, field] of headings.entries())
          if (field && record[index]) cells[field] = record[index].replace(/^'(?=[=+\-@])/, '');
        return { at: info.lines, read: readCells(cells, country) };
      }),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { guests: [], problems: [{ line: 1, text: `The list could not be read: ${error.message}.` }] };
  }
}

type Read = Omit<ReadGuest, 'line'> | { problem: string } | null;

function readCells(cells: Partial<Record<Field, string>>, country: CountryCode): Read {
  const { name = '', phone = '', email = '', tableCode = null, group = null } = cells;
  if (!name && !phone && !email) return null;
  return checked({ name, phone, email, tableCode, group }, country);
}

/** A line as somebody wrote it: the address and the number are found, the rest is the name. */
function readLine(line: string, country: CountryCode): Read {
  const text = line.replace(BULLET, '');
  if (!text.trim()) return null;
  const [email = ''] = EMAIL.exec(text) ?? [];
  const withoutEmail = text.replace(email, ' ');
  const [phone = ''] = PHONE.exec(withoutEmail) ?? [];
  const name = withoutEmail
    .replace(phone, ' ')
    .replace(/[,;\t|<>]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:–-]+|[\s:–-]+$/g, '');
  return checked({ name, phone, email, tableCode: null, group: null }, country);
}

function checked(
  {
    name,
    phone,
    email,
    tableCode,
    group,
  }: { [F in 'name' | 'phone' | 'email']: string } & Pick<ReadGuest, 'tableCode' | 'group'>,
  country: CountryCode,
): Read {
  if (!name) return { problem: 'There is no name on this line.' };
  if (name.length > 80) return { problem: 'The name is longer than 80 characters.' };
  const number = phone ? parsePhoneNumberFromString(phone, country) : undefined;
  if (phone && !number?.isValid()) return { problem: `“${phone.trim()}” is no valid phone number.` };
  if (email && (email.length > 254 || !EMAIL.test(email))) return { problem: `“${email}” is no valid email address.` };
  return {
    name,
    phone: number?.number ?? null,
    email: email || null,
    tableCode: tableCode?.slice(0, 20) ?? null,
    group,
  };
}

/** Of one phone number the first line counts, whatever was written before the number. */
function collect(lines: readonly { at: number; read: Read }[]): ReadLines {
  const found: ReadLines = { guests: [], problems: [] };
  const phones = new Set<string>();
  for (const { at, read } of lines) {
    if (read === null) continue;
    if ('problem' in read) found.problems.push({ line: at, text: read.problem });
    else if (read.phone && phones.has(read.phone))
      found.problems.push({ line: at, text: `${read.phone} is on the list twice.` });
    else {
      if (read.phone) phones.add(read.phone);
      found.guests.push({ line: at, ...read });
    }
  }
  return found;
}
