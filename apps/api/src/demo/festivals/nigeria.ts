import { CHECKED, type DemoFestival } from './types.ts';

export const NIGERIA: readonly DemoFestival[] = [
  {
    title: 'Kano Durbar',
    place: 'Kano',
    region: 'Kano',
    ...{ latitude: 12.0, longitude: 8.52, people: 'hausa', cover: 'durbar' },
    summary: 'Thousands of horsemen in babban riga and turbans salute the Emir at both Eids.',
    story:
      'After the prayers of Eid the cavalry of the districts rides through the old city of Kano behind its title-holders, to the music of kakaki trumpets and drums. The ride, hawan sallah, ends before the Emir’s palace, where groups gallop up and salute with raised swords.\n\nUNESCO put the Kano Durbar on its list of intangible heritage in 2024.',
    dress:
      'Babban riga in white or bright shadda with dense embroidery, and turbans wound several times; the number and shape of the turban’s ears tell royal riders. Horses wear quilted covers and silver.',
    outfits:
      'Men | Babban riga over a kaftan, with a turban or embroidered cap | babban-riga/1\nGuests | An embroidered kaftan | embroidered-kaftan/1\nWomen | A silk boubou with a veil | boubou-silk/1',
    colours:
      'White | #ffffff | The day of Eid\nIndigo | #26356b | Cloth of the Kofar Mata dye pits\nRed | #a51c24 | The dogarai, the palace guard, in red and green',
    etiquette:
      'Dress modestly, with shoulders and knees covered. Stay behind the line: riders gallop close. Give way to the Emir’s party, and ask before you photograph women.',
    pastYears: '2024 | Entered in UNESCO’s list of intangible heritage',
    ruleText: 'At Eid al-Fitr and Eid al-Adha, if the authorities allow it; the moon may move it by a day.',
    ...{ rule: 'islamic', calendarDays: '10-01,12-10', checkedOn: CHECKED },
    source: 'Calculated Islamic calendar (Umm al-Qura)',
    pieces: ['Babban Riga', 'Embroidered Kaftan', 'Silk Boubou', 'Plain Kaftan', 'Guinea Brocade, 5 yards'],
  },
  {
    title: 'Argungu Fishing Festival',
    place: 'Argungu',
    region: 'Kebbi',
    ...{ latitude: 12.74, longitude: 4.53, people: 'hausa', cover: 'argungu' },
    summary:
      'Fishermen enter the Matan Fada river together, with hand nets and gourds, for the largest catch of the day.',
    story:
      'The festival began in 1934 to mark the peace between Kebbi and the Sokoto Caliphate. Around it stand wrestling, canoe races, an agricultural show and music.\n\nAt a signal thousands of men run into the river, which is kept closed to fishing for the rest of the year, and have about an hour to bring up the heaviest fish. UNESCO listed it as intangible heritage in 2016.',
    dress:
      'Guests sit in light kaftans, babban riga and caps; the river bank is bright and dusty. Fishermen wear shorts.',
    outfits: 'Men | A sky-blue babban riga | babban-riga/1\nGuests | Adire buba and sokoto | buba-and-sokoto/1',
    colours: 'Sky blue | #9dc3dd | The river, and the shadda worn on its bank',
    etiquette: 'Never step into the water before the signal. Offer your greeting to the Emir’s stand first.',
    pastYears: '2026 | 11–14 February\n2025 | Postponed\n1934 | First festival, for the peace with Sokoto',
    ruleText: 'February or March when it is held; Kebbi State announces the days and has postponed it before.',
    usualMonths: [2, 3],
    source: 'Announced by Kebbi State',
    pieces: ['Babban Riga', 'Plain Kaftan', 'Buba & Sokoto'],
  },
  {
    title: 'Calabar Carnival',
    place: 'Calabar',
    region: 'Cross River',
    ...{ latitude: 4.96, longitude: 8.33, people: 'cross-river', cover: 'calabar-carnival' },
    summary: 'A month of parades in Calabar, with bands in feathers and sequins at its height after Christmas.',
    story:
      'Cross River State started the carnival in 2004 to make Calabar a home for tourism. The month opens with the lighting of a tree on 1 December and has dry runs in which bands rehearse along the route.\n\nFive competing bands, Seagull, Passion 4, Masta Blasta, Bayside and Freedom, parade in thousands on a theme of the year.',
    dress:
      'Bands wear feathers, beads and bright brocade made for the year’s theme. The onyonyo, the full Efik gown, and George wrappers with beads belong to Calabar all year.',
    outfits:
      'Women | Onyonyo with beads | onyonyo/1\nCarnival | A jumpsuit in bright cloth to dance in, and a fan | jumpsuit/cobalt\nMen | Woko with a hat and walking stick | woko/1',
    colours: 'Emerald | #0a7d5a | The forests of Cross River\nGold | #d4a537 | Sequins and brass of the bands',
    etiquette: 'Join a band only in its costume. The route is closed to cars for the day, so walk.',
    pastYears:
      '2004 | First carnival\n2025 | Twentieth anniversary, “Traces of Time”; the main carnival on 29 December',
    ruleText: 'Opens on 1 December; the parade falls after Christmas. Cross River State publishes the programme.',
    ...{ rule: 'fixed', calendarDays: '12-01', days: 31, usualMonths: [12], checkedOn: CHECKED },
    source: 'New Telegraph, December 2025',
    pieces: ['Onyonyo', 'Crepe Jumpsuit', 'Feather Fan', 'Woko', 'Coral-style Beads'],
  },
  {
    title: 'Iri ji (New Yam)',
    place: 'Igbo communities',
    region: 'Enugu',
    ...{ latitude: 6.44, longitude: 7.5, people: 'igbo', cover: 'new-yam' },
    summary: 'The first yams are offered and eaten, with isiagu, red caps and masquerades.',
    story:
      'Until the new yam has been offered, nobody eats it. The eldest man or the Eze offers the first roast yam to God and the ancestors, asks for life and children, and eats first; then everybody does.\n\nEach community keeps its own day, and people who live in the city come home for it. Masquerades, wrestling and dances fill the afternoon.',
    dress:
      'Isiagu, the tunic with lion heads, with a red cap for titled men and a walking stick. Women wear two wrappers with a blouse and coral.',
    outfits:
      'Men | Isiagu with a red cap | isiagu-set/1\nWomen | George wrapper and blouse with coral | george-wrapper-and-blouse/1\nChildren | A flared dress in ankara | girls-flare/1',
    colours:
      'Red | #b3202a | Title and courage; the red cap is a title-holder’s\nBlack and gold | #1d1d1d | The ground and the lion heads of isiagu',
    etiquette:
      'Do not wear a red cap without a title. Wait until the elders have eaten. Keep off the path of masquerades.',
    ruleText: 'August or September, on a day that each community announces.',
    usualMonths: [8, 9],
    source: 'Announced by each community',
    pieces: ['Isiagu Set', 'George Wrapper & Blouse', 'Coral-style Beads', 'Girls’ Flare'],
  },
  {
    title: 'Ofala',
    place: 'Onitsha',
    region: 'Anambra',
    ...{ latitude: 6.15, longitude: 6.79, people: 'igbo' },
    summary: 'The Obi of Onitsha comes out in full regalia to bless his people, to the sound of cannon.',
    story:
      'Before Ofala the Obi stays in seclusion and prays for the town. Then he appears, wearing a crown of feathers and an embroidered robe, and dances; with every outing his robe is another.\n\nThe red-cap chiefs, Ndichie, pay homage in the order of their rank, and age grades and women’s societies follow.',
    dress:
      'Isiagu and wrapper for men, red caps with eagle feathers for titled men, and society uniforms for women: lace blouses, George wrappers, coral and fans.',
    outfits:
      'Men | Isiagu in red | isiagu-set/red\nWomen | George wrapper and lace blouse with a fan | george-wrapper-and-blouse/royal',
    colours: 'Red | #b3202a | The caps of the Ndichie\nWhite | #ffffff | The purity of the Obi’s seclusion',
    etiquette: 'Stand when the Obi appears. Only titled men wear the red cap and feathers.',
    ruleText: 'Usually October; the palace of the Obi announces the days.',
    usualMonths: [10],
    source: 'Announced by the palace of the Obi',
    pieces: ['Isiagu Set', 'George Wrapper & Blouse', 'Feather Fan', 'Coral-style Beads'],
  },
  {
    title: 'Igue',
    place: 'Benin City',
    region: 'Edo',
    ...{ latitude: 6.34, longitude: 5.62, people: 'edo', cover: 'igue' },
    summary: 'The Oba of Benin renews the strength of his kingdom at the close of the year.',
    story:
      'Igue is a cycle of ceremonies in the palace, traced to Oba Ewuare in the fifteenth century. The Oba’s body is anointed, chiefs dance with the ceremonial sword, eben, and the kingdom gives thanks for the year.\n\nIt closes with young people carrying ewere leaves, a sign of luck, to every house.',
    dress:
      'Coral above all: collars, cuffs and crowns of beads over velvet or lace. Chiefs wear broad white wrappers and bare chests with coral.',
    outfits:
      'Women | Velvet wrapper with coral and okuku, the beaded crown of hair | edo-wrapper/1\nMen | A white kaftan with beads | plain-kaftan/1\nBeads | Collar and cuffs | coral-beads/1',
    colours:
      'Coral red | #c8452f | Royalty; the beads belong to the palace\nWhite | #ffffff | The chiefs’ wrappers, for purity',
    etiquette:
      'Some rites are closed to the public. Avoid black, keep phones away where the palace asks you to, and never imitate the Oba’s beads.',
    ruleText: 'In December, around Christmas; the palace of the Oba announces the days.',
    usualMonths: [12],
    source: 'Announced by the palace of the Oba',
    pieces: ['Edo Velvet Wrapper', 'Coral-style Beads', 'Plain Kaftan'],
  },
  {
    title: 'Leboku',
    place: 'Ugep',
    region: 'Cross River',
    ...{ latitude: 5.81, longitude: 8.08, people: 'cross-river' },
    summary:
      'The Yakurr thank the earth goddess and their ancestors for the new yam, and women show their brass anklets.',
    story:
      'Leboku marks the harvest of the new yam in Ugep. The best known day is that of the young women, the Leboku maidens, who dance in beads and many-ringed leg bracelets.\n\nMen show their barns and dance ekoi; the Obol Lopon, paramount ruler of Ugep, leads the offering.',
    dress: 'Wrappers, beads and brass for women, wrapper and shirt with a hat for men. Guests come in ankara.',
    outfits: 'Women | Peplum and wrapper in ankara | peplum-and-wrapper/1\nMen | Woko with a wrapper | woko/1',
    etiquette: 'Ask families before you photograph the dancers.',
    ruleText: 'August; the Obol Lopon’s council announces the days.',
    usualMonths: [8],
    source: 'Announced in Ugep',
    pieces: ['Peplum & Wrapper', 'Woko', 'Ankara, 6 yards', 'Ankara Shift'],
  },
  {
    title: 'Nwonyo Fishing Festival',
    place: 'Ibi',
    region: 'Taraba',
    ...{ latitude: 8.18, longitude: 9.75, people: 'jukun' },
    summary: 'Fishermen of the Benue compete for the largest fish of Lake Nwonyo.',
    story:
      'Lake Nwonyo near Ibi is closed for most of the year. When it is opened, fishermen from both sides of the Benue try for the heaviest fish, and canoe races and dances go with it.',
    dress: 'Light kaftans and dashikis for the sun on the lake.',
    outfits: 'Men | A plain kaftan | plain-kaftan/sky\nEither | Dashiki | dashiki/1',
    etiquette: 'Stay behind the marshals until the lake is opened.',
    ruleText: 'Usually April, when the water is low; it is not held every year.',
    usualMonths: [4],
    source: 'Announced by Ibi and Taraba State',
    pieces: ['Plain Kaftan', 'Dashiki'],
  },
  {
    title: 'Independence Day',
    place: 'Nationwide',
    region: 'FCT',
    ...{ latitude: 9.06, longitude: 7.49, people: 'national', cover: 'independence-day' },
    summary: 'Green, white and green on 1 October, the day on which Nigeria became independent in 1960.',
    story:
      'Nigeria became independent on 1 October 1960. The day is a public holiday with a parade in Abuja, flags at schools and offices, and parties among Nigerians abroad.',
    dress: 'Green and white in any cut: a kaftan in emerald, an agbada in ivory, an ankara dress in green.',
    outfits:
      'Men | An agbada in ivory or powder | eko-agbada/1\nWomen | A shift in emerald ankara | shift-dress/emerald\nChildren | A small agbada in ivory | boys-agbada/ivory',
    colours: 'Green | #008751 | The land and its forests\nWhite | #ffffff | Peace and unity',
    etiquette: 'Stand for the anthem. The flag is not cut up to make clothes: wear its colours instead.',
    pastYears: '1960 | Independence from Britain',
    ruleText: 'Every 1 October, by law.',
    ...{ rule: 'fixed', calendarDays: '10-01', isFirm: true, usualMonths: [10], checkedOn: CHECKED },
    source: 'Public holiday of Nigeria',
    pieces: ['Embroidered Kaftan', 'Eko Agbada', 'Ankara Shift', 'Dashiki', 'Boys’ Agbada'],
  },
  {
    title: 'Detty December',
    place: 'Lagos',
    region: 'Lagos',
    ...{ latitude: 6.43, longitude: 3.47, people: 'national', cover: 'owambe-season' },
    summary: 'The month in which everybody is home: concerts, weddings and beach parties from Lagos to Accra.',
    story:
      'Friends and family fly in from London, Houston and Toronto, and the calendar fills: concerts, owambe, weddings every Saturday, carols and beach parties until the New Year.\n\nIt has no organiser and no opening day; by the first week of December it has started.',
    dress:
      'An outfit a day: aso-ebi for the weddings, a corset gown for the reception, a jumpsuit or boubou for the beach. Tailors are full by October, so order early.',
    outfits:
      'Women | A corset gown for receptions | corset-gown/1\nMen | A senator suit for the evenings | senator-crest/1\nBeach | A jumpsuit | jumpsuit/1',
    etiquette:
      'Lagos traffic decides when a party starts. Spray with care: throwing or stepping on naira is an offence.',
    ruleText: 'All of December, every year.',
    ...{ rule: 'fixed', calendarDays: '12-01', days: 31, usualMonths: [12], checkedOn: CHECKED },
    source: 'OkayAfrica, From Lagos to Accra',
    pieces: ['Corset Gown', 'Senator Crest', 'Crepe Jumpsuit', 'Silk Boubou', 'Oleku Iro & Buba', 'Aso-oke Clutch'],
  },
];
