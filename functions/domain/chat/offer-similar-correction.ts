import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { phrasesOf } from '#functions/engine/reply/phrases.ts';
import { readQuestion } from '#functions/engine/search/read-question.ts';
import { showsNearest } from '#shared/domain/chat/shows-nearest.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { citeCorrection } from '../owner-answers/find-correction.ts';
import { matchOwnerAnswers, type OwnerAnswer } from '../owner-answers/match-owner-answers.ts';
import { sayTo } from '../owner-answers/yes-or-no.ts';
import { isRemark } from './is-remark.ts';

const offeredConfidence = 0.4;

/**
 * If the website doesn't answer, the owner's answer to a question much like the visitor's, as the closest found and not
 * as the answer, before what the website says.
 */
export function offerSimilarCorrection(
  found: Answer,
  corrections: readonly OwnerAnswer[],
  message: string,
  knowledge: Knowledge,
  frame?: VisitorLanguage,
): Answer {
  const isOpen = (found.outcome === 'declined' || found.outcome === 'unsure') && !isRemark(found);
  if (!isOpen) return found;
  const [best] = matchOwnerAnswers(corrections, message, knowledge);
  if (!best || best.relation === 'related') return found;
  const question = readQuestion(message, knowledge, undefined, frame);
  const lead = phrasesOf(question.frame, knowledge).unsure;
  const fromSite = found.outcome === 'unsure' && !showsNearest(found) ? found : undefined;
  const closest = sayTo(message, best.answer);
  const text = `${lead}\n${closest.answer}`;
  return {
    lead,
    text: fromSite ? `${text}\n\n${fromSite.text}` : text,
    outcome: 'unsure',
    confidence: offeredConfidence,
    intent: question.values[0] ?? 'question',
    citations: [citeCorrection(closest, knowledge), ...(fromSite?.citations ?? [])],
    suggestions: [],
    writtenBy: ['engine', 'owner'],
  };
}
