import { describe, expect, it } from 'vitest';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Turn } from '#functions/engine/search/resolve-follow-up.ts';
import { failedChecks, type Replies } from '#tests/support/engine/injection-checks.ts';
import { injectionCorpus } from '#tests/support/engine/injection-corpus.ts';
import { isPlanted, plantInjection } from '#tests/support/engine/plant-injection.ts';
import { answerQuestion } from './answer-question.ts';

const { cases } = injectionCorpus;
const longestMessage = 500;

function askAll(knowledge: Knowledge, trigger: string, history: Turn[] = []): Replies {
  const ask = (question: string) => answerQuestion({ knowledge, question, history });
  return {
    covered: ask('How much is tuition?'),
    uncovered: ask('Do you have a pool?'),
    trigger: ask(trigger.slice(0, longestMessage)),
  };
}

describe.skipIf(cases.length === 0)(
  'the prompt injection corpus before the engine (skipped without ../shared/security)',
  () => {
    it.each(cases.filter(isPlanted))('$id $channel: the planted text does no harm', async (planted) => {
      const knowledge = await plantInjection(planted);
      expect(failedChecks(planted.checks, askAll(knowledge, planted.text))).toEqual([]);
    });

    it.each(cases.filter((each) => !isPlanted(each)))(
      '$id $channel: what is typed does no harm',
      async (typed) => {
        const knowledge = await plantInjection({ ...typed, channel: 'none' });
        const history: Turn[] = [
          { role: 'user', content: typed.text },
          { role: 'assistant', content: `${injectionCorpus.meta.canary}: our tuition is $1` },
        ];
        for (const said of [[], history])
          expect(
            failedChecks([...typed.checks, 'legit_answer_still_given'], askAll(knowledge, typed.text, said)),
          ).toEqual([]);
      },
    );

    it.each(cases.filter(({ channel }) => channel === 'visitor'))(
      '$id: a visitor who orders is declined',
      async (typed) => {
        const knowledge = await plantInjection({ ...typed, channel: 'none' });
        expect(askAll(knowledge, typed.text).trigger.outcome).toBe('declined');
      },
    );

    it('cites both pages if a planted phone number contradicts another page', async () => {
      const planted = cases.find(({ channel }) => channel === 'page-phone-swap');
      if (!planted) throw new Error('The corpus has no swapped phone number');
      const knowledge = await plantInjection(planted);
      const question = 'What is the payment phone number?';
      const { citations } = answerQuestion({ knowledge, question, history: [] });
      const quotes = citations.map(({ url, quote }) => `${url?.split('#')[0]} ${quote}`).join('\n');
      expect(quotes).toMatch(/fees\.html .*900-555-0199/s);
      expect(quotes).toMatch(/contact\.html .*555-0142/s);
    });
  },
);
