import { createPhraseAnswer } from '#functions/domain/chat/phrase-answer.ts';
import type { FindNearPassages, PhrasingReport } from '#functions/domain/chat/ports.ts';
import type { LanguageModel } from '#functions/domain/model/ports.ts';
import type { Answer } from '#functions/engine/answer/answer.ts';
import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import { guardModel } from '../guard-model.ts';
import { createManualTimer } from './manual-timer.ts';

/** What many processes would share. */
export function createSharedState(budgetCalls = 1000) {
  let restUntil = 0;
  let calls = 0;
  let tokens = 0;
  return {
    readRestUntil: async () => restUntil,
    writeRestUntil: async (until: number) => {
      restUntil = until;
    },
    budget: {
      async reserve(_tenant: string, _now: number, expected: number) {
        if (calls >= budgetCalls) return false;
        calls++;
        tokens += expected;
        return true;
      },
      async settle(_tenant: string, _now: number, more: number) {
        tokens += more;
      },
    },
    usedTokens: () => tokens,
  };
}

/** One process that answers with a model, on a clock that stands. */
export function createModelProcess(
  model: LanguageModel,
  knowledge: Knowledge,
  state = createSharedState(),
  timer = createManualTimer(),
  findNearPassages?: FindNearPassages,
) {
  const reports: PhrasingReport[] = [];
  const phraseAnswer = createPhraseAnswer({
    model: guardModel(model, {
      breaker: createCircuitBreaker(timer, state),
      timer,
      random: () => 0.5,
      firstPieceMs: 4000,
    }),
    budget: state.budget,
    timer,
    findNearPassages,
    report: (report) => reports.push(report),
  });
  return {
    timer,
    state,
    reports,
    /** `engine` replaces parts of what the engine answered. */
    async ask(question: string, engine: Partial<Answer> = {}, signal?: AbortSignal) {
      const now = new Date(timer.now());
      const extractive = { ...answerQuestion({ knowledge, question, history: [], now }), ...engine };
      const pieces: string[] = [];
      const answer = await phraseAnswer({
        answer: extractive,
        knowledge,
        question,
        history: [],
        tenant: 'conv_test',
        onSentence: (text) => pieces.push(text),
        ...(signal && { signal }),
      });
      return { answer, extractive, pieces, isExtractive: answer === extractive };
    },
  };
}

/** Numbers of the quotes in a prompt that hold some words, as a model would name them. */
export function nameQuote(prompt: string, words: string): string {
  const line = prompt.split('\n').find((each) => each.startsWith('<quote ') && each.includes(words));
  const number = /number="(\d+)"/.exec(line ?? '')?.[1];
  if (number === undefined) throw new Error(`No quote has ${words}`);
  return `[${number}]`;
}
