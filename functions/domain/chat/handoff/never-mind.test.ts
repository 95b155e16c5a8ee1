import { describe, expect, test } from 'vitest';
import { readReply } from '#functions/engine/search/read-reply.ts';
import { judgeAnswer } from '#shared/domain/chat/question-result.ts';
import { makePorts, visit } from '#tests/support/worlds/chat-ports-fixture.ts';
import { handoffPhrases } from './handoff-phrases.ts';

const unanswerable = 'Do you sell purple unicorn saddles?';
const ended = Object.values(handoffPhrases).map(({ cancelled }) => cancelled);
const takenBack = [
  ['never mind', 'All right'],
  ['oh never mind then', 'All right'],
  ['forget it please', 'All right'],
  ['Never mind, thanks', 'All right'],
  ["it doesn't matter", 'All right'],
  ['vergiss es', 'In Ordnung'],
  ['ist egal', 'In Ordnung'],
  ['ya no importa', 'De acuerdo'],
  ['olvídalo', 'De acuerdo'],
  ['laissez tomber', 'D’accord'],
  ['tant pis', 'D’accord'],
  ['lascia perdere', 'D’accordo'],
  ['deixa pra lá', 'Muito bem'],
  ['laat maar', 'Goed'],
  ['nieważne', 'Dobrze'],
  ['неважно', 'Хорошо'],
  ['thôi bỏ đi', 'Được'],
  ['لا يهم', 'حسنًا'],
  ['算了', '好的'],
  ['気にしないでください', '承知しました'],
  ['잊어버리세요', '알겠습니다'],
] as const;

describe.each([
  ['at first', []],
  ['after an answer', ['How much does it cost?']],
])('what is taken back %s', (_when, before) => {
  test.each(takenBack)('%j is neither searched nor answered like a goodbye: %j', async (line, begins) => {
    const ports = makePorts();
    const say = visit(ports);
    for (const earlier of before) await say(earlier);
    const { response, outcome, handoff, sources } = await say(line);
    expect([outcome, handoff, sources]).toEqual(['smalltalk', undefined, []]);
    expect(response.startsWith(begins), response).toBe(true);
    const answer = [...ports.turns.values()].flat().at(-1);
    expect(answer && judgeAnswer(answer)).toBeUndefined();
  });
});

test.each(takenBack)('%j ends a message that was begun, whatever was asked for', async (line) => {
  for (const lines of [
    [unanswerable],
    [unanswerable, 'yes'],
    [unanswerable, 'yes', 'Ana'],
    ['a person please'],
  ]) {
    const ports = makePorts();
    const say = visit(ports);
    for (const earlier of lines) await say(earlier);
    const { response, handoff } = await say(line);
    expect(ended, lines.join()).toContain(response);
    expect(handoff).toEqual({ state: 'initial' });
    expect((await say('How much does it cost?')).outcome).toBe('answered');
    expect(ports.forwarded.size).toBe(0);
  }
});

test('a message that was passed on stays, and the visitor is told so', async () => {
  const ports = makePorts();
  const say = visit(ports);
  for (const line of [unanswerable, 'yes', 'Ana', 'ana@nunez.example']) await say(line);
  const { response, handoff } = await say('never mind');
  expect(response).toBe('All right, your message stays as it is. What else would you like to know?');
  expect(handoff?.state).toBe('collected');
  expect([ports.forwarded.size, ports.mails.length]).toEqual([1, 1]);
});

test.each(['cancel', 'stop', 'no thanks'])('%j still declines an offer', (line) => {
  expect(readReply(line)).toBe('cancel');
});
