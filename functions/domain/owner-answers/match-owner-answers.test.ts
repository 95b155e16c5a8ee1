import { describe, expect, test } from 'vitest';
import { ownerParaphrases } from '#tests/support/data/owner-paraphrases.ts';
import { matchOwnerAnswers } from './match-owner-answers.ts';

const asked = [...Map.groupBy(ownerParaphrases, ({ subject }) => subject).values()].flatMap((entries) => {
  const answers = entries.map(({ question, answer }) => ({
    ...{ id: question, question, answer },
    correctedAt: '2026-03-02T10:00:00Z',
  }));
  const site = {
    organisationName: 'Example',
    languages: entries.slice(0, 1).map(({ language }) => language),
  };
  const find = (message: string) => matchOwnerAnswers(answers, message, site)[0];
  return entries.flatMap(({ half, question, same, other }) => [
    ...same.map((message) => ({ half, question, message, isSame: true, found: find(message) })),
    ...other.map((message) => ({ half, question, message, isSame: false, found: find(message) })),
  ]);
});

describe.each(['fit', 'check'] as const)('of the %s half', (half) => {
  const of = (isSame: boolean) => asked.filter((one) => one.half === half && one.isSame === isSame);

  test('at most one near miss of a hundred is answered in the owner’s name', () => {
    const wrong = of(false).filter(({ found }) => found?.relation === 'same');
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(of(false).length / 100);
  });

  test('six of ten other wordings get the owner’s answer at once, eight of ten with the closest', () => {
    const right = of(true).filter(({ found, question }) => found?.answer.question === question);
    const claimed = right.filter(({ found }) => found?.relation === 'same');
    const shown = right.filter(({ found }) => found?.relation !== 'related');
    expect(claimed.length / of(true).length).toBeGreaterThanOrEqual(0.6);
    expect(shown.length / of(true).length).toBeGreaterThanOrEqual(0.8);
  });

  test('no wording gets another answer of the same owner', () => {
    const wrong = of(true).filter(
      ({ found, question }) => found?.relation === 'same' && found.answer.question !== question,
    );
    expect(wrong).toEqual([]);
  });
});
