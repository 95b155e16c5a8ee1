import { expect, test } from 'vitest';
import { findHeadline } from '#functions/domain/inbox/find-headline.ts';
import { makePorts, visit } from '#tests/support/worlds/chat-ports-fixture.ts';

const question = 'Do you sell purple unicorn saddles?';
const wish = 'I would like to talk to a person';

async function leave(lines: readonly string[], typed: string) {
  const ports = makePorts();
  const say = visit(ports);
  for (const line of lines) await say(line);
  await say('-', { details: { question: typed, name: 'Ana', contact: 'ana@nunez.example' } });
  const [message] = ports.forwarded.values();
  if (!message) throw new Error('Nothing was passed on.');
  return { message, mail: ports.mails[0]?.text ?? '' };
}

test('a wish for a person and the question before it are lines of their own, in the inbox and in the mail', async () => {
  const { message, mail } = await leave([question, wish], `${question}\n${wish}`);
  expect(message).toMatchObject({ userMessage: `${question}\n${wish}`, wish });
  expect(findHeadline(message)).toBe(question);
  expect(mail.split('\n\n')).toEqual(expect.arrayContaining([`Question: ${question}`, `Also: ${wish}`]));
});

test('a page that runs the lines together sends what was prefilled', async () => {
  const { message } = await leave([question, wish], `${question}${wish}`);
  expect(message).toMatchObject({ userMessage: `${question}\n${wish}`, wish });
});

test('a wish that says what for is the headline, whatever was asked before', async () => {
  const line = 'I would like to talk to a person about the invoice of May';
  const { message, mail } = await leave(['How much does it cost?', line], line);
  expect([findHeadline(message), message.userMessage]).toEqual([line, line]);
  expect(mail).toContain(`Question: ${line}`);
});

test('a mail is headed by what the inbox is: the question that was answered before the wish', async () => {
  const { message, mail } = await leave(['How much does it cost?', wish], wish);
  expect(message.userMessage).toBe(wish);
  expect(mail.split('\n\n')).toEqual(
    expect.arrayContaining(['Question: How much does it cost?', `Also: ${wish}`]),
  );
});
