import type { Fact, Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import type { ComparedChange } from '#functions/engine/readiness/changes/compare-facts.ts';
import { isSmallTalk } from '#functions/engine/search/read-remark.ts';
import type { WebsiteChanges } from '#shared/domain/knowledge/website-changes.ts';
import { addDays } from '#shared/domain/trial.ts';
import type { ChatMessage } from '../../chat/chat-session.ts';
import { isIntakeTurn, selectHistory } from '../../chat/conversation-history.ts';
import type { Conversion } from '../../conversions/conversion.ts';
import { foldQuestion } from '../../owner-answers/written-question.ts';
import { changeLibrary } from '../change-library.ts';
import type { Library, WebsiteReading } from '../library.ts';
import type { UpdatePorts } from '../ports.ts';
import { compareAll, describeSentence } from './compare-reading.ts';
import { type ChangedSentences, isAnsweredOtherwise } from './is-answered-otherwise.ts';

const lookedAtDays = 90;
const sessionsAtOnce = 25;
const turnsOfSession = 40;
/** With the engine's few milliseconds an answer, some seconds of work for a reading of a website. */
const mostQuestions = 600;
const mostSessions = 1000;
const listedSessions = 20;
/** An asking that crashes the worker this often is left. */
const attemptLimit = 2;

/**
 * Asks what visitors of the last ninety days asked again, of the knowledge before a reading and of today's, without a model,
 * and notes the conversations that would be answered otherwise. A part of them at a time, until all or the budget are done.
 */
export async function askAgain(
  ports: UpdatePorts,
  conversion: Conversion,
  owner: string,
  website: WebsiteReading,
): Promise<Library> {
  const begun = await changeLibrary(ports, conversion, (library) =>
    library.leaseOwner === owner ? { ...library, attempt: library.attempt + 1 } : library,
  );
  const isOver = begun.attempt > attemptLimit || (await askSome(ports, conversion, { ...begun, website }));
  ports.reach('knowledge:asked');
  return changeLibrary(ports, conversion, (library) =>
    library.leaseOwner === owner && library.website?.begunAt === website.begunAt
      ? { ...library, attempt: 0, website: { ...library.website, ...(isOver && { isAsked: true }) } }
      : library,
  );
}

/** Whether nothing is left to ask. */
async function askSome(
  { conversions, files, websiteChanges, chatHistory, chats, now }: UpdatePorts,
  { conversionId }: Conversion,
  { items, website }: Library & { website: WebsiteReading },
): Promise<boolean> {
  const { endedAt, formerVersion, readVersion } = website;
  const reading = (await websiteChanges.listNewest(conversionId, 1)).find(({ readAt }) => readAt === endedAt);
  // What waits for the owner counts as said, so that they see what their decision would change.
  const version = readVersion ?? (await conversions.find(conversionId))?.knowledgeVersion;
  if (!reading || reading.facts.length === 0 || !formerVersion || !version) return true;
  const [former, today] = await Promise.all([
    files.readKnowledge(conversionId, formerVersion),
    files.readKnowledge(conversionId, version),
  ]);
  if (!former || !today) return true;
  // A reading stores the first of its facts.
  const facts =
    reading.factCount > reading.facts.length
      ? compareAll({ items }, website, { former, knowledge: today }).map(sentencesOf)
      : reading.facts;
  const done = reading.conversations ?? { asked: 0, lookedAt: 0, count: 0, found: [] };
  const { records, next } = await chatHistory.listSessions(conversionId, {
    from: addDays(now(), -lookedAtDays).toISOString(),
    before: done.next,
    limit: sessionsAtOnce,
  });
  const found: NonNullable<WebsiteChanges['conversations']>['found'] = [];
  let asked = 0;
  for (const record of records.filter(({ isTest }) => !isTest)) {
    const turns = await chats.findRecent(conversionId, record.sessionId, turnsOfSession);
    const questions = listQuestions(turns, record);
    asked += questions.length;
    if (questions.some((one) => differs(one, { former, today, facts })))
      found.push({ sessionId: record.sessionId, startedAt: record.startedAt });
  }
  const conversations = {
    asked: done.asked + asked,
    lookedAt: done.lookedAt + records.length,
    count: done.count + found.length,
    found: [...done.found, ...found].slice(0, listedSessions),
    ...(next && { next }),
  };
  await websiteChanges.save(conversionId, { ...reading, conversations });
  return !next || conversations.asked >= mostQuestions || conversations.lookedAt >= mostSessions;
}

type Question = { text: string; history: ReturnType<typeof selectHistory> };

/** The questions of a conversation that the website answers: an owner's own answers don't change with it. */
function listQuestions(
  turns: readonly ChatMessage[],
  { ownAnswers }: { ownAnswers: ReadonlySet<string> },
): Question[] {
  const own = new Set([...ownAnswers].map(foldQuestion));
  const talk = turns.filter((turn) => !isIntakeTurn(turn));
  return talk.flatMap(({ role, content }, at) =>
    role === 'user' && !isSmallTalk(content) && !own.has(foldQuestion(content))
      ? [{ text: content, history: selectHistory(talk.slice(0, at)) }]
      : [],
  );
}

function sentencesOf({ before, after }: ComparedChange): ChangedSentences {
  const sentence = (fact: Fact | undefined) => fact && { sentence: describeSentence(fact.quote) };
  return { before: sentence(before), after: sentence(after) };
}

function differs(
  { text: question, history }: Question,
  { former, today, facts }: { former: Knowledge; today: Knowledge; facts: readonly ChangedSentences[] },
): boolean {
  return isAnsweredOtherwise(
    answerQuestion({ knowledge: former, question, history }),
    answerQuestion({ knowledge: today, question, history }),
    facts,
  );
}
