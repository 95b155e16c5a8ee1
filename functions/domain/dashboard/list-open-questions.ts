import { createHash } from 'node:crypto';
import type { ChatSessionSummary } from '#shared/contract/chat-history.ts';
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
  const chosen = (['unanswered', 'unsure'] as const).flatMap((result) =>
    [...groupUncorrected(sessions, result, choices)]
      .toSorted((left, right) => right.texts.length - left.texts.length)
      .map((group) => ({ ...describeGroup(sessions, result, group), dismissedAs: group.dismissedAs })),
  );
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

/** The open questions that got no answer at all, the most frequent first: the same for the chart and the weekly mail. */
export function listUnanswered(
  sessions: readonly ChatSessionSummary[],
  choices: OpenChoices,
  most: number,
): { question: string; count: number }[] {
  const found: { question: string; count: number }[] = [];
  for (const { question, texts, dismissedAs } of groupUncorrected(sessions, 'unanswered', choices)) {
    if (dismissedAs) continue;
    found.push({ question, count: texts.length });
    if (found.length === most) break;
  }
  return found.toSorted((left, right) => right.count - left.count);
}

type AskedQuestion = Pick<OpenQuestion, 'id' | 'question' | 'count'> & { lastAskedAt: string };

/** The open questions that new knowledge may close, the most asked first: what an owner has put back stays. */
export function listClosableQuestions(
  sessions: readonly ChatSessionSummary[],
  choices: OpenChoices,
): AskedQuestion[] {
  return (['unanswered', 'unsure'] as const)
    .flatMap((result) =>
      [...groupUncorrected(sessions, result, choices)].flatMap(({ question, texts, dismissedAs }) => {
        if (dismissedAs || texts.some((text) => choices.putBack.has(hashQuestion(text)))) return [];
        const ends = listAsking(sessions, result, texts).map(findEnd);
        const lastAskedAt = ends.toSorted().at(-1) ?? '';
        return [{ id: hashQuestion(question), question, count: texts.length, lastAskedAt }];
      }),
    )
    .toSorted((left, right) => right.count - left.count);
}

/** No question was asked later than the end of its conversation. */
function findEnd({ timestamp, duration = 0 }: ChatSessionSummary): string {
  return new Date(Date.parse(timestamp) + duration * 1000).toISOString();
}

function listAsking(
  sessions: readonly ChatSessionSummary[],
  result: OpenQuestion['result'],
  texts: readonly string[],
): ChatSessionSummary[] {
  const own = new Set(texts);
  return sessions.filter((session) => session[result].some((text) => own.has(text.trim())));
}

type Group = { question: string; texts: string[]; dismissedAs: string | undefined };

/** One by one, because looking for the owner's answer takes milliseconds. */
function* groupUncorrected(
  sessions: readonly ChatSessionSummary[],
  result: OpenQuestion['result'],
  { isCorrected, dismissed, group }: OpenChoices,
): Generator<Group> {
  for (const { texts } of group(sessions.flatMap((session) => session[result]))) {
    const left = texts.filter((text) => !isCorrected(text));
    const newest = listAsking(sessions, result, left)[0]?.timestamp ?? '';
    // Who asks again and gets no sure answer shows that the page or document does not answer everybody.
    const dismissedAs = left
      .map(hashQuestion)
      .find((id) => dismissed.has(id) && newest <= (dismissed.get(id)?.answeredAt ?? newest));
    if (left[0] !== undefined) yield { question: left[0], texts: left, dismissedAs };
  }
}

function describeGroup(
  sessions: readonly ChatSessionSummary[],
  result: OpenQuestion['result'],
  { question, texts }: Pick<Group, 'question' | 'texts'>,
) {
  const own = new Set(texts);
  const asking = listAsking(sessions, result, texts);
  const isAnsweredByPerson = asking.every((session) => session.isAnsweredByPerson === true);
  const isDistant = asking.every(({ distant = [] }) => distant.some((text) => own.has(text.trim())));
  return {
    // What nobody else asked and the website has no word of is rarely a gap.
    isAnsweredByPerson,
    rank: isDistant && texts.length === 1 ? 1 : 0,
    question: {
      ...{ id: hashQuestion(question), question, count: texts.length, result },
      sessionId: asking[0]?.id ?? '',
    },
  };
}
