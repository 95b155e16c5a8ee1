import { createHash } from 'node:crypto';
import type { ChatSessionSummary } from '#shared/contract/chat-history.ts';
import type { Attention } from '#shared/contract/dashboard.ts';
import { groupAlike } from '../chat-history/group-questions.ts';
import { foldQuestion } from '../knowledge-base/correct-answer.ts';

type OpenQuestion = Attention['questions'][number];
type Choices = {
  /** Whether the owner has written an answer. */
  isCorrected(question: string): boolean;
  /** Ids of dismissed questions. */
  dismissed: ReadonlySet<string>;
};

/** Identifies a question without its words, whatever its case, accents and punctuation. */
export function hashQuestion(question: string): string {
  return createHash('sha256').update(foldQuestion(question)).digest('hex').slice(0, 32);
}

/**
 * Questions without a sure answer and without the owner's own, rephrasings merged, those first that need the owner
 * most. `sessions` come newest first.
 */
export function listOpenQuestions(
  sessions: readonly ChatSessionSummary[],
  { isCorrected, dismissed }: Choices,
): { open: OpenQuestion[]; dismissed: OpenQuestion[] } {
  const all = (['unanswered', 'unsure'] as const).flatMap((result) => {
    const asked = sessions.flatMap((session) => session[result]).filter((question) => !isCorrected(question));
    return groupAlike(asked).map((group) => describeGroup(sessions, result, group));
  });
  const chosen = all.map((it) => ({ ...it, dismissedAs: it.ids.find((id) => dismissed.has(id)) }));
  return {
    open: chosen
      .filter(({ dismissedAs }) => !dismissedAs)
      .toSorted((left, right) => left.rank - right.rank)
      .map(({ question }) => question),
    dismissed: chosen.flatMap(({ dismissedAs, question }) =>
      dismissedAs ? [{ ...question, id: dismissedAs }] : [],
    ),
  };
}

function describeGroup(
  sessions: readonly ChatSessionSummary[],
  result: OpenQuestion['result'],
  { question, texts }: { question: string; texts: readonly string[] },
) {
  const own = new Set(texts);
  const asking = sessions.filter((session) => session[result].some((text) => own.has(text.trim())));
  const isAnsweredByPerson = asking.every((session) => session.isAnsweredByPerson === true);
  const isDistant = asking.every(({ distant = [] }) => distant.some((text) => own.has(text.trim())));
  return {
    ids: texts.map(hashQuestion),
    // What nobody else asked and the website has no word of is rarely a gap.
    rank: isAnsweredByPerson ? 2 : isDistant && texts.length === 1 ? 1 : 0,
    question: {
      ...{ id: hashQuestion(question), question, count: texts.length, result },
      sessionId: asking[0]?.id ?? '',
      ...(isAnsweredByPerson && { isAnsweredByPerson }),
    },
  };
}
