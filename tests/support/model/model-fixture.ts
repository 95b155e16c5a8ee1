import type { LanguageModel } from '#functions/domain/model/ports.ts';
import type {
  Checker,
  FindNearPassages,
  ReadingPorts,
  ReadingReport,
} from '#functions/domain/reading/ports.ts';
import { createReadAnswer } from '#functions/domain/reading/read-answer.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import type { Turn } from '#functions/engine/search/resolve-follow-up.ts';
import { createCircuitBreaker } from '#functions/services/model/circuit-breaker.ts';
import { guardModel } from '#functions/services/model/guard-model.ts';
import { createManualTimer } from './manual-timer.ts';

/** State shared by several processes. */
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

/** Options of a process besides the model and the knowledge. */
type Setup = {
  state?: ReturnType<typeof createSharedState>;
  findNearPassages?: FindNearPassages | undefined;
  readingTokens?: ReadingPorts['readingTokens'];
  isAllowed?: boolean;
  /** By default a trusted one that confirms every sentence. */
  checker?: Checker | undefined;
};

/** A checker that replies to each sentence at once, and costs nothing. */
export function createTrustedChecker(reply: (prompt: string) => string = () => 'yes'): Checker {
  const model: LanguageModel = async function* check({ prompt }) {
    yield { kind: 'text', text: reply(prompt) };
    yield { kind: 'usage', tokens: { input: 0, cachedInput: 0, output: 0 } };
  };
  return { model, form: 'instructed', isTrusted: async () => true };
}

/** One process that answers with a model, on a manual clock. */
export function createModelProcess(model: LanguageModel, knowledge: Knowledge, setup: Setup = {}) {
  const { state = createSharedState(), findNearPassages, isAllowed = true } = setup;
  const { readingTokens = { whole: 12_000, found: 8000 } } = setup;
  const checker = 'checker' in setup ? setup.checker : createTrustedChecker();
  const timer = createManualTimer();
  const reports: ReadingReport[] = [];
  const readAnswer = createReadAnswer({
    model: guardModel(model, {
      breaker: createCircuitBreaker(timer, state),
      timer,
      random: () => 0.5,
      firstPieceMs: 4000,
    }),
    checker,
    budget: state.budget,
    timer,
    findNearPassages,
    readingTokens,
    isAllowed: async () => isAllowed,
    report: (report) => reports.push(report),
  });
  return {
    timer,
    state,
    reports,
    /** `engine` replaces parts of the engine's answer. */
    async ask(question: string, asking: Asking = {}) {
      const { engine = {}, history = [], signal, onSentence, askedAt: now = new Date(timer.now()) } = asking;
      const extractive = { ...answerQuestion({ knowledge, question, history }), ...engine };
      const pieces: string[] = [];
      const answer = await readAnswer({
        quote: () => extractive,
        knowledge,
        question,
        history,
        askedAt: now,
        tenant: 'conv_test',
        visitor: 'visitor-1',
        onSentence(text) {
          pieces.push(text);
          onSentence?.(text);
        },
        ...(signal && { signal }),
      });
      return { answer, extractive, pieces, isExtractive: answer === extractive };
    },
  };
}

type Asking = {
  engine?: Partial<Answer>;
  history?: Turn[];
  signal?: AbortSignal;
  onSentence?: (text: string) => void;
  askedAt?: Date;
};

/** The number and line of the passage containing some words, in the model's notation. */
export function nameSource(asked: string, words: string): string {
  let number = '';
  for (const line of asked.slice(asked.indexOf('<organisation')).split('\n')) {
    number = /^\[(\d+)\]/.exec(line)?.[1] ?? number;
    if (line.includes(words) && !line.startsWith('Visitor:'))
      return `${number} "${line.replace(/^\[\d+\] ?/, '')}"`;
  }
  throw new Error(`No passage has ${words}`);
}
