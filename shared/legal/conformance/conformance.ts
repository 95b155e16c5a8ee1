import type { Criterion } from './criterion.ts';
import { operable } from './operable.ts';
import { perceivable } from './perceivable.ts';
import { understandable } from './understandable.ts';

/** The day on which the statements were last compared with the tests. */
export const evaluatedOn = '2026-11-25';
export const evaluatedVersion = '0.1.0';

/** Every success criterion of WCAG 2.2 at level A and AA. */
export const criteria: readonly Criterion[] = [...perceivable, ...operable, ...understandable];

/** What was evaluated. */
export const scope = [
  'The widget: its launcher on a customer’s website, and its panel with the chat',
  'The assistant’s page',
  'The signup, with the public pages around it',
  'The dashboard of an assistant’s owner',
  'The staff pages',
] as const;

/** How it was evaluated, and how it was not. */
export const methods = [
  'Automated rules: axe-core in Chromium on every public page, the tabs of the dashboard and of the staff pages, and opened dialogs, in light and in dark, wide and narrow, with each change; for every brand before a release.',
  'Automated walk with the Tab key: each stop shows its focus and is not covered; the accessibility tree names every control.',
  'Automated measurements: contrast of every pair of colors in every theme, size of targets, sideways scrolling at 320 pixels, text with the spacing of criterion 1.4.12.',
  'Automated tasks with the keyboard alone: signing up, asking, leaving a message, running the dashboard, answering as staff.',
  'Review of the source for what no rule can judge, named at each criterion.',
  'Not done: testing by people who use screen readers, magnifiers, switches or voice control, and testing in browsers other than Chromium. Report what stands in your way; we mend it.',
] as const;
