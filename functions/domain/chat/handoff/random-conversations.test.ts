import { expect, test } from 'vitest';
import { sample } from '#tests/support/sample.ts';
import { makePorts, visit } from '#tests/support/worlds/chat-ports-fixture.ts';

/** Questions that the website leaves open, with a yes to the offer, in ten languages. */
const asked = [
  ['Do you sell purple unicorn saddles?', 'yes please'],
  ['Verkauft ihr lila Sattel für Einhörner?', 'ja gerne'],
  ['Vendez-vous des selles violettes pour licornes ?', 'oui volontiers'],
  ['¿Venden sillas moradas para unicornios?', 'sí por favor'],
  ['Продаёте ли вы фиолетовые сёдла для единорогов?', 'да пожалуйста'],
  ['Vendete selle viola per unicorni?', 'sì grazie'],
  ['Vocês vendem selas roxas para unicórnios?', 'sim por favor'],
  ['Verkopen jullie paarse zadels voor eenhoorns?', 'ja graag'],
  ['你们卖紫色独角兽马鞍吗？', '是的'],
  ['紫のユニコーンの鞍を売っていますか？', 'はい、お願いします'],
] as const;
const names = ['Max', 'Ana Núñez', 'I am Jordan Bell', 'O’Neil, Sam', '陈伟', 'ana maria lopez'];
const contacts = [
  'max@example.org',
  '+49 30 901820',
  'ｍａｘ＠ｅｘａｍｐｌｅ．ｏｒｇ',
  'it is max@example.org',
  '(541) 555-0142',
];
const both = [
  ...['Max Bell, max@example.org', 'max@example.org\nMax Bell', 'I’m Max Bell - 541 555 0142'],
  ...[
    'hank 541 555 0142',
    '5415550142 its John',
    'im john smith, 541 555 0142',
    'jane doe, jane@example.org',
  ],
  ...['Name: Lee Wong Phone: 541 555 0142', 'name is bob, number 541 555 0142', '王伟 +86 13800138000'],
];
const corrections = ['sorry, max@example.net', 'my name is Maxim Bell'];
const others = [
  'thanks',
  'ok',
  'skip',
  'help',
  'I need a human',
  'What is the phone number?',
  'hmm',
  'max@',
  '12345',
];
const refusals = ['no thanks', 'cancel'];

/** A generator of numbers below 1 that a seed repeats (mulberry32). */
function openDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A visitor's lines: an open question first, then anything in any order. */
function makeLines(seed: number): string[] {
  const dice = openDice(seed);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(dice() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  const [question, consent] = pick(asked);
  const kinds = [[consent], names, contacts, both, corrections, others, refusals] as const;
  const count = 2 + Math.floor(dice() * 6);
  return [question, ...Array.from({ length: count }, () => pick(pick(kinds)))];
}

const givesContact = (line: string) => /\d{3}.?\d{4}|901820|@(?!$)|＠/u.test(line);
const asksName =
  /What is your name|Ihr Name|votre nom|se llama|вас зовут|Si chiama|seu nome|uw naam|您的姓名|お名前(?!だけ)/iu;

const seeds = sample(
  Array.from({ length: 2000 }, (_, seed) => seed),
  (seed) => seed < 60,
);

test('whoever gave a way to reach them is in the inbox with their words, and is asked for nothing that they said', async () => {
  const wrong: unknown[] = [];
  for (const seed of seeds) {
    const lines = makeLines(seed);
    const ports = makePorts();
    const say = visit(ports);
    let hasCancelled = false;
    let named = false;
    let isGiven = false;
    let isAskedTwice = false;
    for (const line of lines) {
      const { response, handoff } = await say(line);
      const record = ports.records.values().next().value;
      // Whoever cancels takes back what was said.
      const isCancelled = refusals.includes(line) || record?.isInvited === false;
      hasCancelled ||= isCancelled;
      named = !isCancelled && (named || both.includes(line) || record?.name !== undefined);
      isGiven ||= givesContact(line);
      isAskedTwice ||= named && asksName.test(`${response} ${handoff?.prompt ?? ''}`);
    }
    const inbox = [...ports.forwarded.values()];
    const words = hasCancelled ? lines : lines.slice(0, 1);
    const hasWords = inbox.some(({ userMessage }) => words.some((line) => userMessage.includes(line)));
    // After a cancellation nothing may be left to pass on: then the contact is kept until it is said what it is about.
    const last = ports.records.values().next().value;
    const isAskedWhat = hasCancelled && last?.asksQuestion === true && last.contact !== undefined;
    if ((isGiven && !hasWords && !isAskedWhat) || isAskedTwice)
      wrong.push({
        seed,
        lines,
        isAskedTwice,
        inbox: inbox.map(({ userMessage, visitor }) => [userMessage, visitor]),
      });
  }
  expect(wrong).toEqual([]);
});
