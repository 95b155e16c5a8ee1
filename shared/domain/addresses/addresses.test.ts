import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { isEmailAddress, isHostName, isPublicWebAddress } from './addresses.ts';

describe('an email address', () => {
  test.each([
    'ana@example.org',
    'ana.nunez+school@mail.example.co.uk',
    "o'neil_1@example.org",
    'x@xn--mnchen-3ya.example',
    'ana@münchen.example',
    '1@2.example',
    'a-b@a-b.example',
  ])('may be %s', (address) => expect(isEmailAddress(address)).toBe(true));

  test.each([
    'ana',
    'ana@example',
    'a@b..com',
    'a@.example.org',
    'a@example.org.',
    'a..b@example.org',
    '.a@example.org',
    'a.@example.org',
    'user@[127.0.0.1]',
    'user@127.0.0.1',
    'user@-example.org',
    'user@example-.org',
    'user@exa_mple.org',
    'a@b@example.org',
    'a b@example.org',
    'a\u200b@example.org',
    'a\n@example.org',
    '<a@example.org>',
    'a,b@example.org',
    '"a"@example.org',
    'a(b)@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'b.'.repeat(130)}example`,
    '@example.org',
    'a@',
    '',
  ])('is not %j', (address) => expect(isEmailAddress(address)).toBe(false));
});

describe('a host name', () => {
  test.each([
    'ask.example.org',
    'ASK.Example.org',
    'a-1.example',
    'fragen.münchen.example',
    'xn--e1afmkfd.xn--p1ai',
  ])('may be %s', (host) => expect(isHostName(host)).toBe(true));

  test.each([
    'https://ask.example.org',
    'ask.example.org/',
    'ask.example.org:8443',
    'ask',
    'ask..org',
    '-ask.org',
    '.org',
    'ask.org.',
    '127.0.0.1',
    '[::1]',
    '<b>ask.org</b>',
    '"><script>alert(1)</script>.org',
    'javascript:alert(1)',
    'ask example.org',
    'me@ask.org',
    '',
  ])('is not %j', (host) => expect(isHostName(host)).toBe(false));
});

describe('the address of a public website', () => {
  test.each([
    'https://www.example.org',
    'http://example.org/a/b?c=d#e',
    'https://www.example.org:443/',
    'http://www.example.org./',
    'https://münchen.example/',
    'http://8.8.8.8/',
    'http://172.15.0.1/',
    'http://100.63.255.255/',
    'https://local.example.org/',
    'https://internal.org/',
  ])('may be %s', (address) => expect(isPublicWebAddress(address)).toBe(true));

  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://017700000001/',
    'http://１２７.0.0.1/',
    'http://%31%32%37.0.0.1/',
    'http://127.0.0.1./',
    'http:127.0.0.1',
    'http://0/',
    'http://10.0.0.8/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://224.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://[fe80::1]/',
    'http://localhost/',
    'http://localhost./',
    'http://school.localhost/',
    'http://printer.local/',
    'http://wiki.internal/',
    'http://wiki.INTERNAL./',
    'http://nas.lan/',
    'http://intranet/',
    'http://www.example.org:8080/',
    'http://user:secret@www.example.org/',
    'javascript:alert(1)',
    'javascript://www.example.org/%0aalert(1)',
    'ftp://www.example.org/',
    'file:///etc/passwd',
    '<b>',
    '',
  ])('is not %j', (address) => expect(isPublicWebAddress(address)).toBe(false));

  const corpus = new URL('../../../../shared/security/ssrf.json', import.meta.url);
  const corpusSchema = z.object({
    cases: z.array(z.object({ url: z.string(), expect: z.string(), stage: z.string() })),
  });
  /** Reserved names (RFC 2606); our tests read websites under them. */
  const forExamples = /\.(?:example|test|invalid)\/$/;
  test.skipIf(!existsSync(corpus))('is no SSRF corpus address that its text gives away', () => {
    const literal = corpusSchema
      .parse(JSON.parse(readFileSync(corpus, 'utf8')))
      .cases.filter(
        ({ expect: expected, stage }) =>
          expected === 'deny' && ['scheme', 'connect', 'parse', 'parse/userinfo', 'hostname'].includes(stage),
      )
      .map(({ url }) => url)
      .filter((url) => !forExamples.test(url));
    expect(literal.length).toBeGreaterThan(90);
    expect(literal.filter(isPublicWebAddress)).toEqual([]);
  });
});
