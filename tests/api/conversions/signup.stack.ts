import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashBody } from '#shared/body-hash.ts';
import { createClient } from '#shared/client.ts';
import { identityMessages } from '#shared/domain/identity.ts';
import { signupMessages, trialSignupSchema } from '#shared/domain/trial-signup.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';
import { smallSiteUrl } from '#tests/support/stacks/small-site.ts';

let stack: JoinedStack;
let client: ReturnType<typeof createClient>;

beforeAll(async () => {
  stack = await joinStack();
  client = createClient({ baseUrl: stack.url });
});
afterAll(() => stack?.leave());

type Trial = ReturnType<typeof describeTrial>;

/** Each invalid signup of document 1 section 5. */
const invalidSignups: [string, (trial: Trial) => Trial, string][] = [
  [
    'no organisation name',
    (t) => ({ ...t, schoolInfo: { ...t.schoolInfo, name: ' ' } }),
    signupMessages.required,
  ],
  ['no website option', (t) => ({ ...t, sourceType: '' }), signupMessages.required],
  [
    'no admin name',
    (t) => ({ ...t, adminContact: { ...t.adminContact, name: '' } }),
    signupMessages.required,
  ],
  [
    'no admin email',
    (t) => ({ ...t, adminContact: { ...t.adminContact, email: '' } }),
    signupMessages.required,
  ],
  [
    'no username',
    (t) => ({ ...t, adminContact: { ...t.adminContact, username: '' } }),
    signupMessages.required,
  ],
  [
    'no password',
    (t) => ({ ...t, adminContact: { ...t.adminContact, password: '' } }),
    signupMessages.required,
  ],
  [
    'a website without address',
    (t) => ({ ...t, schoolInfo: { ...t.schoolInfo, website: '' } }),
    signupMessages.websiteRequired,
  ],
  [
    'a website that is no address',
    (t) => ({ ...t, schoolInfo: { ...t.schoolInfo, website: 'maple grove' } }),
    signupMessages.invalidWebsite,
  ],
  [
    'neither documents nor reference',
    (t) => ({ ...t, sourceType: 'no-website' }),
    signupMessages.businessInformationRequired,
  ],
  [
    'a reference that is no address',
    (t) => ({ ...t, sourceType: 'no-website', referenceWebsiteUrl: 'x y' }),
    signupMessages.invalidReference,
  ],
  [
    'no institution type for a school',
    (t) => ({ ...t, schoolInfo: { ...t.schoolInfo, institutionType: '' } }),
    signupMessages.institutionTypeRequired,
  ],
  [
    'an email address without domain',
    (t) => ({ ...t, adminContact: { ...t.adminContact, email: 'elena@maple' } }),
    signupMessages.invalidEmail,
  ],
  [
    'a website address with a password in it',
    (t) => ({ ...t, schoolInfo: { ...t.schoolInfo, website: 'https://a:b@maple-grove.org' } }),
    signupMessages.invalidWebsite,
  ],
  ['nothing at all', ({ brandId }) => JSON.parse(JSON.stringify({ brandId })), signupMessages.required],
  [
    'a short password',
    (t) => ({ ...t, adminContact: { ...t.adminContact, password: 'short' } }),
    signupMessages.weakPassword,
  ],
  [
    'a stolen password',
    (t) => ({ ...t, adminContact: { ...t.adminContact, password: 'iloveyou' } }),
    identityMessages.guessablePassword,
  ],
];

