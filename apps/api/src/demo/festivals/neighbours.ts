import { CHECKED, type DemoFestival } from './types.ts';

const KENTE =
  'Gold | #d4a537 | Royalty and wealth\nGreen | #0a7d5a | Growth and harvest\nBlack | #1d1d1d | Maturity and the ancestors';

export const NEIGHBOURS: readonly DemoFestival[] = [
  {
    title: 'Hogbetsotso',
    place: 'Anloga',
    region: 'Volta',
    ...{ country: 'GH', latitude: 5.79, longitude: 0.9, people: 'ewe' },
    summary: 'The Anlo Ewe remember how their ancestors walked backwards out of Notsie to freedom.',
    story:
      'The Ewe lived in the walled town of Notsie under King Agokoli. Tradition says that the women softened one place of the wall with their washing water until it could be broken through, and that the people left walking backwards, so that their footprints seemed to lead in.\n\nThe weeks before are for peace-making and cleaning; on the day the chiefs sit in state and the people dance husago and agbadza.',
    dress:
      'Ewe kente, woven with figures such as birds, hands and stools: a cloth over the shoulder for men, two cloths with a blouse for women.',
    outfits: 'Women | A jumpsuit in a kente pattern | jumpsuit/kente\nMen | Dashiki in warm colours | dashiki/sun',
    colours: KENTE,
    etiquette: 'Bare your left shoulder and take off your sandals when you greet a chief.',
    ruleText: 'The first Saturday of November.',
    ...{ rule: 'weekday', month: 11, weekday: 6, nth: 1, usualMonths: [11], checkedOn: CHECKED },
    source: 'Graphic Showbiz, February 2025',
    pieces: ['Crepe Jumpsuit', 'Dashiki', 'Ankara Shift'],
  },
  {
    title: 'Aboakyer',
    place: 'Winneba',
    region: 'Central',
    ...{ country: 'GH', latitude: 5.35, longitude: -0.63, people: 'effutu' },
    summary: 'Two Asafo companies race to bring back a live bushbuck, caught by hand.',
    story:
      'The Effutu of Winneba remember the journey of their ancestors. Two companies of warriors, Tuafo and Dentsifo, go into the bush at dawn, each in its own colours; the first to bring a live bushbuck to the chiefs wins the year.',
    dress: 'Asafo colours: company shirts and head bands, and bright cotton for everybody who cheers.',
    outfits:
      'Either | Dashiki in a company’s colour | dashiki/cobalt\nWomen | A shift in plum ankara | shift-dress/plum',
    etiquette: 'Choose your side’s colour with care, and leave the way free for the hunters.',
    ruleText: 'The first Saturday of May.',
    ...{ rule: 'weekday', month: 5, weekday: 6, nth: 1, usualMonths: [5], checkedOn: CHECKED },
    source: 'GhanaWeb, list of festivals',
    pieces: ['Dashiki', 'Ankara Shift', 'Ankara, 6 yards'],
  },
  {
    title: 'Fetu Afahye',
    place: 'Cape Coast',
    region: 'Central',
    ...{ country: 'GH', latitude: 5.11, longitude: -1.25, people: 'akan' },
    summary:
      'Seven Asafo companies parade through Cape Coast in their own uniforms. Afahye means putting on new clothes.',
    story:
      'The festival gives thanks for the harvest and the sea and cleanses the town of Oguaa. Its ban on fishing in the lagoon is lifted by the Omanhen, who casts the first net.\n\nOn Saturday chiefs are carried in palanquins, and the seven Asafo companies march in uniforms in which Fante and European cuts meet.',
    dress:
      'New clothes, as the name says. Men wear a cloth over the shoulder or a fugu, women kaba and slit in wax print.',
    outfits:
      'Women | Peplum and wrapper, near to a kaba and slit | peplum-and-wrapper/1\nMen | Embroidered kaftan | embroidered-kaftan/coffee',
    colours: KENTE,
    etiquette: 'Stand back for palanquins and guns of the companies.',
    ruleText: 'The first Saturday of September.',
    ...{ rule: 'weekday', month: 9, weekday: 6, nth: 1, usualMonths: [9], checkedOn: CHECKED },
    source: 'City Guide Ghana',
    pieces: ['Peplum & Wrapper', 'Embroidered Kaftan', 'Ankara, 6 yards'],
  },
  {
    title: 'Homowo',
    place: 'Accra',
    region: 'Greater Accra',
    ...{ country: 'GH', latitude: 5.56, longitude: -0.2, people: 'ga' },
    summary: 'The Ga hoot at hunger: kpokpoi is sprinkled in the streets after a month without drums.',
    story:
      'Homowo means hooting at hunger and remembers a famine that ended with a great harvest. Before it a ban on drumming and noise is kept in Accra; then chiefs sprinkle kpokpoi, steamed maize with palm oil and fish, and families eat together from one bowl.',
    dress: 'Red and white cloth for families, kente and velvet for chiefs.',
    outfits:
      'Women | Lace iro and buba style two-piece in light colours | oleku-iro-and-buba/1\nMen | Plain kaftan | plain-kaftan/1',
    etiquette: 'Keep the ban on noise in the weeks before.',
    ruleText: 'August or September; each Ga town announces its day.',
    usualMonths: [8, 9],
    source: 'Announced by each Ga town',
    pieces: ['Oleku Iro & Buba', 'Plain Kaftan'],
  },
  {
    title: 'Odwira',
    place: 'Akropong',
    region: 'Eastern',
    ...{ country: 'GH', latitude: 5.97, longitude: -0.09, people: 'akan' },
    summary: 'A week of purification in Akuapem that mourns the dead, feasts and ends in a durbar of chiefs.',
    story:
      'Odwira cleanses the state and thanks God and the ancestors for the harvest. The week has a day for each: clearing the path to the royal mausoleum, mourning in red and black, a feast for the ancestors, and the durbar with gold and umbrellas.',
    dress: 'Red and black on the day of mourning, bright kente at the durbar.',
    outfits:
      'Men | Dashiki in sun colours at the durbar | dashiki/sun\nWomen | A jumpsuit in a kente pattern | jumpsuit/kente',
    colours: 'Red and black | #7d1620 | Mourning\nGold | #d4a537 | The durbar',
    etiquette: 'Follow the colour of the day: kente is out of place on the day of mourning.',
    ruleText: 'September or October; the Okuapehene’s palace announces the week.',
    usualMonths: [9, 10],
    source: 'Announced by the Okuapehene',
    pieces: ['Dashiki', 'Crepe Jumpsuit'],
  },
  {
    title: 'Akwasidae',
    place: 'Kumasi',
    region: 'Ashanti',
    ...{ country: 'GH', latitude: 6.69, longitude: -1.62, people: 'akan' },
    summary: 'Every six weeks, on a Sunday, the Asantehene receives his people at Manhyia in gold and kente.',
    story:
      'The Akan calendar has nine cycles of forty-two days. On the Sunday that closes one, the Asantehene honours the stools of his ancestors and then sits in state at Manhyia Palace, among sword-bearers, linguists with gold staffs, horn-blowers and fontomfrom drums.',
    dress:
      'Kente for the high and the bold; mourning cloth in dark colours is worn by many, since the ancestors are honoured.',
    outfits: 'Women | A jumpsuit in a kente pattern | jumpsuit/kente\nMen | A dashiki | dashiki/1',
    colours: KENTE,
    etiquette: 'Sit lower than the chiefs, never cross your legs before the Asantehene, and greet with the right hand.',
    ruleText: 'A Sunday every six weeks; Manhyia Palace publishes the year’s days.',
    source: 'Published by Manhyia Palace',
    pieces: ['Crepe Jumpsuit', 'Dashiki', 'Aso-oke Clutch'],
  },
  {
    title: 'Ghana Independence Day',
    place: 'Nationwide',
    region: 'Greater Accra',
    ...{ country: 'GH', latitude: 5.6, longitude: -0.19, people: 'national' },
    summary: 'Red, gold and green with a black star, on 6 March.',
    story:
      'On 6 March 1957 the Gold Coast became independent under Kwame Nkrumah and took the name Ghana. Schools and soldiers parade, and Ghanaians everywhere wear their colours.',
    dress: 'Kente or any cut in red, gold and green.',
    outfits: 'Either | Dashiki in sun colours | dashiki/sun\nWomen | A jumpsuit in a kente pattern | jumpsuit/kente',
    colours:
      'Red | #ce1126 | Those who died for independence\nGold | #fcd116 | The country’s minerals\nGreen | #006b3f | Forests and farms\nBlack | #1d1d1d | The star of African freedom',
    etiquette: 'Stand for the anthem.',
    pastYears: '1957 | Independence from Britain',
    ruleText: 'Every 6 March.',
    ...{ rule: 'fixed', calendarDays: '03-06', isFirm: true, usualMonths: [3], checkedOn: CHECKED },
    source: 'Public holiday of Ghana',
    pieces: ['Dashiki', 'Crepe Jumpsuit', 'Girls’ Flare'],
  },
  {
    title: 'December in GH',
    place: 'Accra',
    region: 'Greater Accra',
    ...{ country: 'GH', latitude: 5.56, longitude: -0.2, people: 'national', cover: 'owambe-season' },
    summary: 'Accra’s Detty December: concerts, beach parties and weddings, with family home from everywhere.',
    story:
      'Ghana invited its diaspora home for the Year of Return in 2019, and they have kept coming: every December fills with concerts, art, weddings and long evenings at the beach.\n\nMany visitors divide the month between Accra and Lagos, an hour apart by air.',
    dress:
      'Kente or a fugu for the weddings, a light boubou or jumpsuit for the beach, and something that shines for the concerts.',
    outfits:
      'Women | A jumpsuit in a kente pattern | jumpsuit/kente\nMen | An embroidered kaftan | embroidered-kaftan/coffee\nBeach | Dashiki in warm colours | dashiki/sun',
    etiquette: 'Greet with the right hand, and leave early: Accra’s traffic doubles in December.',
    pastYears: '2019 | The Year of Return',
    ruleText: 'All of December, every year.',
    ...{ rule: 'fixed', calendarDays: '12-01', days: 31, usualMonths: [12], checkedOn: CHECKED },
    source: 'Business & Financial Times, January 2025',
    pieces: ['Crepe Jumpsuit', 'Embroidered Kaftan', 'Dashiki', 'Silk Boubou'],
  },
  {
    title: 'Vodun Days',
    place: 'Ouidah',
    region: 'Atlantique',
    ...{ country: 'BJ', latitude: 6.36, longitude: 2.09, people: 'fon' },
    summary:
      'Benin’s festival of traditional religions, with white-robed devotees and Zangbeto on the beach of Ouidah.',
    story:
      'Benin made 10 January the day of its traditional religions in the 1990s. At Ouidah devotees walk from the town’s shrines to the sea by the Door of No Return, and masks such as the Zangbeto, guardians of the night, and Egungun dance.\n\nA law of September 2024 set the feast anew, and it now spans several days.',
    dress: 'White wrappers and beads for devotees, bright wax print and embroidered boubous for guests.',
    outfits: 'Women | A silk boubou | boubou-silk/1\nMen | A white robe | babban-riga/white',
    colours: 'White | #ffffff | Devotion and peace',
    etiquette: 'Ask at each shrine before you enter or take pictures, and never touch a mask.',
    pastYears: '2025 | 9–11 January at Ouidah\n2024 | 9–10 January, first Vodun Days',
    ruleText: 'Around 10 January; the government of Benin announces the days.',
    usualMonths: [1],
    source: 'Agence Afrique, January 2025',
    checkedOn: CHECKED,
    pieces: ['Silk Boubou', 'Babban Riga', 'Ankara, 6 yards'],
  },
  {
    title: 'Abissa',
    place: 'Grand-Bassam',
    region: 'Sud-Comoé',
    ...{ country: 'CI', latitude: 5.2, longitude: -3.74, people: 'nzema' },
    summary:
      'The N’zima close their year with a week of drums, disguise and open criticism of anybody, kings included.',
    story:
      'Abissa is a week of truth and pardon. Around the sacred drum, edongbole, people say in song what went wrong in the year, in costume and often with men dressed as women; who is criticised listens, and the year begins clean.',
    dress: 'Painted faces and invented costumes in the street, white or wax print for the closing day.',
    outfits: 'Women | A shift in ankara | shift-dress/1\nMen | A dashiki | dashiki/1',
    etiquette: 'Take mockery with a laugh, and do not answer it.',
    ruleText: 'Late October or November; the king of the N’zima Kotoko announces the week.',
    usualMonths: [10, 11],
    source: 'Announced at Grand-Bassam',
    pieces: ['Ankara Shift', 'Dashiki'],
  },
  {
    title: 'Cure Salée',
    place: 'In-Gall',
    region: 'Agadez',
    ...{ country: 'NE', latitude: 16.79, longitude: 6.93, people: 'sahel' },
    summary: 'Herders gather at the salt pans after the rains, and young Wodaabe men dance for the eyes of the women.',
    story:
      'When the rains have filled the pans around In-Gall, Tuareg and Wodaabe herders bring their animals to the salty grass and water. Camel races and music go with it, and the Wodaabe hold dances in which men, made up and dressed with ostrich feathers, are judged for beauty by women.',
    dress: 'Indigo turbans and robes of the Tuareg, embroidered tunics, leather and beads of the Wodaabe.',
    outfits: 'Men | A wide robe in blue | babban-riga/1\nWomen | An adire boubou in indigo | boubou-adire/1',
    colours: 'Indigo | #26356b | The veil of the Tuareg, which leaves its blue on the skin',
    etiquette: 'Ask before you photograph, and look up the travel advice for northern Niger first.',
    ruleText: 'After the rains, usually September; announced by the authorities of Agadez.',
    usualMonths: [9],
    source: 'Announced in Agadez',
    pieces: ['Babban Riga', 'Adire Boubou'],
  },
];
