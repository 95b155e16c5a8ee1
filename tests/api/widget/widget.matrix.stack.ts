import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { defaultWidgetDesign } from '#shared/domain/widget/widget-design.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';

const unknown = `conv_edgpt_${'0'.repeat(26)}`;
let stack: JoinedStack;
let client: ReturnType<typeof createClient>;
let conversionId: string;

beforeAll(async () => {
  stack = await joinStack();
  client = createClient({ baseUrl: stack.url });
  const trial = await client.signup.createTrial(describeTrial('Embedding School', stack.smallSiteUrl));
  conversionId = trial.conversionId;
  await followConversion(client, conversionId);
});
afterAll(() => stack?.leave());

describe('the widget panel', () => {
  test('gets the data it shows, and may be embedded anywhere until the owner lists domains', async () => {
    const panel = await client.widget.getPanel({ conversionId, host: 'any.example' });
    expect(panel).toMatchObject({ name: 'Embedding School', isAllowed: true });
    expect(panel.popularQuestions.length).toBeGreaterThan(0);
    expect(panel.popularQuestions.length).toBeLessThanOrEqual(6);
    expect(JSON.stringify(panel)).not.toContain('@maple-grove.org');
  });

  test.each([unknown, 'demo'])('reports that the assistant %s does not exist', async (id) => {
    await expect(client.widget.getPanel({ conversionId: id, host: '' })).rejects.toMatchObject({
      code: 'CONVERSION_NOT_FOUND',
    });
  });

  test('has its launcher as the owner chose it, on every page with its id alone', async () => {
    const readLook = async () => new TextDecoder().decode(await client.widget.getLook({ conversionId }));
    const agent = openAgent(stack.url);
    const { email, password } = describeTrial('Embedding School', '').adminContact;
    await agent.signIn(email ?? '', password ?? '');
    expect(await readLook()).toContain('"position":"bottom-right"');
    const message = '</script><script>alert(1)';
    const design = { ...defaultWidgetDesign, position: 'top-left' as const, color: '#7a1f5c', message };
    await agent.client.widget.saveSettings({ conversionId, design });
    const look = await readLook();
    expect(look).toMatch(
      /^\(window\.GPTsite=window\.GPTsite\|\|\[\]\)\.push\(\["look",Object\.assign\(\{.*"position":"top-left".*\},.*\)\]\)$/,
    );
    expect(look).toContain('"color":"#7a1f5c"');
    expect(look).not.toContain('<');
    const { headers } = await fetch(`${stack.url}/api/widget/${conversionId}/look.js`);
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    await agent.client.widget.saveSettings({ conversionId, design: defaultWidgetDesign });
  });

  test('trusts no identity token that the owner has not signed', async () => {
    await expect(
      client.widget.identifyVisitor({ conversionId, sessionId: 's1', token: 'nonsense' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('lets strangers neither read nor change its settings', async () => {
    await expect(client.widget.getSettings({ conversionId })).rejects.toMatchObject({ status: 401 });
    await expect(
      client.widget.saveSettings({ conversionId, allowedDomains: ['evil.example'] }),
    ).rejects.toMatchObject({ status: 401 });
    const panel = await client.widget.getPanel({ conversionId, host: 'any.example' });
    expect(panel.isAllowed).toBe(true);
  });
});

describe('its settings', () => {
  const signIn = async (name: string) => {
    const agent = openAgent(stack.url);
    const { email, password } = describeTrial(name, '').adminContact;
    await agent.signIn(email ?? '', password ?? '');
    return agent.client.widget;
  };

  const sign = (secret: string) =>
    new SignJWT({ sub: 'u1', name: 'Ana Ruiz', email: 'ana@example.org' })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(conversionId)
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode(secret));

  test('are accessible only to its owner', async () => {
    await client.signup.createTrial(describeTrial('Other Embedding School', stack.smallSiteUrl));
    const other = await signIn('Other Embedding School');
    const refusal = { code: 'CONVERSION_NOT_FOUND' };
    await expect(other.getSettings({ conversionId })).rejects.toMatchObject(refusal);
    await expect(
      other.saveSettings({ conversionId, allowedDomains: ['evil.example'] }),
    ).rejects.toMatchObject(refusal);
    const [email, address] = ['web@maple.example', stack.smallSiteUrl];
    await expect(other.mailCode({ conversionId, email, platform: 'any' })).rejects.toMatchObject(refusal);
    await expect(other.checkPage({ conversionId, address })).rejects.toMatchObject(refusal);
    const owner = await signIn('Embedding School');
    expect((await owner.getSettings({ conversionId })).allowedDomains).toEqual([]);
  });

  test('decide which hosts may embed it', async () => {
    const owner = await signIn('Embedding School');
    const isAllowed = async (host: string) =>
      (await client.widget.getPanel({ conversionId, host })).isAllowed;
    await owner.saveSettings({
      conversionId,
      allowedDomains: [' WWW.Maple.org', '*.maple.org', '*.maple.org'],
    });
    expect((await owner.getSettings({ conversionId })).allowedDomains).toEqual([
      'www.maple.org',
      '*.maple.org',
    ]);
    expect([await isAllowed('www.maple.org'), await isAllowed('evil.example')]).toEqual([true, false]);
    for (const domain of ['https://maple.org', 'maple.org/path', '', '*'])
      await expect(owner.saveSettings({ conversionId, allowedDomains: [domain] })).rejects.toMatchObject({
        code: 'VALIDATION',
      });
    await owner.saveSettings({ conversionId, allowedDomains: [] });
    expect(await isAllowed('evil.example')).toBe(true);
  });

  test('keep the owner’s design and the list of hosts apart', async () => {
    const owner = await signIn('Embedding School');
    const design = {
      ...defaultWidgetDesign,
      domain: 'www.maple.example',
      schoolName: 'Maple',
      size: 'large' as const,
    };
    await owner.saveSettings({ conversionId, allowedDomains: ['www.maple.example'] });
    const saved = await owner.saveSettings({ conversionId, design });
    expect(saved).toMatchObject({ allowedDomains: ['www.maple.example'], design });
    expect(await owner.saveSettings({ conversionId, allowedDomains: [] })).toMatchObject({
      allowedDomains: [],
      design,
    });
    expect((await owner.getSettings({ conversionId })).design).toEqual(design);
    const wrong = { ...design, domain: 'https://maple.example/' };
    await expect(owner.saveSettings({ conversionId, design: wrong })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });

  test('allow our own pages, where the owner tries the widget, whatever the list says', async () => {
    const owner = await signIn('Embedding School');
    await owner.saveSettings({ conversionId, allowedDomains: ['www.maple.example'] });
    const { isAllowed } = await client.widget.getPanel({ conversionId, host: new URL(stack.url).host });
    expect(isAllowed).toBe(true);
    await owner.saveSettings({ conversionId, allowedDomains: [] });
  });

  test('contain one secret with which a site signs its visitors’ identity', async () => {
    const owner = await signIn('Embedding School');
    const { identitySecret } = await owner.getSettings({ conversionId });
    expect((await owner.getSettings({ conversionId })).identitySecret).toBe(identitySecret);
    const token = await sign(identitySecret);
    expect(await client.widget.identifyVisitor({ conversionId, sessionId: 's1', token })).toEqual({
      name: 'Ana Ruiz',
      email: 'ana@example.org',
    });
  });

  test('get a new secret at the owner’s request, and tokens signed with the old one are no longer accepted', async () => {
    const owner = await signIn('Embedding School');
    const before = (await owner.getSettings({ conversionId })).identitySecret;
    await expect(client.widget.renewSecret({ conversionId })).rejects.toMatchObject({ status: 401 });
    const { identitySecret } = await owner.renewSecret({ conversionId });
    expect(identitySecret).toHaveLength(before.length);
    expect((await owner.getSettings({ conversionId })).identitySecret).toBe(identitySecret);
    const identify = async (secret: string) =>
      client.widget.identifyVisitor({ conversionId, sessionId: 's2', token: await sign(secret) });
    await expect(identify(before)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await identify(identitySecret)).name).toBe('Ana Ruiz');
  });
});

describe('the server', () => {
  const headersOf = async (path: string) =>
    (await fetch(`${stack.url}${path}`, { headers: { 'accept-encoding': 'br' } })).headers;

  test.each([
    ['/widget/anything', 'https: http:'],
    ['/gptsite/anything', "'self'"],
    ['/', "'none'"],
  ])('lets %s be framed by %s', async (path, ancestors) => {
    const policy = (await headersOf(path)).get('content-security-policy');
    expect(policy).toContain(`frame-ancestors ${ancestors}`);
    expect(policy?.match(/frame-ancestors/g)).toHaveLength(1);
  });

  test('serves the embed script compressed, cached briefly and allowed on isolated pages', async () => {
    const headers = await headersOf('/widget.js');
    expect(headers.get('content-type')).toMatch(/javascript/);
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
