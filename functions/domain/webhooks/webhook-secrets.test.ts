import { expect, test } from 'vitest';
import { listSigningSecrets, replaceSecret } from './webhook-secrets.ts';

const begin = Date.parse('2026-03-05T10:00:00Z');
const after = (hours: number) => new Date(begin + hours * 3_600_000);
const first = { secret: 'first', oldSecrets: [] };
const overlapping = (now: Date) => ({ keepsOldSecret: true, now });

test('after a renewal both secrets sign for a day, then only the new one', () => {
  const renewed = replaceSecret(first, 'second', overlapping(after(0)));
  expect(listSigningSecrets(renewed, after(0))).toEqual(['second', 'first']);
  expect(listSigningSecrets(renewed, after(23.9))).toEqual(['second', 'first']);
  expect(listSigningSecrets(renewed, after(24))).toEqual(['second']);
});

test('a second renewal within the day doesn’t shorten the first secret’s overlap', () => {
  const renewed = replaceSecret(first, 'second', overlapping(after(0)));
  const again = replaceSecret(renewed, 'third', overlapping(after(12)));
  expect(listSigningSecrets(again, after(20))).toEqual(['third', 'second', 'first']);
  expect(listSigningSecrets(again, after(25))).toEqual(['third', 'second']);
  expect(listSigningSecrets(again, after(37))).toEqual(['third']);
});

test('a leaked secret ends immediately, with all older ones', () => {
  const renewed = replaceSecret(first, 'second', overlapping(after(0)));
  const ended = replaceSecret(renewed, 'third', { keepsOldSecret: false, now: after(1) });
  expect(listSigningSecrets(ended, after(1))).toEqual(['third']);
});

test('a header holds at most five signatures after any number of renewals, and expired secrets are dropped', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const often = names.reduce(
    (secrets, name, hour) => replaceSecret(secrets, name, overlapping(after(hour))),
    {
      ...first,
      oldSecrets: [{ secret: 'ended', validUntil: after(-1).toISOString() }],
    },
  );
  expect(listSigningSecrets(often, after(7))).toEqual(['g', 'f', 'e', 'd', 'c']);
  expect(JSON.stringify(often)).not.toContain('ended');
});
