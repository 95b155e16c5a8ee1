import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Answer } from '../compose/answer.ts';
import type { Rule } from '../rules/rule.ts';
import type { Question } from '../understand/understand-question.ts';
import { answerAbout } from './answer-about.ts';
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
    example: '“What do you do?”: what the organisation says of itself',
    applies: ({ question, knowledge, isFollowUp }) => !isFollowUp && answerAbout(question, knowledge),
  },
  {
    id: 'contact',
    example: '“What is your phone number?”: from the typed facts',
    applies: ({ question, knowledge }) => answerContact(question, knowledge),
  },
  {
    id: 'leader',
    example: '“Who runs the school?”: who leads or owns it, as its pages name them',
    applies: ({ question, knowledge, isFollowUp }) => !isFollowUp && answerLeader(question, knowledge),
  },
  {
    id: 'offer',
    example: '“What services do you offer?”: the headings of the page that is named for them',
    applies: ({ question, knowledge, isFollowUp }) => !isFollowUp && answerOffer(question, knowledge),
  },
  {
    id: 'topic',
    example: '“Wifi”: what the page or section by that name begins with',
    applies: ({ question, knowledge, isFollowUp }) => !isFollowUp && answerTopic(question, knowledge),
  },
];
