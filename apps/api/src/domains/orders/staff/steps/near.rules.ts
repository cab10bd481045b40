import { NIGERIAN_STATES } from '@adunni/contracts/nigeria';

/** Parts of towns that workshops name as their city, beside the local government areas, by state. */
const QUARTERS: Readonly<Record<string, readonly string[]>> = {
  Lagos: ['Lagos', 'Lekki', 'Yaba', 'Victoria Island', 'Ikoyi', 'Ajah', 'Festac', 'Gbagada', 'Ebute Metta', 'Maryland'],
  Oyo: ['Ibadan', 'Bodija', 'Ogbomoso', 'Oyo'],
  Ogun: ['Abeokuta', 'Ijebu-Ode', 'Sagamu', 'Ota'],
  Kaduna: ['Kaduna', 'Zaria'],
  Enugu: ['Enugu', 'Nsukka'],
  Edo: ['Benin City', 'Benin'],
  'Cross River': ['Calabar'],
  Kano: ['Kano'],
  'Federal Capital Territory': ['Abuja', 'Wuse', 'Garki', 'Maitama', 'Gwarinpa'],
};

/** Towns of the state in which a town of Nigeria lies, in small letters and with itself; itself alone when unknown. */
export function townsNear(city: string): string[] {
  const town = city.trim().toLowerCase();
  const lies = (towns: readonly string[] | undefined): boolean =>
    towns?.some((name) => name.toLowerCase() === town) ?? false;
  const state = Object.keys({ ...QUARTERS, ...NIGERIAN_STATES }).find(
    (name) => lies(QUARTERS[name]) || (!isShared(town) && lies(NIGERIAN_STATES[name])),
  );
  const near = state ? [...(QUARTERS[state] ?? []), ...(NIGERIAN_STATES[state] ?? [])] : [];
  return [...new Set([town, ...near.map((name) => name.toLowerCase())])];
}

/** Surulere is in Lagos to whoever names it without its state, although Oyo has one too; others of two states are nowhere. */
const isShared = (town: string): boolean =>
  town !== 'surulere' &&
  Object.values(NIGERIAN_STATES).filter((areas) => areas.some((name) => name.toLowerCase() === town)).length > 1;
