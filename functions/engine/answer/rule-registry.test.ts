import { expect, it } from 'vitest';
import { readSampleSite } from '../knowledge/build/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';
import { ruleRegistry } from './rule-registry.ts';
import { traceRules } from './rules/rule.ts';

const site = readSampleSite({
  name: 'Harbor Swim Club',
  language: 'en',
  pages: {
    '/': '<h1>Harbor Swim Club</h1><p>We teach swimming to children and adults.</p>',
    '/wifi.html':
      '<h1>Wifi</h1><p>Guests use our wifi network free of charge in the lobby and at the pool.</p>',
  },
});

function ask(off: readonly string[]) {
  const run = traceRules(new Set(off));
  const now = new Date('2026-11-20T12:00:00Z');
  const { outcome } = answerQuestion({ knowledge: site, question: 'Wifi', history: [], now, run });
  return { outcome, trace: run.trace };
}

it('gives each rule a unique id and an example', () => {
  const ids = ruleRegistry.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ruleRegistry.filter(({ example }) => example.length < 10)).toEqual([]);
});

it('names the rules that led to a reply', () => {
  expect(ask([])).toEqual({ outcome: 'answered', trace: ['topic'] });
});

it('answers without a rule that is switched off', () => {
  expect(ask(['topic']).trace).not.toContain('topic');
});
