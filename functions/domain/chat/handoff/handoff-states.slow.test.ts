import { beforeAll, expect, test } from 'vitest';
import { changeStatus, findPersonState } from '#functions/domain/inbox/change-status.ts';
import { describeForSender } from '#functions/domain/inbox/describe-message.ts';
import type { ForwardedMessage } from '#functions/domain/inbox/forwarded-message.ts';
import { findBrandKnowledge } from '#functions/domain/support/brand-knowledge.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import type { Handoff } from '#shared/contract/assistant/chat.ts';
import type { ChatOutcome } from '#shared/domain/chat/chat-outcome.ts';
import { makeMessagePagePath } from '#shared/domain/inbox/message-page-path.ts';
import { sample } from '#tests/support/sample.ts';
import { makePorts } from '#tests/support/worlds/chat-ports-fixture.ts';
import type { ChatMessage } from '../chat-session.ts';
import { findPerson, type HandoffRecord, isLeavingMessage } from './handoff.ts';
import { type Offer, offerHandoff } from './offer-handoff.ts';
import { leavesOpen } from './open-question.ts';
import { describeVisit, takeMessage } from './take-message.ts';

/** Beyond this the visitor is referred to the organisation directly, as beyond the real five a day. */
const mostMessages = 2;
const now = new Date('2026-11-25T10:00:00Z');
const conversation = { owner: 'brand-edgpt', sessionId: 'visitor' };
const knowledge = findBrandKnowledge('edgpt');

/** The whole stored state of a conversation and its messages. */
type World = {
  visitors?: HandoffRecord | undefined;
  writing: string[];
  isAnswered: boolean;
  messages: ForwardedMessage[];
  recent: ChatMessage[];
  /** The turn just before was one of leaving a message. */
  isStep: boolean;
};
/** What the chat shows the visitor after a message. */
type Seen = { text: string; handoff: Handoff | undefined };
type Happened = { world: World; seen?: Seen };

const nothing: World = { writing: [], isAnswered: false, messages: [], recent: [], isStep: false };

function findRecord({ visitors, writing, isAnswered }: World): HandoffRecord | undefined {
  const person = findPerson(writing.length, isAnswered);
  return visitors && { ...visitors, ...(person && { person }) };
}

const added = 'Please call me after lunch';
const known = 'I would like to know your phone number';

/** Visitor messages, with the engine's result when they aren't a step of the flow. */
const sayings: Record<
  string,
  { message: string; outcome: ChatOutcome; intent?: string; handoff?: 'start' | 'cancel' }
> = {
  'asks in vain': { message: 'Is there a pool?', outcome: 'declined' },
  'asks in vain again': { message: 'Is there a planetarium?', outcome: 'unsure' },
  'asks what is known': { message: 'When is the office open?', outcome: 'answered' },
  'asks for advice': { message: 'Do I have a case?', outcome: 'refused', intent: 'legal-advice' },
  'asks for a person': { message: 'Can I talk to a human?', outcome: 'handoff', intent: 'handoff' },
  'takes the offer': { message: 'Yes, please', outcome: 'smalltalk' },
  'has no question': { message: 'Skip', outcome: 'declined' },
  'says no': { message: 'No thanks', outcome: 'smalltalk' },
  'presses the button': { message: 'Ask a person', outcome: 'smalltalk', handoff: 'start' },
  'presses cancel': { message: 'Cancel', outcome: 'smalltalk', handoff: 'cancel' },
  'adds what is known': { message: known, outcome: 'answered' },
  'gives a name': { message: 'Ana Núñez', outcome: 'declined' },
  'adds something': { message: added, outcome: 'declined' },
  'gives a contact': { message: 'ana@nunez.example', outcome: 'declined' },
};

/** A full run also asks in vain a second time. */
const said = sample(Object.keys(sayings), (name) => name !== 'asks in vain again');

