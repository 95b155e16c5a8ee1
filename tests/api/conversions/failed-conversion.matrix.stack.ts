import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { uploadDocument } from '#tests/support/callers/upload-document.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';
import { smallSiteUrl } from '#tests/support/stacks/small-site.ts';

let stack: JoinedStack;
let client: ReturnType<typeof createClient>;

beforeAll(async () => {
  stack = await joinStack();
  client = createClient({ baseUrl: stack.url });
});
afterAll(() => stack?.leave());

test('a conversion of a website that does not exist fails with a reason that says what to do', async () => {
  const trial = describeTrial('Typo', 'http://sample-school.invalid-name.edgpt.ai.invalid/');
  const { conversionId } = await client.signup.createTrial(trial);
  const last = (await followConversion(client, conversionId)).at(-1);
  expect(last?.status).toBe('failed');
  expect(last?.errorMessage).toMatch(/address|website/i);
});

describe('a failed first conversion', () => {
  async function fail(name: string) {
    const trial = describeTrial(name, 'https://www.maple-grove-shcool.example');
    const { conversionId } = await client.signup.createTrial(trial);
    const last = (await followConversion(client, conversionId)).at(-1);
    expect(last).toMatchObject({
      status: 'failed',
      errorMessage: 'We couldn’t find this address. Check it for typos, or upload documents instead.',
    });
    const owner = openAgent(stack.url);
    await owner.signIn(String(trial.adminContact.username), String(trial.adminContact.password));
    return { conversionId, owner };
  }

  test('is mended by its owner under the same address, however often the button is clicked', async () => {
    const { conversionId, owner } = await fail('Misspelled School');
    const mended = { conversionId, websiteUrl: smallSiteUrl };
    const started = await Promise.all([
      owner.client.conversions.restart(mended),
      owner.client.conversions.restart(mended),
    ]);
    expect(started).toEqual([
      { success: true, conversionId, status: 'processing' },
      { success: true, conversionId, status: 'processing' },
    ]);
    const readings = await followConversion(client, conversionId);
    expect(readings[0]?.progressDetails.sources).toEqual([]);
    expect(readings.at(-1)).toMatchObject({ status: 'completed', url: smallSiteUrl });
    expect(readings.at(-1)).not.toHaveProperty('errorMessage');
    const { account } = await owner.client.dashboard.getSettings({ conversionId });
    expect(account.website).toBe(smallSiteUrl);
    await expect(
      owner.client.conversions.restart({ conversionId, websiteUrl: 'https://other.example' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('is built from documents instead, and refuses a file that is none', async () => {
    const { conversionId, owner } = await fail('Offline School');
    const picture = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');
    const file = { filename: 'handbook.pdf', size: picture.length, type: 'application/pdf' };
    const { uploads } = await client.uploads.uploadDocuments({ files: [file] });
    const { documentUrl = '', uploadUrl = '', headers = {} } = uploads[0] ?? {};
    await fetch(uploadUrl, { method: 'PUT', body: picture, headers });
    await expect(
      owner.client.conversions.restart({ conversionId, uploadedDocuments: [{ url: documentUrl }] }),
    ).rejects.toMatchObject({
      code: 'VALIDATION',
      message: expect.stringContaining('The content of handbook.pdf does not match its name.'),
    });
    const url = await uploadDocument(
      stack.url,
      'hours.txt',
      'The office is open from 8 am to 3 pm on weekdays.',
    );
    await owner.client.conversions.restart({ conversionId, uploadedDocuments: [{ url }] });
    expect((await followConversion(client, conversionId)).at(-1)).toMatchObject({
      status: 'completed',
      url: null,
      progressDetails: { documentsRead: 1 },
    });
  });

  test('is restarted by nobody else', async () => {
    const { conversionId } = await fail('Fenced School');
    const stranger = await fail('Meddling School');
    const mended = { conversionId, websiteUrl: smallSiteUrl };
    await expect(client.conversions.restart(mended)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(stranger.owner.client.conversions.restart(mended)).rejects.toMatchObject({
      code: 'CONVERSION_NOT_FOUND',
    });
    expect(await client.conversions.getProgress({ conversionId })).toMatchObject({ status: 'failed' });
  });
});
