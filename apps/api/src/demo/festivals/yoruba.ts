import { CHECKED, type DemoFestival } from './types.ts';

export const YORUBA: readonly DemoFestival[] = [
  {
    title: 'Ojude Oba',
    place: 'Ijebu-Ode',
    region: 'Ogun',
    ...{ latitude: 6.82, longitude: 3.92, people: 'yoruba', cover: 'ojude-oba' },
    summary: 'Age grades in matching aso-ebi pay homage to the Awujale, and the war families ride in on horseback.',
    story:
      'Ojude Oba means the king’s forecourt. It grew out of a thank-you visit: the first Muslims of Ijebu-Ode came to greet the Awujale, who had let them worship freely and given them land to pray on.\n\nToday sons and daughters of Ijebu come home for it, whatever their faith. The regberegbe, age grades of men and women born within a few years of each other, dance past the king one after another. Then the families of the Balogun, the war chiefs, parade on decorated horses.',
    dress:
      'Each age grade chooses one cloth for the year and wears it head to toe. Aso-oke leads: agbada and fila for men, iro, buba, gele and ipele for women, with coral beads, fans and sunglasses. Riders and their families dress in robes to match their horses.',
    outfits:
      'Men | Agbada in aso-oke with an abeti-aja or gobi fila | groom-etu-agbada/1\nWomen | Iro and buba in the grade’s cloth, with gele and ipele | classic-iro-and-buba/royal\nChildren | A small agbada in the family’s cloth | boys-agbada/1',
    colours:
      'Indigo | #26356b | Etu, the dark indigo aso-oke of elders and dignity\nMagenta | #a3195b | Alaari, the red aso-oke worn for celebration\nBeige | #c8a977 | Sanyan, aso-oke in the colour of wild silk',
    etiquette:
      'Wear an age grade’s cloth only if you belong to it or were invited to. Greet the palace before you take pictures, stand back from the horses, and let the grade that is dancing finish before you cross.',
    pastYears: '2020 | Not held because of the pandemic\n2019 | Held on the third day of Eid al-Kabir',
    ruleText: 'The third day of Eid al-Kabir, counting the day of Eid. The moon may move it by a day.',
    ...{ rule: 'islamic', calendarDays: '12-12', checkedOn: CHECKED },
    source: 'Calculated Islamic calendar (Umm al-Qura)',
    pieces: ['Groom Etu Agbada', 'Eko Agbada', 'Classic Iro & Buba', 'Gele & Ipele', 'Abeti-aja', 'Mini Aso-ebi'],
  },
  {
    title: 'Osun-Osogbo',
    place: 'Osogbo',
    region: 'Osun',
    ...{ latitude: 7.77, longitude: 4.56, people: 'yoruba', cover: 'osun-osogbo' },
    summary: 'Two weeks in August for the river goddess Osun, ending with a procession in white to her sacred grove.',
    story:
      'Osogbo remembers a pact between its founders and Osun, the goddess of the river: she would protect the town, and the town would honour her. The festival begins with the cleansing of the town and the lighting of the sixteen-point lamp.\n\nOn the last day the Arugba, a young woman, carries the calabash of offerings on her head from the palace to the grove, followed by the Ataoja, the priestesses and thousands of visitors. The Osun-Osogbo Sacred Grove has been a UNESCO World Heritage site since 2005.',
    dress:
      'White is the colour of the day, for devotees and guests alike: plain cotton, voile lace or eyelet, cut loose, since the walk is long and hot. Adire from the south-west suits the days before.',
    outfits:
      'Women | A white or indigo boubou, light enough to walk in | boubou-adire/1\nMen | A white robe or kaftan | babban-riga/white\nEither | Adire buba and sokoto for the days before | buba-and-sokoto/1',
    colours:
      'White | #ffffff | Purity and peace, worn by devotees\nYellow | #e0b33a | Brass and honey, which belong to Osun',
    etiquette:
      'The grove is a shrine. Never block the Arugba, do not touch the sculptures, and ask before you photograph devotees. Keep litter out of the river.',
    ruleText: 'Two weeks in August; the Osogbo palace announces the days.',
    usualMonths: [8],
    source: 'Announced by the Ataoja’s palace',
    pieces: ['Adire Boubou', 'Silk Boubou', 'Voile Lace, 5 yards', 'Buba & Sokoto', 'Adire, 5 yards'],
  },
  {
    title: 'Eyo',
    place: 'Lagos Island',
    region: 'Lagos',
    ...{ latitude: 6.45, longitude: 3.39, people: 'yoruba', cover: 'eyo' },
    summary: 'White-robed Eyo masquerades fill Lagos Island to honour the departed. It is not held every year.',
    story:
      'Eyo, or the Adamu Orisa Play, is staged to honour an Oba, a chief or another eminent Lagosian who has died. The first recorded procession was in February 1854, for Oba Akitoye.\n\nIn the week before, each conga, the group of an Iga or noble house, shows its colours. On the day the Eyo come out in white robes, veils and broad-brimmed hats, each carrying a palm staff called opambata.',
    dress:
      'The robe, agbada, and the wrapper, aropale, are white, and the face is veiled. The hat, akete, tells the group by its colour. Only those admitted to a group wear it. Spectators keep to plain and light clothes and go bareheaded.',
    outfits:
      'Eyo | A white flowing robe, veil and hat of the group, with the opambata | babban-riga/white\nSpectators | A plain kaftan, no cap | plain-kaftan/1',
    colours:
      'White | #ffffff | The spirit of the departed\nBlack | #1d1d1d | The hat of Adimu, the senior Eyo, who comes out first',
    etiquette:
      'No shoes or sandals, head ties or caps, smoking, bicycles or motorcycles along the route, and no suku hairstyle. Do not photograph the Eyo Orisa. The Eyo enforce this themselves.',
    pastYears:
      '2025 | 27 December, at Tafawa Balewa Square\n2017 | 20 May, for fifty years of Lagos State\n1854 | First recorded procession, for Oba Akitoye',
    ruleText: 'Not annual; the Oba of Lagos announces when it is held.',
    source: 'New Telegraph, December 2025',
    checkedOn: CHECKED,
    pieces: ['Babban Riga', 'Plain Kaftan', 'Voile Lace, 5 yards'],
  },
  {
    title: 'Olojo',
    place: 'Ile-Ife',
    region: 'Osun',
    ...{ latitude: 7.48, longitude: 4.56, people: 'yoruba' },
    summary: 'The Ooni of Ife leaves seclusion wearing the Are crown, for Ogun and the first dawn.',
    story:
      'Olojo means the owner of the day. Yoruba tradition holds that the world began at Ife, and the festival gives thanks for that first day and honours Ogun, who is at home in iron and at war.\n\nThe Ooni spends several days in seclusion. When he comes out he wears the sacred Are crown, which is seen only at this festival, and leads the town to the shrine at Oke Mogun.',
    dress:
      'Families come in their best aso-oke and lace: agbada for men, iro and buba with gele for women. Chiefs wear beads and white.',
    outfits:
      'Men | Agbada with embroidery at the chest | eko-agbada/1\nWomen | Lace iro and buba with a high gele | oleku-iro-and-buba/1',
    colours: 'White | #ffffff | The purity of the day of creation\nRed | #a51c24 | Ogun, and the power of iron',
    etiquette:
      'Make way for the procession, kneel or bow as the people around you do, and never turn your back on the crown.',
    ruleText: 'Usually late September or October; the palace of the Ooni announces the days.',
    usualMonths: [9, 10],
    source: 'Announced by the palace of the Ooni',
    pieces: ['Eko Agbada', 'Oleku Iro & Buba', 'Auto-gele', 'Cord Lace, 5 yards'],
  },
  {
    title: 'Igogo',
    place: 'Owo',
    region: 'Ondo',
    ...{ latitude: 7.2, longitude: 5.59, people: 'yoruba' },
    summary:
      'For Queen Oronsen: the Olowo dances through Owo in coral and plaited hair, to iron gongs instead of drums.',
    story:
      'Oronsen was a wife of Olowo Rerengejen. The story says that her rivals tricked the palace into breaking her taboos, and she fled into the forest of Igbo Laja, leaving only her head tie behind. The king decreed a festival in her memory.\n\nThe Olowo and his chiefs dress with coral beads, beaded gowns and plaited hair, and dance through the town.',
    dress: 'Coral, white wrappers and plaited hair. Caps and head ties are not worn at all during the festival.',
    outfits:
      'Women | Wrapper and blouse with coral beads, hair uncovered | george-wrapper-and-blouse/1\nChiefs | Wrapper and beads of coral | coral-beads/1',
    colours:
      'Coral | #c8452f | Royal beads of Owo and Benin\nWhite | #ffffff | Feathers of the egret in the king’s hair',
    etiquette: 'No drums, no gunshots, no caps and no head ties in Owo while it lasts. The rhythm comes from gongs.',
    ruleText: 'Each September; the Olowo announces the days.',
    usualMonths: [9],
    source: 'The Nation, reports of past festivals',
    checkedOn: CHECKED,
    pieces: ['George Wrapper & Blouse', 'Coral-style Beads', 'Peplum & Wrapper'],
  },
  {
    title: 'Sango Festival',
    place: 'Oyo',
    region: 'Oyo',
    ...{ latitude: 7.85, longitude: 3.93, people: 'yoruba' },
    summary: 'Devotees in red and white honour Sango, a king of old Oyo who became the god of thunder.',
    story:
      'Sango ruled Oyo in its early days and is worshipped as the orisa of thunder and lightning, in Nigeria and in Cuba, Brazil and Trinidad. The Alaafin of Oyo is counted as his heir.\n\nBata drums call the devotees together. The Elegun Sango, possessed by the god, dances with fire and a double axe.',
    dress:
      'Devotees wear red with white, cowries and plaited hair, men too. Guests come in plain red or white, or in aso-oke.',
    outfits: 'Men | Agbada in deep red | eko-agbada/burgundy\nWomen | Iro and buba in wine | classic-iro-and-buba/wine',
    colours: 'Red | #a51c24 | Fire and lightning\nWhite | #ffffff | Calm, which tempers the fire',
    etiquette: 'Ask before you photograph the Elegun, and keep your distance while they dance.',
    ruleText: 'In August; the palace at Oyo announces the days.',
    usualMonths: [8],
    source: 'Announced at Oyo',
    pieces: ['Eko Agbada', 'Classic Iro & Buba', 'Aso-oke Bundle'],
  },
  {
    title: 'Lisabi Festival',
    place: 'Abeokuta',
    region: 'Ogun',
    ...{ latitude: 7.16, longitude: 3.35, people: 'yoruba' },
    summary: 'The Egba remember Lisabi, who freed them from Oyo, in the town of adire.',
    story:
      'Lisabi, a farmer of great strength, organised the Egba in a society for shared work and led it in a revolt against the tax collectors of Oyo. Abeokuta calls itself the children of Lisabi.\n\nThe week has visits to his grove, a parade of the townships and an evening of Egba music and dress.',
    dress:
      'Abeokuta is the home of adire, so adire is worn everywhere: buba and sokoto, boubou, and matching fabric for a township’s associations.',
    outfits: 'Men | Adire buba and sokoto with a cap | buba-and-sokoto/1\nWomen | An adire boubou | boubou-adire/1',
    colours: 'Indigo | #26356b | The dye pits of Itoku',
    etiquette: 'Visitors stay out of the grove of Lisabi unless they are led in.',
    ruleText: 'In March; the festival committee of the Egba announces the days.',
    usualMonths: [3],
    source: 'Announced by the Egba traditional council',
    pieces: ['Buba & Sokoto', 'Adire Boubou', 'Adire Duster', 'Adire, 5 yards'],
  },
];