describe('trial signup', () => {
  test.each(invalidSignups)('refuses %s with the documented message', async (name, spoil, message) => {
    const attempt = client.signup.createTrial(spoil(describeTrial(`Invalid ${name}`, smallSiteUrl)));
    await expect(attempt).rejects.toMatchObject({ code: 'VALIDATION', message });
  });

  test('returns every field name that the specification uses, under every alias of the platform', async () => {
    const trial = { ...describeTrial('Aliases', smallSiteUrl), brandId: 'businessbroker' };
    const reply = await client.signup.createTrial(trial);
    expect(reply.conversionId).toMatch(/^conv_businessbroker_[0-9a-z]{26}$/);
    expect(reply).toMatchObject({
      success: true,
      conversion_id: reply.conversionId,
      dashboardUrl: `/school-dashboard/${reply.conversionId}`,
      companyName: 'Aliases',
      organization: 'Aliases',
    });
  });

  test('refuses an unknown brand', async () => {
    const trial = { ...describeTrial('Nowhere', smallSiteUrl), brandId: 'nowhere' };
    await expect(client.signup.createTrial(trial)).rejects.toMatchObject({
      code: 'BRAND_NOT_FOUND',
      status: 404,
    });
  });

  test('creates one trial for a double click', async () => {
    const trial = { ...describeTrial('Double Click', smallSiteUrl), idempotencyKey: 'draft-1' };
    const [first, second] = await Promise.all([
      client.signup.createTrial(trial),
      client.signup.createTrial(trial),
    ]);
    expect(second.conversionId).toBe(first.conversionId);
    const later = await client.signup.createTrial(trial);
    expect(later.conversionId).toBe(first.conversionId);
  });

  test('refuses a taken email address and a taken username with the same message', async () => {
    const taken = describeTrial('First Come', smallSiteUrl);
    await client.signup.createTrial(taken);
    const sameEmail = describeTrial('Same Email', smallSiteUrl);
    sameEmail.adminContact.email = String(taken.adminContact.email).toUpperCase();
    const sameUsername = describeTrial('Same Username', smallSiteUrl);
    sameUsername.adminContact.username = taken.adminContact.username;
    const refusals = await Promise.all(
      [sameEmail, sameUsername].map((trial) =>
        client.signup.createTrial(trial).catch((error: Error) => error),
      ),
    );
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'ACCOUNT_EXISTS', status: 409 });
    expect(new Set(refusals.map((refusal) => 'message' in refusal && refusal.message)).size).toBe(1);
  });

  test('creates one account from fifty simultaneous signups with one email address', async () => {
    const attempts = Array.from({ length: 50 }, (_, index) => {
      const trial = describeTrial('Race', smallSiteUrl);
      trial.adminContact.username = `race-${index}`;
      return client.signup.createTrial(trial);
    });
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('does not store unknown fields or prototypes', () => {
    const payload = JSON.parse(
      '{"__proto__":{"polluted":true},"role":"superadmin","schoolInfo":{},"adminContact":{}}',
    );
    const parsed = trialSignupSchema.parse(payload);
    expect(parsed).not.toHaveProperty('role');
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  test('sends one welcome mail and one mail that the assistant is ready, with markup in names escaped', async () => {
    const trial = describeTrial('Mail <b>School</b>', smallSiteUrl);
    trial.adminContact.name = '<img src=x onerror=alert(1)>\r\nBcc: all@example.org';
    const { conversionId } = await client.signup.createTrial(trial);
    await followConversion(client, conversionId);
    await expect.poll(() => findMails(conversionId)).toHaveLength(2);
    for (const mail of await findMails(conversionId)) {
      expect(mail.html).not.toContain('<b>');
      expect(mail.html.match(/<img\b[^>]*/g), 'the mark of the brand alone').toEqual([
        expect.stringContaining('/marks/edgpt.png"'),
      ]);
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.text).not.toContain('\nBcc:');
      expect(mail.text).toContain(`${stack.url}/gptsite/${conversionId}`);
    }
  });
});

type SentMail = { id: string; html: string; text: string; subject: string };

async function findMails(conversionId: string): Promise<SentMail[]> {
  const response = await fetch(`${stack.url}/_local/outbox`);
  const { mails }: { mails: SentMail[] } = await response.json();
  return mails.filter(({ id }) => id.endsWith(conversionId));
}

describe('the edge', () => {
  test('answers another method than POST where the chat streams', async () => {
    const wrongMethod = await fetch(`${stack.url}/api/chat/stream`);
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test.each([
    ['not JSON', 'application/json', '{', 400, 'MALFORMED_REQUEST'],
    ['an array', 'application/json', '[]', 400, 'MALFORMED_REQUEST'],
    ['a form', 'text/plain', 'message=hi', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('refuses a body that is %s', async (_name, contentType, body, status, code) => {
    const headers = { 'content-type': contentType, ...(await hashBody(body)) };
    const response = await fetch(`${stack.url}/api/chat/stream`, { method: 'POST', headers, body });
    expect([response.status, (await response.json()).error.code]).toEqual([status, code]);
  });

  test('serves health and status', async () => {
    expect((await fetch(`${stack.url}/api/health`, { method: 'HEAD' })).status).toBe(200);
    expect(await client.system.getStatus({})).toEqual({
      api: 'operational',
      database: 'operational',
      ai: 'operational',
    });
  });
});
