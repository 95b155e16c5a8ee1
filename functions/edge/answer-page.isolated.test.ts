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
  ['an assistant in other letters', `/GptSite/${conversionId.toUpperCase()}/`, 200],
  ['a stored copy of an assistant', `/gptsite/${conversionId}/source/a%20b`, 200],
  ['the Demo School of the demonstration', '/gptsite/demo', 200],
  ['a form', `/form/${formId}`, 200],
  ['an assistant that does not exist', `/gptsite/${unknownId}`, 404],
  ['a stored copy of one that does not exist', `/gptsite/${unknownId}/source/a`, 404],
  ['what is no id', '/gptsite/maple-grove', 404],
  ['a copy of the Demo School', '/gptsite/demo/source/a', 404],
  ['a form that does not exist', `/form/${'1'.repeat(26)}`, 404],
  ['nothing that has a page', `/gptsite/${conversionId}/more`, 404],
])('the page of %s answers with its document and %3$i', async (_name, path, statusCode) => {
  expect(await ask(path)).toMatchObject({
    statusCode,
    body: 'the assistant',
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': `public, max-age=0, s-maxage=${statusCode === 200 ? 60 : 10}`,
    },
  });
});

test('what has no id in it is not looked up', async () => {
  await ask('/gptsite/maple-grove');
  expect(documents.commandCalls(GetCommand)).toHaveLength(0);
});

test('a table that refuses leaves the page as it is', async () => {
  documents.on(GetCommand).rejects(new Error('throttled'));
  expect(await ask(`/gptsite/${unknownId}`)).toMatchObject({ statusCode: 200, body: 'the assistant' });
});

test('a table that is silent leaves the page as it is, soon', async () => {
  documents.on(GetCommand).callsFake(() => new Promise(() => undefined));
  expect(await ask(`/gptsite/${unknownId}`)).toMatchObject({ statusCode: 200 });
});

test('a document that is not there is an error, for which the bucket stands in', async () => {
  await expect(ask(`/gptsite/${conversionId}`, '../../etc/passwd')).rejects.toThrow('ENOENT');
});
