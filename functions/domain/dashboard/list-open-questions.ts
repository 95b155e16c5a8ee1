import { createHash } from 'node:crypto';
import type { ChatSessionSummary } from '#shared/contract/assistant/chat-history.ts';
import type { AnsweredBy, Attention } from '#shared/contract/dashboard/attention.ts';
import type { AskedGroup } from '../owner-answers/group-asked.ts';
import { foldQuestion } from '../owner-answers/written-question.ts';

type OpenQuestion = Attention['questions'][number];
/** What answers a question, and when that was found. */
export type AnsweredSince = { answeredBy: AnsweredBy; answeredAt: string };
export type OpenChoices = {
  /** Whether the owner has written an answer. */
  isCorrected(question: string): boolean;
  /** Ids of dismissed questions, and what has answered those that no owner dismissed. */
  dismissed: ReadonlyMap<string, AnsweredSince | undefined>;
  /** Ids of questions that their owner put back. */
  putBack: ReadonlySet<string>;
  /** Which questions ask the same, the most frequent first. */
  group(questions: readonly string[]): AskedGroup[];
};

/** Identifies a question without its words, whatever its case, accents and punctuation. */
export function hashQuestion(question: string): string {
  return createHash('sha256').update(foldQuestion(question)).digest('hex').slice(0, 32);
}

/**
 * The open questions: those without a sure answer and without the owner's own that the owner has not dismissed and no
 * person has answered to everybody who asked.
 * Rephrasings are merged, and those come first that need the owner most. `sessions` come newest first.
 */
export function listOpenQuestions(
  sessions: readonly ChatSessionSummary[],
  choices: OpenChoices,
): { open: OpenQuestion[]; dismissed: OpenQuestion[] } {
  const chosen = groupUncorrected(sessions, choices)
    .toSorted(
      (left, right) => urgency[left.result] - urgency[right.result] || right.texts.length - left.texts.length,
    )
    .map((group) => ({ ...describeGroup(sessions, group), dismissedAs: group.dismissedAs }));
  return {
    open: chosen
      .filter(({ dismissedAs, isAnsweredByPerson }) => !dismissedAs && !isAnsweredByPerson)
      .toSorted((left, right) => left.rank - right.rank)
      .map(({ question }) => question),
    dismissed: chosen.flatMap(({ dismissedAs, question }) => {
      const answeredBy = choices.dismissed.get(dismissedAs ?? '')?.answeredBy;
      return dismissedAs ? [{ ...question, id: dismissedAs, ...(answeredBy && { answeredBy }) }] : [];
    }),
  };
}

const urgency = { unanswered: 0, unsure: 1 };

/**
 * Those of them that once got no answer at all, the most frequent first, with how many there are: the same for the chart
 * and the weekly mail.
 */
export function listUnanswered(
  sessions: readonly ChatSessionSummary[],
  choices: OpenChoices,
  most: number,
): { questions: { question: string; count: number }[]; total: number } {
  const found = listOpenQuestions(sessions, choices).open.filter(({ result }) => result === 'unanswered');
  return {
    questions: found
      .map(({ question, count }) => ({ question, count }))
      .toSorted((left, right) => right.count - left.count)
      .slice(0, most),
    total: found.length,
  };
}

type AskedQuestion = Pick<OpenQuestion, 'id' | 'question' | 'count'> & { lastAskedAt: string };

/** The open questions that new knowledge may close, the most asked first: what an owner has put back stays. */
export function listClosableQuestions(
  sessions: readonly ChatSessionSummary[],
  choices: OpenChoices,
): AskedQuestion[] {
  return groupUncorrected(sessions, choices)
    .flatMap(({ question, texts, dismissedAs }) => {
      if (dismissedAs || texts.some((text) => choices.putBack.has(hashQuestion(text)))) return [];
      const lastAskedAt = listAsking(sessions, texts).map(findEnd).toSorted().at(-1) ?? '';
      return [{ id: hashQuestion(question), question, count: texts.length, lastAskedAt }];
    })
    .toSorted((left, right) => right.count - left.count);
}

/** No question was asked later than the end of its conversation. */
function findEnd({ timestamp, duration = 0 }: ChatSessionSummary): string {
  return new Date(Date.parse(timestamp) + duration * 1000).toISOString();
}

function listAsking(sessions: readonly ChatSessionSummary[], texts: readonly string[]): ChatSessionSummary[] {
  const own = new Set(texts);
  return sessions.filter((session) => listOpen(session).some((text) => own.has(text.trim())));
}

const listOpen = ({ unanswered, unsure }: ChatSessionSummary) => [...unanswered, ...unsure];

type Group = {
  question: string;
  texts: string[];
  dismissedAs: string | undefined;
  result: OpenQuestion['result'];
};

/** One row for one question, whether or not some of those who asked it were shown what may answer it. */
function groupUncorrected(
  sessions: readonly ChatSessionSummary[],
  { isCorrected, dismissed, group }: OpenChoices,
): Group[] {
  const unanswered = new Set(sessions.flatMap((session) => session.unanswered.map((text) => text.trim())));
  return group(sessions.flatMap(listOpen)).flatMap(({ texts }) => {
    const left = texts.filter((text) => !isCorrected(text));
    const [question] = left;
    if (question === undefined) return [];
    const newest = listAsking(sessions, left)[0]?.timestamp ?? '';
    // Who asks again and gets no sure answer shows that the page or document does not answer everybody.
    const dismissedAs = left
      .map(hashQuestion)
      .find((id) => dismissed.has(id) && newest <= (dismissed.get(id)?.answeredAt ?? newest));
    const result = left.some((text) => unanswered.has(text)) ? 'unanswered' : 'unsure';
    return [{ question, texts: left, dismissedAs, result }];
  });
}

function describeGroup(
  sessions: readonly ChatSessionSummary[],
  { question, texts, result }: Pick<Group, 'question' | 'texts' | 'result'>,
) {
  const own = new Set(texts);
  const asking = listAsking(sessions, texts);
  const { id: sessionId = '', language } = asking[0] ?? {};
  const isAnsweredByPerson = asking.every((session) => session.isAnsweredByPerson === true);
  const isDistant = asking.every(({ distant = [] }) => distant.some((text) => own.has(text.trim())));
  return {
    // What nobody else asked and the website has no word of is rarely a gap.
    isAnsweredByPerson,
    rank: isDistant && texts.length === 1 ? 1 : 0,
    question: {
      ...{ id: hashQuestion(question), question, count: texts.length, result, sessionId },
      ...(language && { language }),
    },
  };
}
