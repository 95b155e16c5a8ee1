import { expect, test } from 'vitest';
import type { DemoInteraction } from '../demos/demo.ts';
import { countAbandonment, countInteraction, type DemoCounts } from './demo-counts.ts';

function addAll(all: readonly DemoCounts[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const counts of all)
    for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
  return Object.fromEntries(Object.entries(sum).filter(([, count]) => count !== 0));
}

test.each<[name: string, interactions: DemoInteraction[], DemoCounts]>([
  ['viewed the form', ['form_started'], {}],
  ['stayed for any time', ['form_started', 'form_active', 'form_active'], { stayed: 1 }],
  ['submitted immediately', ['form_started', 'form_submitted_success'], { stayed: 1, sent: 1 }],
  ['stayed and submitted', ['form_active', 'form_submitted_success'], { stayed: 1, sent: 1 }],
  [
    'was refused twice, continued and succeeded',
    ['form_submitted_error', 'form_submitted_error', 'form_active', 'form_submitted_success'],
    { stayed: 1, sent: 1, refused: 1 },
  ],
])('a visit that %s counts once per step', (_name, interactions, expected) => {
  const visit = { form_started: 0, form_active: 0, form_submitted_success: 0, form_submitted_error: 0 };
  const counts = interactions.map((interaction) => {
    visit[interaction]++;
    return countInteraction({ ...visit }, interaction);
  });
  expect(addAll(counts)).toEqual(expected);
});

const leave = {
  completedFields: ['schoolInfo.name', 'schoolInfo.name', 'adminContact.email'],
  lastActiveField: 'adminContact.username',
  errorEncountered: null,
  exitAction: 'page_close',
};

test('an abandonment counts by the last field and by the filled-in fields', () => {
  expect(addAll([countAbandonment(leave, undefined)])).toEqual({
    ...{ abandoned: 1, closed: 1, 'last-adminContact.username': 1 },
    ...{ 'filled-schoolInfo.name': 1, 'filled-adminContact.email': 1 },
  });
});

test('repeated abandonments count once, with the latest state', () => {
  const later = { ...leave, lastActiveField: 'adminContact.password', exitAction: 'navigation' };
  expect(addAll([countAbandonment(leave, undefined), countAbandonment(later, leave)])).toEqual({
    ...{ abandoned: 1, navigated: 1, 'last-adminContact.password': 1 },
    ...{ 'filled-schoolInfo.name': 1, 'filled-adminContact.email': 1 },
  });
});

test('unknown field names share one count', () => {
  const strange = { ...leave, completedFields: ['a', 'b'], lastActiveField: 'x'.repeat(60) };
  expect(addAll([countAbandonment(strange, undefined)])).toEqual({
    abandoned: 1,
    closed: 1,
    'last-other': 1,
  });
  expect(addAll([countAbandonment({ ...strange, lastActiveField: null }, undefined)])).toMatchObject({
    'last-none': 1,
  });
});
