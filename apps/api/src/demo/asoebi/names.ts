/** A guest as a host’s list has them. */
export interface ListedGuest {
  name: string;
  phone: string;
  email: string | null;
}

interface Names {
  women: readonly string[];
  men: readonly string[];
  last: readonly string[];
}

const BRIDES_SIDE: Names = {
  women: [
    ...[
      'Fọláṣadé',
      'Adérónkẹ́',
      'Yétúndé',
      'Táíwò',
      'Kẹ́hìndé',
      'Bọ́láńlé',
      'Mojísọ́lá',
      'Ọlájùmọ̀kẹ́',
      'Títílayọ̀',
      'Simisọ́lá',
    ],
    ...['Gbémisọ́lá', 'Adébísí', 'Ìyábọ̀', 'Dọlápọ̀', 'Morẹ́nikẹ́', 'Tèmítọ́pẹ́', 'Ọmọ́wùnmí', 'Àbíkẹ́', 'Bùkọ́lá', 'Fúnmiláyọ̀'],
  ],
  men: ['Kúnlé', 'Sẹ́gun', 'Bánkọ́lé', 'Adéwálé', 'Ọlámidé'],
  last: ['Adébáyọ̀', 'Ògúndélé', 'Akíntọ́lá', 'Fálànà', 'Ọlátúnjí', 'Adéyẹmí', 'Babalọlá', 'Odùṣọ́lá', 'Aríyọ̀', 'Ṣónúgà'],
};
const GROOMS_SIDE: Names = {
  women: ['Adaeze', 'Nkechi', 'Ifeoma', 'Chioma', 'Ngozi', 'Obiageli', 'Uchenna', 'Amarachi', 'Chinwe', 'Ogechi'],
  men: ['Emeka', 'Ikenna', 'Obinna', 'Kelechi', 'Chukwudi', 'Nnaemeka', 'Uzoma', 'Somto', 'Ebuka', 'Kosisochukwu'],
  last: ['Okeke', 'Nwosu', 'Eze', 'Onyeka', 'Umeh', 'Nnamani', 'Okafor', 'Chukwu', 'Anyanwu'],
};
const FRIENDS: Names = {
  women: ['Halima', 'Ini', 'Ladi', 'Tonye', 'Rukayat', 'Efua', 'Itoro', 'Isoken', 'Zainab', 'Hauwa', 'Ibiso', 'Ese'],
  men: ['Osaze', 'Tobi', 'Kola', 'Nosa', 'Musa', 'Femi'],
  last: ['Bello', 'Ekanem', 'Osagie', 'Danjuma', 'Briggs', 'Lawal', 'Mensah', 'Akpan', 'Igbinedion'],
};
const FAMILY: Names = {
  women: ['Ràfíátù', 'Mùtíyát', 'Sìdíkátù', 'Kúdírátù', 'Nọ́írátù', 'Jẹ́milá', 'Bàsírátù', 'Móríámọ̀', 'Tàwákàlítù'],
  men: ['Wàsíù', 'Ganíyù', 'Ráṣìdí', 'Lùkmán'],
  last: ['Balógun', 'Ṣówándé', 'Abíọ́dún', 'Ṣóyínká', 'Lawal', 'Kuti'],
};
const TITLES = { women: ['', '', 'Mrs ', '', 'Aunty ', '', ''], men: ['', 'Chief ', '', 'Uncle ', ''] } as const;

/** Whom the hosts of the demo invite, side by side. */
export const GUEST_NAMES = { brides: BRIDES_SIDE, grooms: GROOMS_SIDE, friends: FRIENDS, family: FAMILY } as const;

/** So many guests of one side, nobody twice; two of three have an address. `prefix` begins their phone numbers. */
export function listGuests({ women, men, last }: Names, count: number, prefix: string): ListedGuest[] {
  const first = [...women, ...men];
  return Array.from({ length: count }, (_, index) => {
    const called = first[index % first.length] ?? '';
    // Each round through the first names goes on with another last name.
    const family = last[(index + Math.floor(index / first.length)) % last.length] ?? '';
    const titles = index % first.length < women.length ? TITLES.women : TITLES.men;
    return {
      name: `${titles[index % titles.length]}${called} ${family}`,
      phone: `${prefix}${10_000 + index * 37}`,
      email: index % 3 === 1 ? null : `${plain(called)}.${plain(family)}@mail.example`,
    };
  });
}

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
