import { BRAND } from '@adunni/contracts/brand';
import type { LoadedProductCard } from '@adunni/contracts/catalog/catalog';
import { type Block, parseBody, type TextRun } from '@adunni/contracts/newsletter/body';
import type { CampaignForm } from '@adunni/contracts/newsletter/forms';
import { shownPrice, type TaxSettings, taxSentence } from '@adunni/contracts/settings/shown-price';
import { amountText } from '../../../kit/amount-text.rules.ts';
import { type Content, escapeHtml, renderPage } from '../../../kit/mail/email-template.ts';

const LINK_STYLE = 'color:#7a2e1d;text-decoration:underline';

interface Shop {
  publicUrl: string;
  /** How its prices are shown. */
  tax: TaxSettings;
}

/**
 * Renders a campaign once; the function that it answers with finishes the email of each recipient with their own way
 * out. `picks` are the pieces that the public can see, at the prices that the shop shows.
 */
export function renderCampaign(
  { subject, preheader, body }: Pick<CampaignForm, 'subject' | 'preheader' | 'body'>,
  picks: readonly LoadedProductCard[],
  shop: Shop,
): (leave: string) => Content {
  const { publicUrl, tax } = shop;
  const blocks = parseBody(body);
  const absolute = (href: string): string => (href.startsWith('/') ? publicUrl + href : href);
  const parts = [...blocks.map((block) => blockHtml(block, absolute)), picksHtml(picks, shop)];
  const words = [
    ...blocks.map(({ runs }) => runs.map((run) => runText(run, absolute)).join('')),
    ...picks.map((pick) => `${pick.title}, ${pick.maker.name}, ${priceOf(pick, tax)}\n${pageOf(pick, publicUrl)}`),
    ...(picks.length > 0 && taxSentence(tax) ? [taxSentence(tax)] : []),
  ];
  const why = `You are receiving this email because you subscribed to the ${BRAND.name} newsletter.`;
  return (leave) => ({
    html: renderPage({
      title: subject,
      preheader,
      parts,
      foot: `${escapeHtml(why)} <a href="${escapeHtml(leave)}" style="color:#6d6259">Unsubscribe</a>`,
    }),
    text: [...words, `${BRAND.name} · ${publicUrl}`, `${why} Unsubscribe: ${leave}`].join('\n\n'),
  });
}

function blockHtml({ kind, runs }: Block, absolute: (href: string) => string): string {
  const inner = runs
    .map(({ text, href }) => {
      const words = escapeHtml(text).replaceAll('\n', '<br>');
      return href ? `<a href="${escapeHtml(absolute(href))}" style="${LINK_STYLE}">${words}</a>` : words;
    })
    .join('');
  return kind === 'heading'
    ? `<h2 style="margin:32px 0 12px;font-size:22px;font-weight:normal;line-height:1.3">${inner}</h2>`
    : `<p style="margin:0 0 16px;line-height:1.6">${inner}</p>`;
}

const runText = ({ text, href }: TextRun, absolute: (href: string) => string): string =>
  href ? `${text} (${absolute(href)})` : text;

/** Pieces two in a row, as a table, which every mail program understands. */
function picksHtml(picks: readonly LoadedProductCard[], shop: Shop): string {
  if (picks.length === 0) return '';
  const cells = picks.map((pick, index) => pickHtml(pick, index % 2 === 0 ? '0 8px 28px 0' : '0 0 28px 8px', shop));
  const rows: string[] = [];
  for (let index = 0; index < cells.length; index += 2)
    rows.push(`<tr>${cells[index]}${cells[index + 1] ?? '<td style="width:50%"></td>'}</tr>`);
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:24px 0 8px">${rows.join('')}</table>${taxHtml(taxSentence(shop.tax))}`;
}

const taxHtml = (sentence: string): string =>
  sentence && `<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#6d6259">${escapeHtml(sentence)}</p>`;

function pickHtml(pick: LoadedProductCard, padding: string, { publicUrl, tax }: Shop): string {
  const { picture, title, maker } = pick;
  const image = picture
    ? `<img src="${escapeHtml(`${publicUrl}${picture.url}/480.jpg`)}" alt="${escapeHtml(picture.alt)}" width="240" style="display:block;width:100%;height:auto;background:#ece3d4">`
    : '';
  return [
    `<td style="width:50%;padding:${padding};vertical-align:top">`,
    `<a href="${escapeHtml(pageOf(pick, publicUrl))}" style="color:#241c17;text-decoration:none">${image}`,
    `<span style="display:block;margin-top:10px;line-height:1.35">${escapeHtml(title)}</span></a>`,
    `<span style="display:block;margin-top:4px;font-size:14px;line-height:1.5;color:#6d6259">${escapeHtml(maker.name)}<br>${escapeHtml(priceOf(pick, tax))}</span></td>`,
  ].join('');
}

const pageOf = ({ _id }: LoadedProductCard, publicUrl: string): string => `${publicUrl}/products/${_id}`;
const priceOf = ({ price, priceVaries }: LoadedProductCard, tax: TaxSettings): string =>
  `${priceVaries ? 'from ' : ''}${amountText(shownPrice(price, tax))}`;
