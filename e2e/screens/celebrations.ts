import type { Page } from '@playwright/test';
import { idOf } from './ids.ts';
import type { Kind } from './kinds.ts';

/** The demo’s wedding in full swing. */
const wedding = () => idOf('select id from aso_ebi_events where title = $1', 'Tọ́lá weds Chidi');
const draft = () => idOf('select id from aso_ebi_events where title = $1', 'Naming of baby Ire');
/** What the demo’s designer makes for it. */
const work = () =>
  idOf(
    `select i.id from aso_ebi_invitations i join makers m on m.id = i.maker_id join aso_ebi_events e on e.id = i.event_id
      where m.slug = 'adewura-atelier' and e.title = $1`,
    'Tọ́lá weds Chidi',
  );
/** The link of a group, by its name. */
const link = (group: string) =>
  idOf(
    `select l.key as id from aso_ebi_links l join aso_ebi_groups g on g.id = l.group_id
      where g.name = $1 and l.guest_id is null`,
    group,
  );
/** The key of the order with so many sets. */
const orderOf = (sets: string) =>
  idOf(
    `select o.public_id as id from aso_ebi_orders o where o.status = 'paid'
      and (select count(*) from aso_ebi_sets s where s.order_id = o.id)::text = $1`,
    sets,
  );
/** The key of somebody’s place on a waiting list, by name: keys are random, so that the first of several is another in every shop. */
const place = (name: string) => idOf('select public_id as id from aso_ebi_waiting where name = $1', name);
const planningCase = (stage: string) => idOf('select id from planning_cases where stage = $1', stage);

const host = (view: string) => async () => `/cultural/aso-ebi/event/${await wedding()}/host?view=${view}`;
const step = (name: string) => async () => `/cultural/aso-ebi/event/${await draft()}/edit?step=${name}`;

/** Shows the same address for all links, which are others in every shop. */
async function evenLinks(page: Page): Promise<void> {
  const links = page.getByText('/cultural/aso-ebi/event/');
  await links.first().waitFor();
  await links.evaluateAll((all) => {
    for (const link of all) link.textContent = 'https://adunni.example/cultural/aso-ebi/event/Tk3vQ0mZr8yB1xLdWc5uHg';
  });
}

/** A dialog of a host’s page, by the button that opens it. */
const opening = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').waitFor();
};

/** Aso-ebi as hosts, guests, makers and staff see it, and the cases of planning. */
export const CELEBRATIONS: readonly Kind[] = [
  { name: 'aso-ebi-own', who: 'customer', path: '/cultural/aso-ebi' },
  { name: 'aso-ebi-host', who: 'customer', path: host('overview'), full: true, act: evenLinks },
  { name: 'aso-ebi-host-guests', who: 'customer', path: host('guests') },
  { name: 'aso-ebi-host-sets', who: 'customer', path: host('sets') },
  { name: 'aso-ebi-host-makers', who: 'customer', path: host('makers'), full: true },
  { name: 'aso-ebi-host-people', who: 'customer', path: host('people') },
  { name: 'aso-ebi-reminding', who: 'customer', path: host('guests'), act: opening('Send reminders') },
  { name: 'aso-ebi-importing', who: 'customer', path: host('guests'), act: opening('Import a list') },
  {
    name: 'aso-ebi-cancelling',
    who: 'customer',
    path: host('overview'),
    async act(page) {
      await evenLinks(page);
      await opening('Cancel the event')(page);
    },
  },
  { name: 'aso-ebi-edit-about', who: 'customer', path: step('about') },
  { name: 'aso-ebi-edit-groups', who: 'customer', path: step('groups') },
  { name: 'aso-ebi-edit-packages', who: 'customer', path: step('packages') },
  { name: 'aso-ebi-edit-handover', who: 'customer', path: step('handover') },
  { name: 'aso-ebi-edit-preview', who: 'customer', path: step('preview') },
  {
    name: 'aso-ebi-guest',
    path: async () => `/cultural/aso-ebi/event/${await link('Bride’s side')}`,
    full: true,
  },
  { name: 'aso-ebi-order', path: async () => `/cultural/aso-ebi/order/${await orderOf('5')}`, full: true },
  { name: 'aso-ebi-offered', path: async () => `/cultural/aso-ebi/waiting/${await place('Mrs Bọ́láńlé Ògúndélé')}` },
  { name: 'aso-ebi-waiting', path: async () => `/cultural/aso-ebi/waiting/${await place('Aunty Morẹ́nikẹ́ Adébáyọ̀')}` },
  { name: 'aso-ebi-work', who: 'designer', path: '/designer/orders/aso-ebi' },
  { name: 'aso-ebi-sheet', who: 'designer', path: async () => `/designer/orders/aso-ebi/${await work()}` },
  { name: 'aso-ebi-staff', who: 'admin', path: '/admin/cultural/aso-ebi' },
  { name: 'aso-ebi-staff-event', who: 'admin', path: async () => `/admin/cultural/aso-ebi/${await wedding()}` },
  {
    name: 'planning-case',
    who: 'customer',
    path: async () => `/cultural/planning/cases/${await planningCase('under-way')}`,
    full: true,
  },
  {
    name: 'staff-planning-case',
    who: 'admin',
    path: async () => `/admin/cultural/planning/cases/${await planningCase('under-way')}`,
  },
];
