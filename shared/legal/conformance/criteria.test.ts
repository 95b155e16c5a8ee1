import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { walkRules } from '#tests/browser/support/walk/walk-rules.ts';
import { criteria, evaluatedVersion } from './conformance.ts';
import { evidenceTests } from './evidence-tests.ts';
import { functionalCriteria } from './functional-criteria.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const rules = new Map(axe.getRules().map(({ ruleId, tags }) => [ruleId, tags]));
/** Axe leaves these out unless a test asks for them. */
const leftOut = /^(experimental|deprecated|wcag2a-obsolete|wcag22aa)$/;

test('all 31 criteria of level A and 24 of level AA are judged once', () => {
  const idsOf = (level: string) => criteria.filter((it) => it.level === level).map(({ id }) => id);
  expect([idsOf('A').length, idsOf('AA').length]).toEqual([31, 24]);
  expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length);
});

test.each(criteria)('$id $name states nothing without evidence', (criterion) => {
  const { id, status, remarks, axe: named = [], tests = [], review = '' } = criterion;
  expect(remarks).not.toBe('');
  if (status === 'supports') expect(tests.length > 0 || review !== '').toBe(true);
  if (status === 'partially' || status === 'fails') expect(remarks).toContain('Gap: ');
  for (const rule of named) {
    const tags = rules.get(rule);
    expect(tags, rule).toContain(`wcag${id.replaceAll('.', '')}`);
    const runs = walkRules.includes(rule) || !tags?.some((tag) => leftOut.test(tag));
    expect(runs, `a test runs ${rule}`).toBe(true);
  }
  // What only a walk asks for needs a walk among its tests.
  if (named.some((rule) => walkRules.includes(rule))) expect(tests).toContain('walkWidget');
});

test.each(Object.entries(evidenceTests))('the test %s exists under its name', (_id, { file, name }) => {
  expect(existsSync(root + file), file).toBe(true);
  expect(readFileSync(root + file, 'utf8')).toContain(name);
});

test('no functional criterion is better than the criteria it rests on', () => {
  for (const { name, status, basedOn } of functionalCriteria) {
    const found = criteria.filter(({ id }) => basedOn.includes(id));
    expect(found.map(({ id }) => id)).toEqual(basedOn);
    const isMet = found.every((it) => it.status === 'supports' || it.status === 'absent');
    if (status === 'supports') expect(isMet, name).toBe(true);
  }
});

test('the report names the version of the product', () => {
  expect(JSON.parse(readFileSync(`${root}package.json`, 'utf8'))).toMatchObject({
    version: evaluatedVersion,
  });
});
