import { escapeHtml } from '#functions/domain/mail/escape-html.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { describeAssistant, type PageStatus } from './find-page-status.ts';

/** What a customer's own domain shows: an assistant by its name, and where the rest of our site is. */
type OwnAssistant = { host: string; conversionId: string; name: string; home: string };

type OwnSubjects = {
  findDomain(host: string): Promise<{ conversionId?: unknown; servedSince?: unknown } | undefined>;
  findConversion(
    conversionId: string,
  ): Promise<{ conversionId?: unknown; companyName?: unknown; isListed?: unknown } | undefined>;
  findForm(formId: string): Promise<{ conversionId?: unknown } | undefined>;
  siteOrigin(brandId: BrandId): string;
};

export type OwnPage = PageStatus & { draw(document: string): string };

const addressPattern = /^\/\/([^/]+)(\/.*)$/;

/** Whether `writeOwnAddress` has written it. */
export const isOwnAddress = (address: string): boolean => addressPattern.test(address);

/**
 * The page of a customer's own domain at an address: its assistant's, or 404 for everything else. Fails if nobody can be
 * asked, because nothing else says what the domain shows.
 */
export async function findOwnPage(ports: OwnSubjects, address: string): Promise<OwnPage> {
  const [, host = '', path = ''] = addressPattern.exec(address) ?? [];
  const domain = await ports.findDomain(host);
  if (typeof domain?.conversionId !== 'string' || !domain.servedSince) return missing;
  const { conversionId } = domain;
  const conversion = await ports.findConversion(conversionId);
  if (!conversion || !(await isShown(ports, conversionId, path))) return missing;
  const name = typeof conversion.companyName === 'string' ? conversion.companyName : '';
  const home = ports.siteOrigin(brandOfConversion(conversionId));
  return {
    ...describeAssistant(conversion),
    draw: (document) => drawAssistant(document, { host, conversionId, name, home }),
  };
}

/** The assistant itself, its copies of documents, and its forms. */
async function isShown({ findForm }: OwnSubjects, conversionId: string, path: string): Promise<boolean> {
  const page = path.toLowerCase();
  if (page === '/' || page === `/gptsite/${conversionId}`) return true;
  if (page.startsWith(`/gptsite/${conversionId}/source/`)) return true;
  const [, formId] = /^\/form\/(\w+)$/.exec(page) ?? [];
  return formId !== undefined && (await findForm(formId))?.conversionId === conversionId;
}

/** The assistant's document for its own domain, which tells the app what it shows and search engines where it is. */
function drawAssistant(document: string, { host, conversionId, name, home }: OwnAssistant): string {
  const address = `https://${host}/`;
  const head = [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    `<meta property="og:url" content="${escapeHtml(address)}">`,
    `<meta property="og:title" content="${escapeHtml(name)}">`,
    '<meta property="og:type" content="website">',
  ].join('');
  return document
    .replace('<html ', () => `<html data-assistant="${conversionId}" data-home="${escapeHtml(home)}" `)
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(name)}</title>`)
    .replace('</head>', () => `${head}</head>`)
    .replace(
      'action="/api/chat/form">',
      (form) => `${form}<input type="hidden" name="conversionId" value="${conversionId}">`,
    );
}

/** For a domain without an assistant, and for every page that an own domain doesn't have. */
const missingPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Page not found</title>
<style>body{font:1.0625rem/1.55 system-ui,sans-serif;max-width:42rem;margin:0 auto;padding:2rem 1rem;color-scheme:light dark}</style>
</head><body><main><h1>There is no page at this address</h1>
<p>Check the address, or begin at <a href="/">the first page of this domain</a>.</p>
<p>Is this domain yours? See its state in your dashboard, under Share.</p></main></body></html>`;

const missing: OwnPage = { status: 404, headers: { 'x-robots-tag': 'noindex' }, draw: () => missingPage };
