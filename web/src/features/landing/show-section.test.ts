import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoId, showDemo, showTrialForm } from './show-section.ts';

// Document 1 section 2, "Hero".

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A fake section that records what happens to it. */
function makeSection(name: string, happened: string[]) {
  const field = { focus: () => happened.push(`${name} has the focus`) };
  return {
    scrollIntoView: () => happened.push(`${name} is in view`),
    querySelectorAll: () => [field],
    contains: () => false,
  };
}

/** A page with only these parts. */
function openPage(parts: { ids?: string[]; hasForm?: boolean }) {
  const happened: string[] = [];
  const { ids = [], hasForm = false } = parts;
  vi.stubGlobal('document', {
    activeElement: null,
    getElementById: (id: string) => (ids.includes(id) ? makeSection(id, happened) : null),
    querySelector: (selector: string) =>
      selector === 'form' && hasForm ? makeSection('the first form', happened) : null,
  });
  return happened;
}

test.each([
  ['the trial form', { ids: ['trial-signup', demoId], hasForm: true }, 'trial-signup', 800],
  ['the first form, where there is no trial form', { ids: [demoId], hasForm: true }, 'the first form', 500],
])('the first button goes to %s', (_target, parts, name, milliseconds) => {
  const happened = openPage(parts);
  showTrialForm();
  vi.advanceTimersByTime(milliseconds - 1);
  expect(happened).toEqual([`${name} is in view`]);
  vi.advanceTimersByTime(1);
  expect(happened).toEqual([`${name} is in view`, `${name} has the focus`]);
});

test.each([
  ['the first button of a page without a form', showTrialForm],
  ['See Demo', showDemo],
])('%s goes to the demo', (_button, press) => {
  const happened = openPage({ ids: [demoId] });
  press();
  vi.runAllTimers();
  expect(demoId).toBe('website-replacement-demo');
  expect(happened).toEqual([`${demoId} is in view`]);
});
