import { expect, test } from 'vitest';
import { skipsQuestion } from '#functions/engine/search/read-reply.ts';
import { ar } from '#shared/texts/ar/assistant.ts';
import { de } from '#shared/texts/de/assistant.ts';
import { en } from '#shared/texts/en/assistant.ts';
import { es } from '#shared/texts/es/assistant.ts';
import { fr } from '#shared/texts/fr/assistant.ts';
import { it } from '#shared/texts/it/assistant.ts';
import { ja } from '#shared/texts/ja/assistant.ts';
import { ko } from '#shared/texts/ko/assistant.ts';
import { nl } from '#shared/texts/nl/assistant.ts';
import { pl } from '#shared/texts/pl/assistant.ts';
import { pt } from '#shared/texts/pt/assistant.ts';
import { ru } from '#shared/texts/ru/assistant.ts';
import { vi } from '#shared/texts/vi/assistant.ts';
import { visitorLanguages } from '#shared/texts/visitor-languages.ts';
import { zh } from '#shared/texts/zh/assistant.ts';
import { makePorts, visit } from '#tests/support/worlds/chat-ports-fixture.ts';
import { handoffPhrases } from './handoff-phrases.ts';
import { say } from './say.ts';

test.each([
  ['zh', '你们有游泳池吗？', '取消'],
  ['vi', 'Trường có hồ bơi không?', 'hủy'],
  ['ar', 'هل يوجد مسبح؟', 'إلغاء'],
  ['it', 'Avete una piscina a scuola?', 'annulla'],
  ['pt', 'Vocês têm uma piscina na escola?', 'cancelar'],
  ['nl', 'Is er een zwembad op school?', 'annuleren'],
  ['pl', 'Czy w szkole jest basen?', 'anuluj'],
] as const)(
  'a visitor in %s leaves a message in their language, and ends it with a word of it',
  async (language, question, cancel) => {
    const ask = visit(makePorts());
    const [start = ''] = handoffPhrases[language].askName.split('{organisation}');
    await ask(question);
    expect((await ask(question, 'start')).response).toContain(start);
    expect((await ask(cancel)).response).toBe(handoffPhrases[language].cancelled);
  },
);

const spoken = (language: string) => ({ language, organisation: 'Hill School', now: new Date() });
const interfaces = { ar, de, en, es, fr, ja, ko, ru, vi, zh, it, pt, nl, pl };

const wordsForSkipping: Record<keyof typeof interfaces, string> = {
  ...{
    ar: 'تخطي',
    de: 'überspringen',
    en: 'skip this',
    es: 'omitir',
    fr: 'passer',
    it: 'saltare',
    ja: 'スキップ',
  },
  ...{
    ko: '건너뛰기',
    nl: 'overslaan',
    pl: 'pominąć',
    pt: 'pular',
    ru: 'пропустить',
    vi: 'bỏ qua',
    zh: '跳过',
  },
};

test.each(Object.entries(interfaces))(
  'the word and the button that skip the question in %s do',
  (language, { skip }) => {
    const word = Object.entries(wordsForSkipping).find(([key]) => key === language)?.[1] ?? '';
    expect(say(spoken(language), 'askQuestion')).toContain(word);
    expect([word, skip].filter(skipsQuestion)).toHaveLength(2);
  },
);

test.each(Object.keys(visitorLanguages))('without a name, the thanks in %s have no gap', (language) => {
  const said = say(spoken(language), 'askContact', '');
  expect(said).toContain('Hill School');
  expect(said).not.toMatch(/\{|[,，] ?[.。!]|يا\s*\./);
});
