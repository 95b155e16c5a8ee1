import type { SourceOutcome } from '#shared/contract/conversions.ts';

/** Longer ones are hardly read in a subject, and could say something. */
const longestHost = 60;
/** In ASCII, as browsers look it up: no letters that resemble others, no IP address. */
const domainName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?$/;

/** The host of a website of which a page was really read, for mails that carry nothing that was typed. */
export function findReadHost(
  sources: readonly Pick<SourceOutcome, 'kind' | 'status' | 'url'>[],
): string | undefined {
  const page = sources.find(({ kind, status, url }) => kind === 'page' && status === 'read' && url);
  const host = page?.url && URL.canParse(page.url) ? new URL(page.url).hostname : '';
  return host.length <= longestHost && domainName.test(host) ? host : undefined;
}
