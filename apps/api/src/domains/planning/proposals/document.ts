import { EVENT_KINDS } from '@adunni/contracts/asoebi/names';
import { BRAND } from '@adunni/contracts/brand';
import { milestoneAmounts } from '@adunni/contracts/planning/milestones';
import { PLANNING_LEVELS } from '@adunni/contracts/planning/names';
import { PROPOSAL_STATUSES } from '@adunni/contracts/planning/stages';
import { amountText } from '../../../kit/amount-text.rules.ts';
import { column, footText, heading, MIDDLE, sumLine, TOTAL } from '../../../kit/documents/blocks.ts';
import { LEFT, RIGHT, Sheet, SOFT } from '../../../kit/documents/sheet.ts';
import { dayStart, shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { proposalStatus } from '../rules.ts';
import type { CaseRow, ProposalRow } from '../tables.ts';

const dayText = (day: string): string => shopDayLabel(dayStart(day));

/** A version of a proposal as a PDF file: what it offers, what that comes to, when what is paid. */
export async function renderProposal(row: CaseRow, proposal: ProposalRow, now: Date): Promise<Buffer> {
  const title = `Proposal ${row.number}, version ${proposal.number}`;
  const sheet = await Sheet.open(title, BRAND.name, proposal.createdAt);
  heading(sheet, 'Proposal', `${row.number} · version ${proposal.number} · ${shopDayLabel(proposal.createdAt)}`);
  facts(sheet, row, proposal, now);
  if (proposal.words.note) sheet.down(sheet.text(proposal.words.note, LEFT, RIGHT) + 16);
  items(sheet, proposal);
  sumLine(sheet, 'Total', amountText(proposal.total), true);
  milestones(sheet, proposal);
  return sheet.finish(footText(proposal.createdAt));
}

function facts(sheet: Sheet, row: CaseRow, proposal: ProposalRow, now: Date): void {
  const { request, level } = row;
  const asked = [request.contactName, `${EVENT_KINDS[request.kind]}, ${request.guests} guests`, request.city];
  const left = column(sheet, 'Prepared for', asked, LEFT, MIDDLE - 12);
  const offered = [
    PLANNING_LEVELS[level],
    `Day: ${dayText(proposal.words.day)}`,
    `Valid until ${dayText(proposal.expiresOn)}`,
    PROPOSAL_STATUSES[proposalStatus(proposal, now)].label,
  ];
  const right = column(sheet, 'Proposal', offered, MIDDLE, RIGHT);
  sheet.down(Math.max(left, right) + 24);
}

function items(sheet: Sheet, { words }: ProposalRow): void {
  sheet.text('What we do', LEFT, TOTAL - 24, { size: 8.5, colour: SOFT });
  sheet.text('Amount', TOTAL, RIGHT, { size: 8.5, colour: SOFT, align: 'right' });
  sheet.down(16);
  sheet.rule();
  sheet.down(8);
  for (const { title, details, amount } of words.items) {
    sheet.reserve(44);
    sheet.text(amountText(amount), TOTAL - 20, RIGHT, { align: 'right' });
    sheet.down(sheet.text(title, LEFT, TOTAL - 24, { face: 'strong' }) + 2);
    if (details) sheet.down(sheet.text(details, LEFT, TOTAL - 24, { colour: SOFT }));
    sheet.down(8);
  }
  sheet.rule();
  sheet.down(10);
}

function milestones(sheet: Sheet, { words, total }: ProposalRow): void {
  const amounts = milestoneAmounts(total, words.shares);
  sheet.down(14);
  sheet.reserve(40);
  sheet.down(sheet.text('Milestones', LEFT, MIDDLE, { face: 'strong', size: 11 }) + 6);
  words.shares.forEach(({ title, percent, dueOn }, index) => {
    const amount = amounts[index];
    if (amount === undefined) return;
    sheet.reserve(22);
    sheet.text(amountText(amount), TOTAL - 20, RIGHT, { align: 'right' });
    const due = dueOn ? `due ${dayText(dueOn)}` : 'due on accepting';
    sheet.down(sheet.text(`${title}, ${percent}%, ${due}`, LEFT, TOTAL - 24) + 5);
  });
}
