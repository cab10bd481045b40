import type { PostalAddress } from '@adunni/contracts/address';
import type { Draw } from '../../kit/draw.ts';

/** First and last names that go together, by where they are at home. */
const NAMES: readonly (readonly [first: readonly string[], last: readonly string[]])[] = [
  [
    [
      'Folake',
      'Bisi',
      'Yetunde',
      'Titilayo',
      'Morenike',
      'Simisola',
      'Damilola',
      'Segun',
      'Babatunde',
      'Kunle',
      'Wale',
    ],
    ['Adeyemi', 'Ogunbanjo', 'Oyelaran', 'Fashola', 'Akinwande', 'Olatunji', 'Bankole', 'Shonibare', 'Alabi'],
  ],
  [
    ['Ngozi', 'Chiamaka', 'Adaeze', 'Ifeoma', 'Nneka', 'Obinna', 'Emeka', 'Uche', 'Kelechi', 'Chukwudi'],
    ['Okafor', 'Nwachukwu', 'Eze', 'Onyekachi', 'Umeh', 'Okonkwo', 'Anyanwu', 'Ibekwe'],
  ],
  [
    ['Aisha', 'Hauwa', 'Zainab', 'Maryam', 'Ibrahim', 'Suleiman', 'Yusuf', 'Fatima'],
    ['Bello', 'Abubakar', 'Garba', 'Lawal', 'Shehu', 'Mohammed', 'Sani'],
  ],
  [
    ['Ekaette', 'Idara', 'Efe', 'Osaretin', 'Ebiere', 'Tari', 'Akua', 'Kofi', 'Abena'],
    ['Bassey', 'Ekpo', 'Igbinedion', 'Omoregie', 'Dokubo', 'Mensah', 'Boateng', 'Harcourt'],
  ],
];

type Place = Pick<PostalAddress, 'countryCode' | 'state' | 'lga' | 'city' | 'postcode'> & {
  streets: readonly string[];
};
const inNigeria = (state: string, lga: string, city: string, ...streets: string[]): Place => ({
  ...{ countryCode: 'NG', state, lga, city, postcode: '', streets },
});
const abroad = (countryCode: string, state: string, city: string, postcode: string, ...streets: string[]): Place => ({
  ...{ countryCode, state, lga: '', city, postcode, streets },
});

/** Where customers live; three in four in Nigeria. */
const PLACES: readonly Place[] = [
  inNigeria('Lagos', 'Eti-Osa', 'Lekki', 'Admiralty Way', 'Fola Osibo Street', 'Ogombo Road'),
  inNigeria('Lagos', 'Ikeja', 'Ikeja', 'Allen Avenue', 'Opebi Road', 'Adeniyi Jones Avenue'),
  inNigeria('Lagos', 'Surulere', 'Surulere', 'Adeniran Ogunsanya Street', 'Bode Thomas Street'),
  inNigeria('Lagos', 'Lagos Mainland', 'Yaba', 'Herbert Macaulay Way', 'Commercial Avenue'),
  inNigeria('Federal Capital Territory', 'Abuja Municipal', 'Abuja', 'Aminu Kano Crescent', 'Gana Street'),
  inNigeria('Oyo', 'Ibadan North', 'Ibadan', 'Awolowo Avenue', 'Bodija Road'),
  inNigeria('Rivers', 'Port Harcourt', 'Port Harcourt', 'Aba Road', 'Ada George Road'),
  inNigeria('Enugu', 'Enugu North', 'Enugu', 'Zik Avenue', 'Ogui Road'),
  inNigeria('Kano', 'Nassarawa', 'Kano', 'Bompai Road', 'Audu Bako Way'),
  abroad('GB', 'Greater London', 'London', 'SE15 4QN', 'Rye Lane', 'Copeland Road'),
  abroad('US', 'Texas', 'Houston', '77036', 'Bissonnet Street', 'Harwin Drive'),
  abroad('CA', 'Ontario', 'Brampton', 'L6T 3R5', 'Queen Street East'),
  abroad('GH', 'Greater Accra', 'Accra', 'GA-184', 'Oxford Street, Osu', 'Spintex Road'),
];
/** How numbers of a country begin, and how many digits follow. */
const DIALLING: Record<string, readonly [prefix: string, digits: number]> = {
  NG: ['+234803', 7],
  GB: ['+4475559', 5],
  US: ['+1713555', 4],
  CA: ['+1905555', 4],
  GH: ['+23324', 7],
};

/** An invented person with an address. */
export interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: PostalAddress;
}

/** Invents people; nobody of them can sign in. The number in an address keeps two of one name apart. */
export function inventPeople(draw: Draw, count: number): DemoPerson[] {
  return Array.from({ length: count }, (_, index) => {
    const [firsts, lasts] = draw.pick(NAMES);
    const [firstName, lastName] = [draw.pick(firsts), draw.pick(lasts)];
    const { streets, ...place } = draw.weigh(PLACES, ({ countryCode }) => (countryCode === 'NG' ? 4 : 3));
    const [prefix, digits] = DIALLING[place.countryCode] ?? ['', 7];
    const phone = `${prefix}${String(1_000_000 + index * 137).slice(-digits)}`;
    return {
      firstName,
      lastName,
      email: `${firstName}.${lastName}.${index + 1}@customers.adunni.example`.toLowerCase(),
      phone,
      address: {
        recipient: `${firstName} ${lastName}`,
        phone,
        ...place,
        street: `${draw.whole(2, 180)} ${draw.pick(streets)}`,
        landmark: '',
      },
    };
  });
}
