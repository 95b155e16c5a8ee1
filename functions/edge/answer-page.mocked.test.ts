import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { pagePathHeader } from '#functions/http/page-path-header.ts';
import { keys } from '#functions/storage/dynamodb/keys.ts';

const documents = mockClient(DynamoDBDocumentClient);
const folder = mkdtempSync(join(tmpdir(), 'gptsites-documents-'));
writeFileSync(join(folder, 'assistant.html'), 'the assistant');
writeFileSync(join(folder, 'app.html'), 'the app');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const conversionId = `conv_edgpt_${'0'.repeat(26)}`;
const formId = '0'.repeat(26);
const unknownId = `conv_edgpt_${'1'.repeat(26)}`;

beforeEach(() => {
  documents.reset();
  documents.on(GetCommand).resolves({});
  for (const Key of [keys.conversion(conversionId), keys.form(formId)])
    documents.on(GetCommand, { Key }).resolves({ Item: Key });
  documents.on(GetCommand, { Key: keys.slug('maple-grove') }).resolves({ Item: { conversionId } });
  vi.resetModules();
  vi.useRealTimers();
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('TABLE_NAME', 'gptsites');
  vi.stubEnv('PAGES_FOLDER', folder);
  vi.stubEnv('LOG_LEVEL', 'SILENT');
});

async function ask(path: string, document = 'assistant.html') {
  const { handler } = await import('./answer-page.ts');
  return handler({ rawPath: `/pages/${document}`, headers: { [pagePathHeader]: path } });
}

test.each([
  ['an assistant', `/gptsite/${conversionId}`, 200],
  ['an assistant in upper case', `/GptSite/${conversionId.toUpperCase()}/`, 200],
  ['a stored copy of an assistant', `/gptsite/${conversionId}/source/a%20b`, 200],
  ['the Demo School of the demonstration', '/gptsite/demo', 200],
  ['a form', `/form/${formId}`, 200],
  ['an unknown assistant', `/gptsite/${unknownId}`, 404],
  ['a stored copy of an unknown assistant', `/gptsite/${unknownId}/source/a`, 404],
  ['an assistant by its name', '/gptsite/Maple-Grove', 200],
  ['an unknown name', '/gptsite/oak-grove', 404],
  ['a copy below a name', '/gptsite/maple-grove/source/a', 404],
  ['a malformed id', '/gptsite/maple_grove', 404],
  ['a copy of the Demo School', '/gptsite/demo/source/a', 404],
  ['an unknown form', `/form/${'1'.repeat(26)}`, 404],
  ['a path without a page', `/gptsite/${conversionId}/more`, 404],
])('%s returns its document with status %3$i', async (_name, path, statusCode) => {
  expect(await ask(path)).toMatchObject({
    statusCode,
    body: 'the assistant',
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': `public, max-age=0, s-maxage=${statusCode === 200 ? 60 : 10}`,
    },
  });
});

test('search engines list an assistant only once its owner has published it', async () => {
  const tagOf = async (path: string) => (await ask(path)).headers?.['x-robots-tag'];
  expect(await tagOf(`/gptsite/${conversionId}`)).toBe('noindex');
  expect(await tagOf('/gptsite/maple-grove')).toBe('noindex');
  expect(await tagOf('/gptsite/demo')).toBeUndefined();
  documents
    .on(GetCommand, { Key: keys.conversion(conversionId) })
    .resolves({ Item: { ...keys.conversion(conversionId), isListed: true } });
  expect(await tagOf(`/gptsite/${conversionId}`)).toBeUndefined();
  expect(await tagOf('/gptsite/maple-grove')).toBeUndefined();
});

test('a malformed id isn’t looked up', async () => {
  await ask('/gptsite/maple_grove');
  expect(documents.commandCalls(GetCommand)).toHaveLength(0);
});

test('the page returns 200 when the table throttles', async () => {
  documents.on(GetCommand).rejects(new Error('throttled'));
  expect(await ask(`/gptsite/${unknownId}`)).toMatchObject({ statusCode: 200, body: 'the assistant' });
});

test('the page returns 200 in time when the table hangs', async () => {
  documents.on(GetCommand).callsFake(() => new Promise(() => undefined));
  expect(await ask(`/gptsite/${unknownId}`)).toMatchObject({ statusCode: 200 });
});

test('a missing document is an error, so that CloudFront falls back to the bucket', async () => {
  await expect(ask(`/gptsite/${conversionId}`, '../../etc/passwd')).rejects.toThrow('ENOENT');
});
