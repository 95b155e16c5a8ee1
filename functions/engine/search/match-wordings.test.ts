import { describe, expect, test } from 'vitest';
import { findAskedValues } from './find-asked-values.ts';
import { matchWish } from './match-wordings.ts';

const wishOf = (message: string) => matchWish(message, { ignored: () => false, isFirst: true })?.wish;

describe('a message in any language of the interface wants', () => {
  test.each([
    ['thanks, that helped', 'thanks'],
    ["no that's all", 'goodbye'],
    ['lol', 'opening'],
    ['are you a real person or a bot?', 'identity'],
    ['Danke, das war schon alles', 'goodbye'],
    ['what r ur hrs', 'hours'],
    ['hours?', 'hours'],
    ['Wo ist die Kanzlei?', 'address'],
    ['営業時間を教えてください', 'hours'],
    ['I would like to talk to a lawyer', 'person'],
    ['can I speak to the principal', 'person'],
    ['i want to speak with the principal', 'person'],
    ['let me speak with the headmaster', 'person'],
    ['call me back please', 'person'],
    ['real person please', 'person'],
    ['Ich möchte mit einem echten Menschen sprechen', 'person'],
    ['Je voudrais parler à une vraie personne', 'person'],
    ['хочу поговорить с живым человеком', 'person'],
    ['I need a lawyer for my divorce', 'person'],
    ['Ich möchte mit einem Anwalt sprechen', 'person'],
    ['rappelez-moi svp', 'person'],
    ['quiero pedir una cita', 'person'],
    ['хочу записаться на прием', 'person'],
    ['전화 주세요', 'person'],
    ['担当者と話したいです', 'person'],
    ['are you robots?', 'identity'],
    ['ты робот?', 'identity'],
  ])('%s: %s', (message, wish) => {
    expect(wishOf(message)).toBe(wish);
  });

  test.each([
    'Do you have an MBA?',
    'is there parking',
    'are you open to negotiation',
    'how do I enrol',
    'email of mrs smith',
    'Qui est le prof et quel est son grade ?',
    'do you help with wills',
    'Can you help with a will',
    'can you help me with my will?',
    'what can you do for a will',
    '¿Puede ayudarme con un poder?',
    'I want to talk about real estate',
    'talk to real',
    'Do you have a robotics team?',
    'Is there a robotics club?',
  ])('something else: %s', (message) => {
    expect(wishOf(message)).toBeUndefined();
  });
});

test.each([
  ['what does a lesson cost', 'en', 'money'],
  ['how long is the tour', 'en', 'duration'],
  ['Um wie viel Uhr beginnt es?', 'de', 'time'],
  ['수업료가 얼마예요?', 'ko', 'money'],
] as const)('%s asks for a value of its kind', (question, language, value) => {
  expect(findAskedValues(question, language)[0]).toBe(value);
});
