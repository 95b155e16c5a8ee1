import type { Knowledge } from '#functions/knowledge/knowledge.ts';
import type { Deps } from './deps.ts';
import { findCorrections } from './find-corrections.ts';
import { findKnowledge } from './find-knowledge.ts';
import { findPhraseAnswer } from './find-phrase-answer.ts';
import { openFormDeps } from './form-deps.ts';
import { openWebhookDeps } from './webhook-deps.ts';

/** Everything that answering a visitor touches. */
export function openChatWorld(deps: Deps) {
  return {
    ...openWebhookDeps(openFormDeps(deps)),
    findKnowledge: (conversionId: string) => findKnowledge(deps, conversionId),
    findCorrections: (knowledge: Knowledge) => findCorrections(deps, knowledge),
    phraseAnswer: findPhraseAnswer(deps),
    announceMail: (mailId: string) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
  };
}
