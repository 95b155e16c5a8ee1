import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { AppError } from '#shared/errors.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';

let stack: JoinedStack;
let client: ReturnType<typeof createClient>;

beforeAll(async () => {
  stack = await joinStack();
  client = createClient({ baseUrl: stack.url });
});
afterAll(() => stack?.leave());

describe('document uploads', () => {
  test('become an assistant by presigned link, without a website', async () => {
    const bytes = Buffer.from(
      '# Handbook\n\nThe library lends books for three weeks. A lost book costs 12 dollars.',
    );
    const file = { filename: '../../hand<b>book.md', size: bytes.length, type: 'text/markdown' };
    const { uploads, documentUrls } = await client.uploads.uploadDocuments({ files: [file] });
    const [upload] = uploads;
    const put = await fetch(upload?.uploadUrl ?? '', {
      method: 'PUT',
      body: bytes,
      headers: upload?.headers ?? {},
    });
    expect(put.status).toBe(200);
    const trial = describeTrial('Documents Only', '');
    const { conversionId } = await client.signup.createTrial({
      ...trial,
      sourceType: 'no-website',
      uploadedDocuments: documentUrls.map((url) => ({ url })),
    });
    const last = (await followConversion(client, conversionId)).at(-1);
    expect(last).toMatchObject({ status: 'completed', progressDetails: { documentsRead: 1 } });
    const answer = await client.chat.sendMessage({
      message: 'How long does the library lend books?',
      conversionId,
    });
    expect(answer.outcome).not.toBe('declined');
    expect(answer.response).toContain('three weeks');
  });

  test('are accepted as a small multipart form', async () => {
    const form = new FormData();
    form.append('documents', new Blob(['Open daily from nine to five.']), 'hours.txt');
    form.append('documents', new Blob(['Tuition is 900 dollars.']), 'fees.txt');
    const response = await fetch(`${stack.url}/api/upload-documents`, { method: 'POST', body: form });
    const reply: { documentUrls: string[] } = await response.json();
    expect(reply.documentUrls).toHaveLength(2);
  });

  test('of another kind than their name says are refused at once', async () => {
    const form = new FormData();
    form.append('documents', new Blob(['GIF89a'], { type: 'application/pdf' }), 'handbook.pdf');
    const response = await fetch(`${stack.url}/api/upload-documents`, { method: 'POST', body: form });
    const { message } = await response.json();
    expect([response.status, message]).toEqual([
      400,
      'The content of handbook.pdf does not match its name. Open it in the program it was made with, save it in a supported format and upload it again.',
    ]);
  });

  test('are refused with a clear message when the form is cut short, and the service keeps running', async () => {
    const body = '--X\r\nContent-Disposition: form-data; name="documents"; filename="a.txt"\r\n\r\nhi';
    const headers = { 'content-type': 'multipart/form-data; boundary=X' };
    const response = await fetch(`${stack.url}/api/upload-documents`, { method: 'POST', headers, body });
    expect([response.status, (await response.json()).error.code]).toEqual([400, 'MALFORMED_REQUEST']);
    expect((await fetch(`${stack.url}/api/health`, { method: 'HEAD' })).status).toBe(200);
  });

  test('of more than twenty files are refused, and no file is dropped silently', async () => {
    const form = new FormData();
    for (let index = 0; index < 21; index++) form.append('documents', new Blob(['text']), `${index}.txt`);
    const response = await fetch(`${stack.url}/api/upload-documents`, { method: 'POST', body: form });
    expect([response.status, (await response.json()).message]).toEqual([400, 'At most 20 documents.']);
  });

  test('get 413 when the form exceeds the limit of the cloud', async () => {
    const form = new FormData();
    form.append('documents', new Blob([new Uint8Array(5 * 1024 * 1024)]), 'large.txt');
    const response = await fetch(`${stack.url}/api/upload-documents`, { method: 'POST', body: form });
    const { error, message } = await response.json();
    expect([response.status, error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(message).toContain('PUT each to the signed link');
  });

  const refusedFiles: [string, { filename: string; size: number; type: string }, RegExp][] = [
    [
      'one over 10 MB',
      { filename: 'big.pdf', size: 10_485_761, type: 'application/pdf' },
      /^big\.pdf exceeds 10MB limit\. Please select a smaller file\.$/,
    ],
    ['an empty one', { filename: 'none.pdf', size: 0, type: 'application/pdf' }, /is empty/],
    ['a program', { filename: 'a.pdf.exe', size: 10, type: 'application/pdf' }, /cannot read/],
  ];
  test.each(refusedFiles)('refuse %s', async (_name, file, message) => {
    const attempt = client.uploads.uploadDocuments({ files: [file] });
    await expect(attempt).rejects.toMatchObject({
      code: 'VALIDATION',
      message: expect.stringMatching(message),
    });
  });

  test('that were announced but never sent are refused at signup', async () => {
    const file = { filename: 'never.pdf', size: 100, type: 'application/pdf' };
    const { documentUrls } = await client.uploads.uploadDocuments({ files: [file] });
    const trial = {
      ...describeTrial('Never Uploaded', ''),
      sourceType: 'no-website',
      uploadedDocuments: documentUrls,
    };
    await expect(client.signup.createTrial(trial)).rejects.toMatchObject({
      code: 'VALIDATION',
      message: expect.stringContaining('did not finish'),
    });
  });

  test('of another customer cannot be used', async () => {
    const trial = {
      ...describeTrial('Thief', ''),
      sourceType: 'no-website',
      uploadedDocuments: ['upload://../secret'],
    };
    await expect(client.signup.createTrial(trial)).rejects.toMatchObject({ code: 'VALIDATION' });
  });
});

const hostileFile = join(import.meta.dirname, '../../../../shared/security/hostile.json');

describe.skipIf(!existsSync(hostileFile))('hostile file names', () => {
  const { filenames }: { filenames: { id: string; filename: string }[] } = existsSync(hostileFile)
    ? JSON.parse(readFileSync(hostileFile, 'utf8'))
    : { filenames: [] };

  test.each(filenames)(
    '$id is refused with a clear message, or shown clean and stored under a generated key',
    async ({ filename }) => {
      const files = [{ filename, size: 10, type: 'application/pdf' }];
      const reply = await client.uploads.uploadDocuments({ files }).catch((error: unknown) => error);
      if (reply instanceof AppError) return expect(reply.status).toBe(400);
      expect(reply).toMatchObject({ documentUrls: [expect.stringMatching(/^upload:\/\/[0-9a-z]{26}$/)] });
      expect(JSON.stringify(reply)).not.toMatch(/\\u0000|\\u202e|\\r|\\n|\.\.\//);
    },
  );
});
