import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, createClient } from '#shared/client.ts';
import { readCopyQuote } from '#shared/domain/conversion/copy-path.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { type JoinedStack, joinSampleSchool } from '#tests/support/stacks/join-stack.ts';

let stack: JoinedStack;
let client: Client;
/** An assistant from a website and one from an upload. */
let siteId: string;
let uploadId: string;

const handbook =
  '# Handbook\n\nThe library lends books for three weeks. A lost book costs 12 dollars.\n\n<script>alert(1)</script>';

beforeAll(async () => {
  ({ stack, conversionId: siteId } = await joinSampleSchool());
  client = createClient({ baseUrl: stack.url });
  uploadId = await startFromUpload();
  await followConversion(client, uploadId);
});
afterAll(() => stack?.leave());

async function startFromUpload(): Promise<string> {
  const bytes = Buffer.from(handbook);
  const file = { filename: 'handbook.md', size: bytes.length, type: 'text/markdown' };
  const { uploads, documentUrls } = await client.uploads.uploadDocuments({ files: [file] });
  for (const { uploadUrl = '', headers = {} } of uploads)
    await fetch(uploadUrl, { method: 'PUT', body: bytes, headers });
  const { conversionId } = await client.signup.createTrial({
    ...describeTrial('Copied Documents', ''),
    sourceType: 'no-website',
    uploadedDocuments: documentUrls.map((url) => ({ url })),
  });
  return conversionId;
}

/** The first source of an answer and its stored copy. */
async function openCopy(conversionId: string, message: string) {
  const reply = await client.chat.sendMessage({ conversionId, message });
  const [source] = reply.sources;
  const copyUrl = new URL(source?.copyUrl ?? '', stack.url);
  const sourceId = copyUrl.pathname.split('/').at(-1) ?? '';
  return { source, copyUrl, sourceId, copy: await client.chat.getSourceCopy({ conversionId, sourceId }) };
}

describe('the stored copy of a source', () => {
  test.each([
    'What is the phone number of the school?',
    'Who runs the STEM lab?',
    'when is spring break',
    'How long can you keep a library book?',
  ])('contains the quote of the answer to %j', async (question) => {
    const { source, copy, copyUrl } = await openCopy(siteId, question);
    const texts = copy.blocks.flatMap((block) => {
      if (block.kind === 'list') return block.items;
      return block.kind === 'table' ? block.rows.map((cells) => cells.join(' ')) : [block.text];
    });
    for (const line of source?.quote.split('\n') ?? [])
      expect(texts.some((text) => text.includes(line))).toBe(true);
    expect(copy).toMatchObject({ organisationName: 'Maple Grove School', isComplete: true });
    expect(copy.url).toContain(stack.sampleSiteUrl);
    expect(readCopyQuote(copyUrl.hash)).toBe(source?.quote);
  });

  test('is the source that answers from an uploaded document cite', async () => {
    const { source, copy } = await openCopy(uploadId, 'How long does the library lend books?');
    expect(source?.url).toBeNull();
    expect(copy).toMatchObject({ kind: 'document', url: null });
    expect(JSON.stringify(copy.blocks)).toContain('three weeks');
  });

  test('is not served under another assistant or an unknown source id', async () => {
    const { sourceId } = await openCopy(uploadId, 'How long does the library lend books?');
    for (const wrong of [sourceId, '..%2f..%2frobots', '../knowledge', 'nothing', 'x'.repeat(200)]) {
      await expect(
        client.chat.getSourceCopy({ conversionId: siteId, sourceId: wrong }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    const unknown = `conv_edgpt_${'0'.repeat(26)}`;
    await expect(client.chat.getSourceCopy({ conversionId: unknown, sourceId })).rejects.toMatchObject({
      code: 'CONVERSION_NOT_FOUND',
    });
  });

  test('is kept out of search engines and protected by the content security policy, as data and as a page', async () => {
    const { copyUrl, sourceId } = await openCopy(siteId, 'Who runs the STEM lab?');
    const page = await fetch(copyUrl);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    const data = await fetch(`${stack.url}/api/conversions/${siteId}/sources/${sourceId}`);
    expect(data.headers.get('x-robots-tag')).toBe('noindex');
  });
});

test('the brand’s assistant cites its own pages, which have no stored copy', async () => {
  const reply = await client.chat.sendMessage({ message: 'What is the phone number?', platform: 'law' });
  expect(reply.sources.length).toBeGreaterThan(0);
  expect(reply.sources.filter(({ copyUrl }) => copyUrl)).toEqual([]);
});
