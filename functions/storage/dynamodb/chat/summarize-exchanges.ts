import { judgeTurn } from '#functions/domain/chat/count-exchange.ts';
import type { Exchange } from '#functions/domain/chat/exchange.ts';
import { leavesToPerson } from '#shared/domain/chat/chat-outcome.ts';
import { judgeAnswer, questionResults } from '#shared/domain/chat/question-result.ts';
import { countRatings, type RatingCounts } from '#shared/domain/figures/ratings.ts';
import { is } from '../change.ts';
import {
  counters,
  listOpenQuestion,
  listWords,
  nameOf,
  ownAnswerOf,
  titleOf,
  topicOf,
} from './session-lists.ts';

/**
 * The update of a session that one exchange was taken from: as if it had not been. Refused when the session has
 * changed since `before`.
 */
export function summarizeExchanges(
  exchanges: readonly Exchange[],
  before: { lastAt: string; messageCount: number },
) {
  const results = exchanges.map(([, answer]) => judgeAnswer(answer));
  const asking = exchanges.filter(([, answer], index) => results[index] || leavesToPerson(answer));
  const sets = {
    unsure: listTexts(exchanges.flatMap(listOpenQuestion), 'unsure'),
    unanswered: listTexts(exchanges.flatMap(listOpenQuestion), 'unanswered'),
    distant: listTexts(exchanges.flatMap(listOpenQuestion), 'distant'),
    words: listTexts(exchanges.slice(1).flatMap(listWords), 'words'),
    intents: new Set(exchanges.map(topicOf)),
    ownAnswers: new Set(exchanges.flatMap(([, answer]) => ownAnswerOf(answer) ?? [])),
    sources: new Set(exchanges.flatMap(([, answer]) => titleOf(answer) ?? [])),
  };
  const firstQuestion = exchanges[0]?.[0].content ?? '';
  const [name] = exchanges.flatMap((exchange) => nameOf(exchange) ?? []);
  const title = name === firstQuestion ? '' : name;
  const values = {
    ...Object.fromEntries(Object.entries(sets).filter(([, { size }]) => size > 0)),
    ...Object.fromEntries(
      questionResults.map((result) => [counters[result], results.filter((it) => it === result).length]),
    ),
    ...countRatingsOf(exchanges),
    firstQuestion,
    ...(title !== undefined && { title }),
    lastAt: exchanges.at(-1)?.[1].sentAt ?? before.lastAt,
    outcome: asking.at(-1)?.[1].outcome ?? 'smalltalk',
    messageCount: before.messageCount - 2,
  };
  const gone = [
    ...Object.entries(sets).flatMap(([name, { size }]) => (size === 0 ? [name] : [])),
    ...(title === undefined ? ['title'] : []),
  ];
  return {
    set: values,
    remove: gone,
    when: [is('lastAt', before.lastAt), is('messageCount', before.messageCount)],
  };
}

/** Ratings of answers to questions. */
function countRatingsOf(exchanges: readonly Exchange[]): RatingCounts {
  return countRatings(exchanges.flatMap(([, answer]) => (judgeTurn(answer) ? [answer.rating] : [])));
}

function listTexts(lists: ReturnType<typeof listWords>, name: string): Set<string> {
  const own = lists.filter(({ list }) => list === name);
  return new Set(own.flatMap(({ texts }) => texts).slice(0, own[0]?.most));
}
