import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import type { Rule } from '../rules/rule.ts';
import { answerAbout } from './answer-about.ts';
import { answerAppointment } from './answer-appointment.ts';
import { answerContact } from './answer-contact.ts';
import { answerLeader } from './answer-leader.ts';
import { answerOffer } from './answer-offer.ts';
import { answerTopic } from './answer-topic.ts';

/** `isFollowUp`: the question continues the previous one, so its subject may not be in its words. */
export type Asked = { question: Question; knowledge: Knowledge; isFollowUp: boolean };

/** Answerers for one kind of question each; the first that can answer does. */
export const answerers: readonly Rule<Asked, Answer>[] = [
  {
    id: 'about',
    example: '“What do you do?”: the organisation’s description of itself',
    applies: ({ question, knowledge, isFollowUp }) => !isFollowUp && answerAbout(question, knowledge),
  },
  {
    id: 'contact',
    example: '“What is your phone number?”: the number among the facts',
    applies: ({ question, knowledge }) => answerContact(question, knowledge),
  },
  {
    id: 'appointment',
    example: '“How do I make an appointment?”: the sentence that says whom to call for one',
    applies: ({ question, knowledge }) => answerAppointment(question, knowledge),
  },
  {
    id: 'leader',
    example: '“Who runs the school?”: its leader or owner, as named on its pages',
    applies: ({ question, knowledge, isFollowUp }) => !isFollowUp && answerLeader(question, knowledge),
  },
  {
    id: 'offer',
    example: '“What services do you offer?”: the headings of the services page',
    applies: ({ question, knowledge, isFollowUp }) => !isFollowUp && answerOffer(question, knowledge),
  },
  {
    id: 'topic',
    example: '“Wifi”: the start of the page or section of that name',
    applies: ({ question, knowledge, isFollowUp }) => !isFollowUp && answerTopic(question, knowledge),
  },
];
