import { expect, test } from 'vitest';
import { frameLanguageOf } from '#functions/engine/language/detect/frame-language.ts';
import { readAllQuestions } from './read-questions.ts';

const labelled = (['own', 'trades', 'unseen', 'strangers'] as const)
  .flatMap((set) => readAllQuestions(set))
  .flatMap(({ site, question, qlang }) => (qlang ? [{ site, question, qlang }] : []));
const siteLanguages = new Map(
  [...Map.groupBy(labelled, ({ site }) => site)].map(([site, questions]) => {
    const counts = [...Map.groupBy(questions, ({ qlang }) => qlang)];
    return [site, counts.toSorted(([, left], [, right]) => right.length - left.length)[0]?.[0] ?? 'en'];
  }),
);

test.each([
  ['whole', Number.POSITIVE_INFINITY, 0.98],
  ['cut to three words', 3, 0.95],
])(
  'questions to real websites, %s, are answered in their language, and never in a third',
  (_, length, least) => {
    expect(labelled.length).toBeGreaterThan(400);
    const replies = labelled.map(({ site, question, qlang }) => {
      const ofSite = siteLanguages.get(site) ?? 'en';
      const text = question.split(/\s+/).slice(0, length).join(' ');
      return { qlang, ofSite, told: frameLanguageOf(text, [ofSite]) };
    });
    expect(replies.filter(({ qlang, ofSite, told }) => told !== qlang && told !== ofSite)).toEqual([]);
    const right = replies.filter(({ qlang, told }) => told === qlang).length;
    expect(right / replies.length).toBeGreaterThanOrEqual(least);
  },
);
