import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import type { Turn } from '#functions/engine/search/resolve-follow-up.ts';
import { club, lawOffice, school } from '#tests/support/engine/sample-sites.ts';

const sites = { school, lawOffice, club };
const asked: Turn[] = [
  { role: 'user', content: 'How much is tuition for kindergarten?' },
  { role: 'assistant', content: 'Kindergarten — Yearly tuition: $4,900; Deposit: $200' },
];

function ask(site: keyof typeof sites, question: string, history: Turn[] = []) {
  return answerQuestion({ knowledge: sites[site], question, history });
}

describe('replies to small talk in kind', () => {
  it.each<[keyof typeof sites, string, string, RegExp]>([
    ['school', 'test', 'opening', /What would you like to know about Maple Grove School\?/],
    ['school', 'Hi, can you help me please?', 'opening', /I am here to help/],
    ['school', 'I have a question', 'opening', /I am here to help/],
    ['school', 'What can I ask you?', 'opening', /I am here to help/],
    ['school', '???', 'opening', /I am here to help/],
    ['school', '👍', 'opening', /I am here to help/],
    ['school', 'OK!', 'opening', /I am here to help/],
    ['lawOffice', 'Ich hätte da eine Frage', 'opening', /Was möchten Sie über Kanzlei Sommer wissen/],
    ['club', 'Pouvez-vous m’aider ?', 'opening', /Que souhaitez-vous savoir/],
    ['school', 'Tengo una pregunta', 'opening', /¿Qué desea saber/],
    ['school', 'Добрый день!', 'greeting', /^Здравствуйте!/],
    ['school', 'Понятно', 'opening', /Что вы хотели бы узнать/],
    ['school', 'У меня есть вопрос', 'opening', /Что вы хотели бы узнать/],
    ['school', '질문이 있어요', 'opening', /무엇이 궁금하신가요/],
    ['school', '質問があります', 'opening', /何をお知りになりたいですか/],
    ['school', 'no thanks', 'goodbye', /Goodbye/],
    ['school', 'great job!', 'thanks', /You are welcome/],
    ['school', 'hi there, how are you?', 'howAreYou', /all is well/],
    ['school', 'I love you', 'identity', /not a person/],
    ['school', 'How old are you?', 'identity', /not a person/],
    ['school', 'Where do you get your information?', 'identity', /show where it says so/],
    ['lawOffice', 'Wer kann diesen Chat lesen?', 'privacy', /kann dieses Gespräch lesen/],
    ['school', 'is this chat private?', 'privacy', /can read this conversation/],
  ])('%s: %s: %s', (site, message, intent, said) => {
    const { outcome, text, citations, ...reply } = ask(site, message);
    expect({ outcome, intent: reply.intent, citations }).toEqual({
      outcome: 'smalltalk',
      intent,
      citations: [],
    });
    expect(text).toMatch(said);
  });

  it.each([
    'What time is it?',
    'what day is it today',
    'What is the meaning of life?',
    'Quelle heure est-il ?',
    'Какой сегодня день?',
  ])('declines %s, which no organisation’s site answers', (message) => {
    expect(ask('school', message)).toMatchObject({ outcome: 'declined', intent: 'offTopic', citations: [] });
  });

  it.each(['you useless piece of junk', 'oh shut up!', 'f*** this'])('stays friendly after %s', (message) => {
    expect(ask('school', message)).toMatchObject({ outcome: 'declined', intent: 'abuse' });
  });

  it('suggests questions that the site answers to a visitor without one', () => {
    expect(ask('school', 'what can I ask?').suggestions).toContain('Do you offer transport?');
  });

  it.each(["that's not what I asked", 'wrong answer', 'You didn’t answer my question!'])(
    'is sorry for what did not help, and tells whom to ask: %s',
    (message) => {
      const { intent, text } = ask('school', message, asked);
      expect(intent).toBe('complaint');
      expect(text).toContain('office@maplegrove.example');
    },
  );

  it.each(['when?', 'more'])('takes "%s" for a question where one went before', (message) => {
    expect(ask('school', message, asked).intent).not.toMatch(/offTopic|opening|privacy/);
  });

  it.each([
    'how much is tuition?',
    'Do you offer transport?',
    'where',
    'OK, what is your phone number?',
    'help with homework for grade 3',
    '24/7',
    '555-0142',
  ])('doesn’t take "%s" for small talk', (message) => {
    expect(ask('school', message).outcome).not.toBe('smalltalk');
  });
});

describe('a request for a language', () => {
  it.each([
    ['auf Deutsch bitte', /^Guten Tag!/],
    ['Can you speak German?', /^Guten Tag!/],
    ['speak French please', /^Bonjour !/],
    ['¿Puede hablar español?', /^¡Hola!/],
    ['по-русски, пожалуйста', /^Здравствуйте!/],
    ['Can we talk in Korean?', /^안녕하세요!/],
    ['스페인어로 답해 주세요', /^¡Hola!/],
    ['英語でお願いします', /^Hello!/],
  ])('gets a greeting in it: %s', (message, greeting) => {
    expect(ask('school', message)).toMatchObject({
      outcome: 'smalltalk',
      text: expect.stringMatching(greeting),
    });
  });

  it.each(['Spanish', 'Do you teach Spanish?', 'Can you speak Danish?'])(
    'isn’t assumed for a school subject or an unsupported language: %s',
    (message) => {
      expect(ask('school', message).intent).not.toBe('greeting');
    },
  );
});