async function say(world: World, saying: string): Promise<Happened> {
  const words = sayings[saying];
  if (!words) throw new Error(saying);
  const { message, outcome, intent = '' } = words;
  const found: Answer = {
    ...{ text: `(${outcome})`, outcome, confidence: 0.9, intent, citations: [], suggestions: [] },
  };
  const next: World = { ...world, messages: [...world.messages] };
  const ports = {
    ...makePorts(now),
    makeId: () => `page-${world.messages.length}`,
    rateLimits: { countCall: async () => (world.messages.length < mostMessages ? 1 : 100) },
    handoffs: {
      find: async () => findRecord(next),
      save: async (_: unknown, { person: _person, ...record }: HandoffRecord, { wasTold = false }) => {
        next.visitors = record;
        if (wasTold) next.isAnswered = false;
      },
      forward: async (_: unknown, letter: { message: ForwardedMessage; record: HandoffRecord }) => {
        const known = next.messages.find(({ id }) => id === letter.message.id);
        if (known) return { isNew: false, message: known };
        next.messages.push(letter.message);
        const { person: _person, ...record } = letter.record;
        next.visitors = record;
        return { isNew: true, message: letter.message };
      },
      findForwarded: async (token: string) => next.messages.find(({ pageToken }) => pageToken === token),
      amend: async ({ id }: ForwardedMessage, { userMessage }: ForwardedMessage) => {
        next.messages = next.messages.map((message) =>
          message.id === id ? { ...message, userMessage } : message,
        );
        return true;
      },
    },
  };
  const { recent } = world;
  const last = world.isStep ? undefined : recent.at(-1);
  const visitor = {
    ...words,
    knowledge,
    frame: 'en' as const,
    recent,
    last,
    record: findRecord(world),
    askedAt: now,
  };
  const visit = describeVisit(visitor, found, () => found);
  const from = { conversation, brandId: 'edgpt', conversionId: undefined, recent } as const;
  const step = await takeMessage(ports, visit, from);
  const offer: Offer = step ?? offerHandoff(visit, found);
  if (offer.record && !step?.complete)
    await ports.handoffs.save(conversation, offer.record, { wasTold: offer.announcesAnswer === true });
  next.isStep = step !== undefined;
  const turn = { messageId: '', sentAt: '' };
  if (!step)
    next.recent = [
      { ...turn, role: 'user', content: message },
      { ...turn, role: 'assistant', content: found.text, outcome, intent, confidence: 0.9 },
    ];
  return { world: next, seen: { text: step?.text ?? found.text, handoff: offer.handoff } };
}

/** A staff action on a message, and its effect on the conversation. */
function act(world: World, index: number, status: 'in_progress' | 'responded'): World {
  const before = world.messages[index];
  if (!before) throw new Error('No such message');
  const change = { status, response: 'Yes, a heated one.', responseBy: 'Sam' };
  const after = changeStatus(before, change, now);
  const others = world.writing.filter((id) => id !== after.id);
  const isWriting = findPersonState(after) === 'answering';
  return {
    ...world,
    messages: world.messages.with(index, after),
    writing: isWriting ? [...others, after.id].sort() : others,
    isAnswered: world.isAnswered || findPersonState(after) === 'answered',
    visitors: {
      ...(world.visitors ?? { state: 'collected', isInvited: true, language: 'en' }),
      statusPath: makeMessagePagePath(after.pageToken ?? ''),
    },
  };
}

function listEvents(world: World): [name: string, happen: () => Happened | Promise<Happened>][] {
  const open = world.messages.flatMap(({ status }, index) => (status === 'responded' ? [] : [index]));
  return [
    ...said.map((name): ReturnType<typeof listEvents>[number] => [name, () => say(world, name)]),
    ...open.flatMap(
      (index): ReturnType<typeof listEvents> => [
        [`message ${index} is taken on`, () => ({ world: act(world, index, 'in_progress') })],
        [`message ${index} is answered`, () => ({ world: act(world, index, 'responded') })],
      ],
    ),
    ['the conversation is forgotten', () => ({ world: { ...nothing, messages: world.messages } })],
  ];
}

/**
 * Worlds with the same possible futures are one: it matters whether questions were asked before, not which
 * words.
 */
