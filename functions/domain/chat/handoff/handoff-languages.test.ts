import { expect, test } from 'vitest';
import { visitorLanguages } from '#shared/texts/visitor-languages.ts';
import { makePorts, visit } from '../chat-ports-fixture.ts';
import { say } from './handoff-flow.ts';
import { handoffPhrases } from './handoff-phrases.ts';

test.each([
  ['zh', '你们有游泳池吗？', '取消'],
  ['vi', 'Trường có hồ bơi không?', 'hủy'],
  ['ar', 'هل يوجد مسبح؟', 'إلغاء'],
] as const)(
  'a visitor in %s leaves a message in their language, and ends it with a word of it',
  async (language, question, cancel) => {
    const ask = visit(makePorts());
    const [start = ''] = handoffPhrases[language].askName.split('{organisation}');
    expect((await ask(question, 'start')).response).toContain(start);
    expect((await ask(cancel)).response).toBe(handoffPhrases[language].cancelled);
  },
);

test.each(Object.keys(visitorLanguages))('without a name, the thanks in %s have no gap', (language) => {
  const said = say({ language, organisation: 'Hill School', now: new Date() }, 'askContact', '');
  expect(said).toContain('Hill School');
  expect(said).not.toMatch(/\{|[,，] ?[.。!]|يا\s*\./);
});
