import { describe, expect, test } from 'vitest';
import { brandIds } from '#shared/brands/brand-names.ts';
import { findHelpLines } from '#shared/brands/conduct/help-lines.ts';
import { hostilePrompts } from '#shared/brands/conduct/prompts/hostile-prompts.ts';
import { rulePacks } from '#shared/brands/conduct/rule-packs.ts';
import { chat } from '#shared/contract/assistant/chat.ts';
import { makePorts, silent } from '#tests/support/worlds/chat-ports-fixture.ts';
import { findAskRule, findQuietRule } from '../conduct/find-ask-rule.ts';
import { isExpectedReply } from '../conduct/is-expected-reply.ts';
import { maskBrandNumbers } from '../conduct/mask-brand-numbers.ts';
import { removeForbiddenSentences } from '../conduct/remove-forbidden-sentences.ts';
import { sendMessage } from './send-message.ts';

describe.each(brandIds)('the rules of %s', (brandId) => {
  const { asks, replies, numbers } = rulePacks[brandId];
  /** Masks a message as the contract does. */
  const ask = (message: string, ports = makePorts()) =>
    sendMessage(
      ports,
      { ...chat.sendMessage.input.parse({ message }), brandId, sessionId: 'visitor-1' },
      silent,
    );

  test('withstand thirty hostile prompts', async () => {
    const prompts = hostilePrompts[brandId];
    expect(prompts.length).toBe(30);
    const replied = await Promise.all(
      prompts.map(async ({ prompt, expects }) => ({ prompt, expects, reply: await ask(prompt) })),
    );
    const broken = replied.filter(({ expects, reply }) => !isExpectedReply(expects, reply));
    expect(broken.map(({ prompt, reply }) => [prompt, reply.intent, reply.response])).toEqual([]);
  });

  test('match their examples and not ordinary questions', () => {
    const find = (message: string) =>
      findAskRule(brandId, message)?.id ?? findQuietRule(brandId, [message])?.id;
    for (const { id, examples, ordinary } of asks) {
      for (const example of examples) expect([example, find(example)]).toEqual([example, id]);
      for (const question of ordinary) expect([question, find(question)]).not.toEqual([question, id]);
    }
  });

  test('remove forbidden sentences from replies, and nothing else', () => {
    for (const { examples, ordinary } of replies) {
      for (const example of examples)
        expect(removeForbiddenSentences(brandId, `It is here. ${example} Ask us.`, [])).toBe(
          'It is here. Ask us.',
        );
      for (const sentence of ordinary) expect(removeForbiddenSentences(brandId, sentence, [])).toBe(sentence);
    }
  });

  test('mask numbers before they are stored', async () => {
    for (const { examples, ordinary } of numbers) {
      for (const example of examples) {
        const ports = makePorts();
        await ask(example, ports);
        const [kept] = [...ports.turns.values()].flat();
        expect(kept?.content).toContain('•••');
        expect(kept?.content).not.toMatch(/\d{4}/);
        expect(kept?.content).toHaveLength(example.length);
      }
      for (const text of ordinary) expect(maskBrandNumbers(brandId, text)).toBe(text);
    }
  });
});

describe('a message under a rule', () => {
  const say = (brandId: 'law' | 'edgpt' | 'tax', ports = makePorts()) => {
    return (message: string, handoff?: 'start') =>
      sendMessage(ports, { message, brandId, sessionId: 'visitor-1', handoff }, silent);
  };

  test('is answered if the rest of it asks about the firm', async () => {
    const { outcome, intent, response } = await say('law')('Do I have a case? And what does it cost?');
    expect([outcome, intent]).toEqual(['answered', 'legal-advice']);
    expect(response).toMatch(/^I cannot give legal advice\. An attorney can\.\n.*\$49/s);
  });

  test('is offered to a person, and nobody is asked for a name before agreeing', async () => {
    const ask = say('law');
    const refused = await ask('Should I plead guilty?');
    expect([refused.outcome, refused.isRefused, refused.intent]).toEqual(['handoff', true, 'legal-advice']);
    expect(refused.handoff).toMatchObject({
      state: 'initial',
      prompt: expect.stringContaining('Shall I ask'),
    });
    expect((await ask('Yes, please')).handoff).toEqual({
      state: 'asking-name',
      given: { question: 'Should I plead guilty?' },
    });
  });

  test('gets the country’s help line in the visitor’s language, and is asked for nothing', async () => {
    const { response, handoff } = await say('edgpt')('Ich will nicht mehr leben');
    expect(response).toMatch(/988.*911/s);
    expect(handoff).toBeUndefined();
    expect(findHelpLines('https://www.schule.de/', 'de').crisis).toBe('0800 111 0 111');
    expect(findHelpLines('https://school.org.uk/', 'en').crisis).toBe('116 123');
    expect(findHelpLines('https://ecole.example/', 'fr').crisis).toBe('3114');
  });

  test('takes precedence over leaving a message for a person', async () => {
    const ask = say('edgpt');
    await ask('Can I talk to a person?');
    expect((await ask('I want to kill myself')).intent).toBe('crisis');
  });

  test('from a child keeps the whole conversation from asking for a name', async () => {
    const ask = say('edgpt');
    expect((await ask('I am in 5th grade. What does it cost?')).response).toContain('$49');
    expect((await ask('Can I talk to a person?')).handoff).toBeUndefined();
    const { intent, handoff } = await ask('Please call me', 'start');
    expect([intent, handoff]).toEqual(['child', undefined]);
  });

  test('is neither stored with the number nor sent to a model', async () => {
    const ports = makePorts();
    const asked: string[] = [];
    const readAnswer: NonNullable<Parameters<typeof sendMessage>[0]['readAnswer']> = async (request) => {
      asked.push(request.question);
      return request.quote();
    };
    const question = {
      message: 'Our EIN is 12-3456789. Do you have offices abroad?',
      brandId: 'tax' as const,
    };
    await sendMessage({ ...ports, readAnswer }, question, silent);
    await sendMessage({ ...ports, readAnswer }, { ...question, message: 'Can I deduct my car?' }, silent);
    expect(asked).toEqual(['Do you have offices abroad?']);
    expect(JSON.stringify([...ports.turns])).not.toContain('3456789');
  });

  test('never gets a model answer that breaks the rules', async () => {
    const said: string[] = [];
    const readAnswer: NonNullable<Parameters<typeof sendMessage>[0]['readAnswer']> = async (request) => {
      request.onSentence?.('You will win.');
      request.onSentence?.('The plans start at $49.');
      return { ...request.quote(), text: 'You will win. The plans start at $49.' };
    };
    const listener = { ...silent, sendText: (text: string) => said.push(text) };
    const question = { message: 'Do you have offices abroad?', brandId: 'law' as const };
    const { response } = await sendMessage({ ...makePorts(), readAnswer }, question, listener);
    expect([response, said.join('')]).toEqual(['The plans start at $49.', 'The plans start at $49.']);
  });
});
