import type { Fetcher, FetchResult } from '#functions/engine/crawl/fetch/fetcher.ts';
import type { WidgetStore } from '#functions/storage/dynamodb/site/widget-store.ts';
import type { PageCheck } from '#shared/contract/assistant/widget.ts';
import { widgetScriptPath } from '#shared/domain/widget/widget-config.ts';
import { isAllowedHost } from './is-allowed-host.ts';

type CheckPorts = { widgets: Pick<WidgetStore, 'find'>; fetch: Fetcher };

const pageLimit = { maxBytes: 2 * 1024 * 1024, overflow: 'truncate' } as const;
const comments = /<!--[\s\S]*?-->/g;
const assistantIds = /conv_[a-z]+_[0-9a-z]{26}/gi;

/** Looks for the embed code of an assistant on a page. Code that another script adds later is not in the page's text. */
export async function checkPage(
  { widgets, fetch }: CheckPorts,
  conversionId: string,
  address: string,
): Promise<PageCheck> {
  const [page, { allowedDomains = [] }] = await Promise.all([
    fetchPage(fetch, address),
    widgets.find(conversionId),
  ]);
  const known = { url: page.url, isAllowed: true, hasTagManager: false };
  if (!page.ok) return { ...known, result: 'unreachable', reason: page.reason };
  const text = page.bytes.toString('utf8').replace(comments, '');
  return {
    ...known,
    result: findCode(text, conversionId),
    hasTagManager: text.includes('googletagmanager.com/gtm.js'),
    isAllowed: isAllowedHost(new URL(page.url).host, allowedDomains),
  };
}

/** A site that doesn't answer with TLS is tried without, because the contract completes an address with `https://`. */
async function fetchPage(fetch: Fetcher, address: string): Promise<FetchResult> {
  const read = (url: string) => fetch(url, { acceptBody: () => pageLimit });
  const page = await read(address);
  if (page.ok || page.code !== 'unreachable' || !/^https:/i.test(address)) return page;
  const plain = await read(address.replace(/^https:/i, 'http:'));
  return plain.ok ? plain : page;
}

function findCode(text: string, conversionId: string): 'found' | 'other-assistant' | 'missing' {
  // Frameworks write addresses into scripts with escaped slashes.
  if (!text.replaceAll('\\/', '/').includes(widgetScriptPath)) return 'missing';
  if (text.includes(conversionId)) return 'found';
  return text.match(assistantIds) ? 'other-assistant' : 'missing';
}
