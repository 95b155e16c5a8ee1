import { expect, test } from 'vitest';
import { noteOpening } from './note-opening.ts';

const conversion = {
  conversionId: `conv_edgpt_${'0'.repeat(26)}`,
  brandId: 'edgpt',
  url: 'https://www.school.example/',
} as const;
const seen = (lastSeen: string) => ({ since: '2026-03-01T08:00:00.000Z', lastSeen });
const crowd = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [`host-${index}.example`, seen('2026-03-01T08:00:00.000Z')]),
);

test.each([
  ['the first opening on a host', 'WWW.school.example', {}, 'www.school.example'],
  [
    'an opening an hour after the last',
    'a.example',
    { 'a.example': seen('2026-03-02T09:00:00.000Z') },
    'a.example',
  ],
  [
    'an opening soon after the last',
    'a.example',
    { 'a.example': seen('2026-03-02T09:30:00.000Z') },
    undefined,
  ],
  ['the owner’s try on our own pages', 'app.test', {}, undefined],
  ['the owner’s try on a brand’s host of one machine', 'law.app.test', {}, undefined],
  ['a host beyond the twentieth', 'b.example', crowd, undefined],
  ['the website itself beyond the twentieth', 'www.school.example', crowd, 'www.school.example'],
])('%s', async (_name, host, hosts, noted) => {
  const saved: [host: string, since: string][] = [];
  const ports = {
    widgets: {
      find: async () => ({ hosts }),
      saveHost: async (_id: string, name: string, { since }: { since: string }) => {
        saved.push([name, since]);
      },
    },
    now: () => new Date('2026-03-02T10:00:00Z'),
    siteOrigin: () => 'https://app.test',
  };
  await noteOpening(ports, conversion, host, { hosts });
  expect(saved.map(([name]) => name)).toEqual(noted ? [noted] : []);
});
