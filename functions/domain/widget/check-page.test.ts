import { expect, test } from 'vitest';
import type { FetchResult } from '#functions/engine/crawl/fetch/fetcher.ts';
import { makeSnippet } from '#shared/domain/widget/make-snippet.ts';
import { defaultWidgetConfig } from '#shared/domain/widget/widget-config.ts';
import { checkPage } from './check-page.ts';

const id = `conv_edgpt_${'0'.repeat(26)}`;
const other = `conv_edgpt_${'1'.repeat(26)}`;
const codeOf = (conversionId: string) =>
  makeSnippet({ ...defaultWidgetConfig, id: conversionId }, 'https://edgpt.ai');

const check = (html: string, allowedDomains: string[] = []) =>
  checkPage(
    {
      widgets: { find: async () => ({ hosts: {}, allowedDomains }) },
      fetch: async (url) => ({
        ...{ ok: true, url, status: 200, headers: {}, truncated: false, requestCount: 1 },
        bytes: Buffer.from(html),
      }),
    },
    id,
    'https://www.maple.example/',
  );

test.each([
  ['the code', codeOf(id), 'found'],
  [
    'the call of a tag manager',
    makeSnippet({ ...defaultWidgetConfig, id }, 'https://edgpt.ai', 'tag-manager'),
    'found',
  ],
  [
    'the code in a framework’s data',
    JSON.stringify({ src: 'https://edgpt.ai/widget.js', id }).replaceAll('/', '\\/'),
    'found',
  ],
  ['another assistant’s code', codeOf(other), 'other-assistant'],
  ['the code in a comment', `<!-- ${codeOf(id)} -->`, 'missing'],
  ['only a link to the assistant', `<a href="https://edgpt.ai/gptsite/${id}">Ask</a>`, 'missing'],
])('a page with %s', async (_name, html, result) => {
  expect(await check(`<body>${html}</body>`)).toMatchObject({ result });
});

test('a page that the owner’s list leaves out, and one with a tag manager, are told apart', async () => {
  expect(await check(codeOf(id), ['other.example'])).toMatchObject({ result: 'found', isAllowed: false });
  const html = '<script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>';
  expect(await check(html)).toMatchObject({ result: 'missing', hasTagManager: true });
});

test('a site that doesn’t answer with TLS is tried without', async () => {
  const asked: string[] = [];
  const fetch = async (url: string): Promise<FetchResult> => {
    asked.push(url);
    return { ok: false, url, requestCount: 1, code: 'unreachable', reason: 'No answer.', transient: false };
  };
  const widgets = { find: async () => ({ hosts: {} }) };
  expect(await checkPage({ widgets, fetch }, id, 'https://maple.example')).toMatchObject({
    result: 'unreachable',
    reason: 'No answer.',
    url: 'https://maple.example',
  });
  expect(asked).toEqual(['https://maple.example', 'http://maple.example']);
});
