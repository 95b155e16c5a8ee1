import { expect, test } from 'vitest';
import { judgeAudit } from './judge-audit.ts';

const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
const report = {
  vulnerabilities: {
    parser: { via: [{ url, title: 'Endless loop', severity: 'high' }] },
    'reads-with-parser': { via: ['parser'] },
    colours: { via: [{ url: `${url}-low`, title: 'Odd colour', severity: 'low' }] },
  },
};
const now = new Date('2026-11-26T10:00:00Z');
const review = { id: 'GHSA-aaaa-bbbb-cccc', package: 'parser', reason: 'only our own files are read' };

test('an advisory at or above the level is named once, with its address', () => {
  expect(judgeAudit(report, { level: 'moderate', reviewed: [], now })).toEqual([
    `parser: high, Endless loop (${url})`,
  ]);
  expect(judgeAudit(report, { level: 'low', reviewed: [], now })).toHaveLength(2);
});

test('a reviewed advisory is accepted until its review is due', () => {
  const judge = (reviewAfter: string) =>
    judgeAudit(report, { level: 'high', reviewed: [{ ...review, reviewAfter }], now });
  expect(judge('2026-11-26')).toEqual([]);
  expect(judge('2026-11-25')).toHaveLength(1);
});

test('a report of a registry that refused is no clean report', () => {
  expect(() => judgeAudit({ error: { summary: '' } }, { level: 'high', reviewed: [], now })).toThrow();
});
