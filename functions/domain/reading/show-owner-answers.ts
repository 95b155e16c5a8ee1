import type { Knowledge, KnowledgeSource } from '#functions/engine/knowledge/knowledge.ts';
import { describePages } from '#functions/engine/reading/shown/describe-pages.ts';
import type { Reading } from '#functions/engine/reading/shown/describe-reading.ts';
import type { ShownPassage } from '#functions/engine/reading/shown/shown-passage.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import type { OwnerAnswer } from '../owner-answers/match-owner-answers.ts';

/** What a model was shown: its passages by number, and the knowledge that has their sources. */
export type Shown = Pick<Reading, 'passages'> & { knowledge: Knowledge };

/**
 * Puts the owner's answers before what was found on the site: each a source of its own, under its question. What is the
 * same for every question stays so, byte for byte.
 */
export function showOwnerAnswers(
  answers: readonly OwnerAnswer[],
  { found, passages }: Reading,
  knowledge: Knowledge,
): { found: string; shown: Shown } {
  if (answers.length === 0) return { found, shown: { passages, knowledge } };
  const { sources } = knowledge;
  const extended = {
    ...knowledge,
    sources: [...sources, ...answers.map((one) => describeSource(one, knowledge))],
  };
  const first = Math.max(0, ...passages.keys()) + 1;
  const shown = answers.map(
    ({ question, answer }, at): ShownPassage => ({
      number: first + at,
      source: sources.length + at,
      headings: [question],
      statements: answer
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((text, block) => ({ kind: 'sentence', text, block })),
    }),
  );
  return {
    found: [describePages(shown, extended), found].filter(Boolean).join('\n'),
    shown: {
      passages: new Map([...passages, ...shown.map((one) => [one.number, one] as const)]),
      knowledge: extended,
    },
  };
}

/** An owner's answer has no stored copy to open. */
export function withoutCopiesOf(answers: readonly OwnerAnswer[], answer: Answer): Answer {
  const own = new Set(answers.map(({ id }) => id));
  const citations = answer.citations.map(({ sourceId, ...citation }) =>
    sourceId === undefined || own.has(sourceId) ? citation : { ...citation, sourceId },
  );
  return { ...answer, citations };
}

function describeSource(
  { id, correctedAt, page }: OwnerAnswer,
  { organisationName }: Knowledge,
): KnowledgeSource {
  const title = page?.title ?? `Answer by ${organisationName}`;
  return { id, kind: 'document', url: page?.url ?? null, title, readAt: correctedAt };
}
