import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';

let stack: JoinedStack;
let owner: Agent['client'];
let conversionId: string;
const picture = readFileSync('web/public/og/edgpt.png');

beforeAll(async () => {
  stack = await joinStack();
  const agent = openAgent(stack.url);
  const trial = describeTrial('Pictured School', stack.smallSiteUrl);
  ({ conversionId } = await agent.client.signup.createTrial(trial));
  await followConversion(agent.client, conversionId);
  await agent.signIn(trial.adminContact.email ?? '', trial.adminContact.password ?? '');
  owner = agent.client;
});
afterAll(() => stack?.leave());

async function announce(filename: string, size: number) {
  const files = [{ filename, size, type: 'image/png' }];
  const { uploads } = await openAgent(stack.url).client.uploads.uploadDocuments({ purpose: 'logo', files });
  return uploads[0];
}

async function upload(filename: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const target = await announce(filename, bytes.length);
  const { uploadUrl = '', documentUrl = '', headers = {} } = target ?? {};
  expect((await fetch(uploadUrl, { method: 'PUT', headers, body: bytes })).status).toBe(200);
  return documentUrl;
}

test('an uploaded picture becomes the logo that visitors get, under an address that stays', async () => {
  const documentUrl = await upload('Our logo.png', new Uint8Array(picture));
  const { logoUrl } = await owner.dashboard.keepLogo({ conversionId, documentUrl });
  const { siteName, appearance, readsWithModel, versions } = await owner.dashboard.getSettings({
    conversionId,
  });
  await owner.dashboard.saveAssistant({
    ...{ conversionId, siteName, readsWithModel, appearance: { ...appearance, logoUrl } },
    version: versions.assistant,
  });
  const visitor = openAgent(stack.url).client;
  const panel = await visitor.widget.getPanel({ conversionId, host: 'www.maple-grove.org' });
  expect(panel.logoUrl).toBe(logoUrl);
  const served = await fetch(new URL(logoUrl, stack.url));
  expect(Buffer.from(await served.arrayBuffer()).equals(picture)).toBe(true);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringContaining('immutable'),
    'x-content-type-options': 'nosniff',
  });
  const unknown = await fetch(new URL(logoUrl.replace(/\w+\.png$/, `${'0'.repeat(26)}.png`), stack.url));
  expect(unknown.status).toBe(404);
});

test('a file that is no picture, is too large or was never uploaded is refused with what to do', async () => {
  const refuse = (call: Promise<unknown>, message: string) =>
    expect(call).rejects.toMatchObject({ code: 'VALIDATION', message: expect.stringContaining(message) });
  await refuse(announce('logo.svg', 10), 'is not a PNG, JPEG or WebP picture');
  await refuse(announce('logo.png', 1024 * 1024 + 1), 'is larger than 1 MB. Please save it smaller');
  const page = new TextEncoder().encode('<script>alert(1)</script>');
  const keep = (documentUrl: string) => owner.dashboard.keepLogo({ conversionId, documentUrl });
  await refuse(keep(await upload('logo.png', page)), 'is not a PNG, JPEG or WebP picture');
  await refuse(keep('upload://unknown'), 'Please upload the picture again');
  const pending = await announce('logo.png', picture.length);
  await refuse(keep(pending?.documentUrl ?? ''), 'did not finish');
  const stranger = openAgent(stack.url).client.dashboard;
  await expect(stranger.keepLogo({ conversionId, documentUrl: 'upload://unknown' })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});