function describeWorld({ visitors, writing, isAnswered, messages, recent, isStep }: World): string {
  // The promise and how often something was asked for in vain change only words.
  const { openQuestion, statusPath, name, turnsInVain: _turns, ...others } = visitors ?? {};
  const promise: Partial<HandoffRecord> = others;
  const { answerBy: _by, answerZone: _zone, replyWithinHours: _hours, ...rest } = promise;
  const questions = messages.map(({ userMessage }) =>
    userMessage.replace(`\n${added}`, '').replace(`\n${known}`, ''),
  );
  return JSON.stringify([
    // The order in which they were noted and the name itself change nothing later.
    ...[Object.entries(rest).toSorted(), name !== undefined],
    ...[questions.indexOf(openQuestion?.question ?? ''), openQuestion !== undefined],
    ...[
      statusPath,
      // Lines are added only to the open message that the conversation is about.
      messages.map(({ status, userMessage, pageToken = '' }) =>
        status === 'responded' || statusPath !== makeMessagePagePath(pageToken)
          ? status
          : [status, userMessage.includes(added), userMessage.includes(known)],
      ),
      writing.length,
      isAnswered,
      isStep,
    ],
    ...[
      leavesOpen(recent.at(-1) ?? {}),
      recent.at(-1)?.outcome === 'smalltalk',
      questions.indexOf(recent.at(0)?.content ?? ''),
    ],
  ]);
}

/** A world is named once, though every passage to it and each test of what follows asks for its name. */
const names = new WeakMap<World, string>();
function nameWorld(world: World): string {
  const name = names.get(world) ?? describeWorld(world);
  names.set(world, name);
  return name;
}

type Passage = { before: World; event: string; after: World; seen?: Seen | undefined };
const passages: Passage[] = [];
const nextOf = new Map<string, Passage>();
const follow = (world: World, event: string) => nextOf.get(`${nameWorld(world)} ${event}`);

/** Explores every order of events, of any length, stopping at known worlds. */
beforeAll(async () => {
  const known = new Set([nameWorld(nothing)]);
  const waiting = [nothing];
  for (let before = waiting.pop(); before; before = waiting.pop()) {
    const former = nameWorld(before);
    for (const [event, happen] of listEvents(before)) {
      const { world: after, seen } = await happen();
      const passage = { before, event, after, seen };
      passages.push(passage);
      nextOf.set(`${former} ${event}`, passage);
      const name = nameWorld(after);
      if (!known.has(name)) waiting.push(after);
      known.add(name);
    }
  }
});

/** Checks all passages at once, because one assertion for each of fifty thousand takes minutes. */
function expectAlways(
  holds: (passage: Passage) => boolean,
  applies: (passage: Passage) => boolean,
  moreThan = 100,
) {
  const concerned = passages.filter(applies);
  expect(concerned.length).toBeGreaterThan(moreThan);
  const [wrong] = concerned.filter((passage) => !holds(passage));
  expect(wrong).toBeUndefined();
}

const isSaid = ({ seen }: Passage) => seen !== undefined;
const wordsOf = ({ seen }: Passage) => `${seen?.text} ${seen?.handoff?.prompt ?? ''}`;
const back = 'I am back for further questions';

test('every message has an owner, and its sender a page that says what happens next and by when', () => {
  expectAlways(
    ({ after }) =>
      after.messages.every((message) => {
        const { text, title, organisation, answerBy, response } = describeForSender(message, now);
        const isAnswered = message.status === 'responded';
        const isOwned = message.forwardedTo.length > 0 && text.includes(organisation);
        return isOwned && title !== '' && (isAnswered ? response !== undefined : answerBy !== undefined);
      }),
    ({ after }) => after.messages.length > 0,
  );
});

test('every visitor message gets a reply, and every forwarded message can be found again', () => {
  expectAlways((passage) => wordsOf(passage).trim() !== '', isSaid);
  expectAlways(
    ({ seen, after }) =>
      !isLeavingMessage(after.visitors) &&
      after.messages.some(
        ({ pageToken = '' }) => seen?.handoff?.statusPath === makeMessagePagePath(pageToken),
      ),
    ({ seen }) => seen?.handoff?.state === 'collected',
  );
});

test('whoever wants a person and has asked nothing is asked for their question first, and may skip it', () => {
  expectAlways(
    ({ seen }) => seen?.handoff?.state === 'initial' && seen.handoff.asksQuestion === true,
    ({ before, event }) =>
      before.recent.length === 0 &&
      before.visitors === undefined &&
      ['asks for a person', 'presses the button'].includes(event),
    1,
  );
  const goesOn = ['has no question', 'asks in vain', 'asks what is known', 'adds something'];
  expectAlways(
    (passage) =>
      passage.seen?.handoff?.asksQuestion !== true &&
      // Who has left a message gave their name with it.
      (passage.seen?.handoff?.state === 'asking-name' ||
        // Who gave their name first is not asked for it again.
        (passage.seen?.handoff?.state === 'asking-contact' && passage.before.visitors?.name !== undefined) ||
        // Who gave a way to reach them first is passed on with the question.
        passage.before.visitors?.contact !== undefined ||
        passage.before.visitors?.statusPath !== undefined ||
        wordsOf(passage).includes('directly')),
    ({ before, event }) => before.visitors?.asksQuestion === true && goesOn.includes(event),
    10,
  );
});

