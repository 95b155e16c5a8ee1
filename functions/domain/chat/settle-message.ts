import type { Answer } from '#functions/engine/reply/answer.ts';
import { replyToRemark } from '#functions/engine/reply/reply-to-remark.ts';
import { type Conduct, openConduct } from '../conduct/open-conduct.ts';
import { answerFromCorrection, findCorrection } from '../owner-answers/find-correction.ts';
import type { Admitted } from './admit-message.ts';
import { sayOpening } from './handoff/say-opening.ts';

/** How a message is to be treated, and its whole reply if the website isn't asked. */
type Settled = { conduct: Conduct; reply?: Answer | undefined };

/** Replies to what needs no website: what a rule settles, what the owner has answered, and remarks, in this order. */
export function settleMessage(admitted: Admitted): Settled {
  const { brandId, message, recent, handoff, knowledge, corrections, history, frame } = admitted;
  const conduct = openConduct({
    brandId,
    message,
    earlier: recent.filter(({ role }) => role === 'user').map(({ content }) => content),
    wantsPerson: handoff === 'start',
    knowledge,
    frame,
  });
  if (conduct.settled) return { conduct, reply: conduct.settled };
  // Corrections are given in the owner's words.
  const correction = findCorrection(corrections, conduct.question, knowledge);
  if (correction) return { conduct, reply: conduct.review(answerFromCorrection(correction, knowledge)) };
  const remark = replyToRemark(conduct.question, knowledge, history.length === 0, frame);
  return { conduct, reply: remark && conduct.review(sayOpening(remark, admitted)) };
}
