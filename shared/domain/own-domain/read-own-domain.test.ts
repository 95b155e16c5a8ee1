import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { readOwnDomain } from './read-own-domain.ts';

test.each([
  ['ask.example.org', 'ask.example.org'],
  [' https://Ask.Example.org/ ', 'ask.example.org'],
  ['ask.example.org.', 'ask.example.org'],
  ['frag.mühle.example.de', 'frag.xn--mhle-0ra.example.de'],
])('%s is the domain %s', (typed, domain) => {
  expect(readOwnDomain(typed)).toEqual({ domain });
});

test.each<[string, string]>([
  ['a path', 'ask.example.org/page'],
  ['a port', 'ask.example.org:8080'],
  ['credentials', 'me@ask.example.org'],
  ['an address of a machine', '93.184.215.14'],
  ['an address of a machine in hexadecimals', '0x5d.0xb8.0xd7.0xe'],
  ['a private name', 'ask.school.internal'],
  ['this machine', 'ask.example.localhost'],
  ['a domain itself', 'example.org'],
  ['the website', 'www.example.org'],
  ['a name without a dot', 'school'],
  ['an asterisk', '*.example.org'],
  ['another scheme', 'ftp://ask.example.org'],
  ['nothing', ''],
  ['a name of CloudFront', 'd111111abcdef8.cloudfront.net'],
  ...Object.values(brands).map(
    ({ id, domain }) => [`a name of ${id}`, `ask.${domain}`] satisfies [string, string],
  ),
])('refuses %s', (_what, typed) => {
  expect(readOwnDomain(typed)).toHaveProperty('problem');
});