test('one word accepts an offer, and the flow ends in a message, a way to the organisation or a cancellation', () => {
  expectAlways(
    ({ after }) => {
      const seen = follow(after, 'takes the offer')?.seen;
      // Who has left a message gave their name with it.
      const isPassedOn = seen?.handoff?.state === 'collected' || seen?.text.includes('directly');
      // Whose last words ask nothing, as "skip" does, is asked for a question.
      const { state = '', asksQuestion = false } = seen?.handoff ?? {};
      const isAsked = state.startsWith('asking-') || asksQuestion;
      return isAsked || (after.messages.length > 0 && isPassedOn === true);
    },
    ({ seen }) => seen?.handoff?.state === 'initial' && seen.handoff.prompt !== undefined,
  );
  expectAlways(
    ({ after }) => follow(after, 'gives a name')?.seen?.handoff?.state === 'asking-contact',
    ({ seen }) => seen?.handoff?.state === 'asking-name' && !seen.handoff.isOptional,
  );
  expectAlways(
    ({ after }) => {
      const next = follow(after, 'gives a contact');
      return next?.seen?.handoff?.state === 'collected' || next?.seen?.text.includes('directly') === true;
    },
    ({ seen }) => seen?.handoff?.state === 'asking-contact',
  );
  expectAlways(
    ({ after }) => !isLeavingMessage(after.visitors),
    ({ event }) => event === 'presses cancel',
  );
});

test('a name is asked for only after the visitor agreed or asked for a person', () => {
  expectAlways(
    ({ seen }) => seen?.handoff?.state !== 'asking-name',
    ({ before: { visitors }, event }) =>
      event === 'asks for advice' && !isLeavingMessage(visitors) && !visitors?.asksQuestion,
  );
});

test('while a person writes, no message is started and the assistant says who has it', () => {
  expectAlways(
    (passage) => passage.seen?.handoff?.state === 'collected' && wordsOf(passage).includes('is writing'),
    ({ before, event }) =>
      before.writing.length > 0 &&
      !isLeavingMessage(before.visitors) &&
      ['presses the button', 'asks for a person', 'asks in vain'].includes(event),
  );
});

test('after a person’s answer the assistant says once that it is back, and never before', () => {
  expectAlways((passage) => !wordsOf(passage).includes(back) || !passage.after.isAnswered, isSaid);
  expectAlways(
    (passage) => !wordsOf(passage).includes(back),
    (passage) => isSaid(passage) && (!passage.before.isAnswered || passage.before.writing.length > 0),
  );
  expectAlways(
    (passage) => wordsOf(passage).includes(back),
    ({ before, event }) => before.isAnswered && before.writing.length === 0 && event === 'asks what is known',
  );
});

test('a line is added to a message only when the visitor has just agreed to it', () => {
  const longer = ({ messages }: World) =>
    messages.flatMap(({ userMessage }) => [added, known].filter((line) => userMessage.includes(line))).length;
  expectAlways(
    ({ before, event }) => before.visitors?.addition !== undefined && event === 'takes the offer',
    ({ before, after }) => before.messages.length === after.messages.length && longer(after) > longer(before),
    20,
  );
  expectAlways(
    ({ after }) => after.visitors?.addition === undefined,
    ({ before, event, seen }) =>
      before.visitors?.addition !== undefined && seen !== undefined && !event.startsWith('adds'),
  );
});

test('what is known is answered first, and added only to a message that nobody has answered', () => {
  const isCollected = ({ visitors }: World) => visitors?.state === 'collected';
  expectAlways(
    ({ seen }) => seen?.text === '(answered)',
    ({ before, event }) => event === 'adds what is known' && isCollected(before),
  );
  expectAlways(
    ({ after }) => {
      const left = after.messages.find(
        ({ pageToken = '' }) => after.visitors?.statusPath === makeMessagePagePath(pageToken),
      );
      return left?.status !== 'responded';
    },
    // While a person writes on another message, the record says only that.
    ({ before, seen }) => seen?.handoff?.asksToAdd === true && before.writing.length === 0,
  );
});
