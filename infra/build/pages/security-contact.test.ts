import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { renderSecurityContact } from './security-contact.ts';

test('security.txt names the brand’s address and page, and expires within a year of the build', () => {
  expect(renderSecurityContact(brands.law, new Date('2026-11-26T10:00:00Z'))).toBe(
    [
      `Contact: mailto:${brands.law.contact.email}`,
      'Expires: 2027-10-01T00:00:00.000Z',
      'Preferred-Languages: en',
      `Canonical: https://${brands.law.domain}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
});

test('the neutral hosts name the hub', () => {
  expect(renderSecurityContact(undefined)).toContain(`mailto:${brands.gpt.contact.email}`);
});
