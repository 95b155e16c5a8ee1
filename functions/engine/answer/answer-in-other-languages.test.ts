import { expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

const now = new Date('2026-03-02T10:00:00Z');

it.each([
  [
    'nl',
    'Hoeveel kost een les voor volwassenen?',
    'Volwassenen betalen € 18 per les.',
    'Kinderen krijgen korting.',
  ],
  [
    'nl',
    'wanneer begint de inschrijving',
    'De inschrijvingen beginnen op 3 juni 2026.',
    'De lessen zijn in het zwembad.',
  ],
  [
    'pt',
    'Quando termina o prazo de inscricao?',
    'As inscrições terminam em 12/09/2026.',
    'As aulas são na piscina.',
  ],
  ['pt', 'Quem é o diretor da escola?', 'O diretor da escola é João Almeida.', 'A escola tem dez turmas.'],
  [
    'pl',
    'Ile kosztuje kurs dla dzieci?',
    'Kurs dla dzieci: 240 PLN miesięcznie, czyli 55 euro.',
    'Zajęcia odbywają się w Łodzi.',
  ],
  ['pl', 'gdzie odbywaja sie zajecia', 'Zajęcia odbywają się w Łodzi przy parku.', 'Kurs trwa dwa miesiące.'],
  [
    'tr',
    'Kayıtlar ne zaman başlıyor?',
    'Kayıtlar 14.09.2026 tarihinde başlıyor.',
    'Okulumuzda yüzme havuzu vardır.',
  ],
  ['sv', 'Har skolan ett bibliotek?', 'Skolans bibliotek är öppet för alla elever.', 'Maten lagas i köket.'],
  [
    'vi',
    'hoc phi lop tieng Anh la bao nhieu',
    'Học phí lớp tiếng Anh là 900 USD mỗi năm.',
    'Trường có hồ bơi.',
  ],
  ['ar', 'متى يبدأ التسجيل؟', 'يبدأ التسجيل في 2026-09-01.', 'توجد مكتبة في المدرسة.'],
  ['th', 'ห้องสมุดเปิดกี่โมง', 'ห้องสมุดเปิด 9:00 ถึง 16:00', 'โรงเรียนมีสระว่ายน้ำ'],
  ['hi', 'पुस्तकालय कब खुलता है', 'पुस्तकालय 9:00 बजे खुलता है।', 'विद्यालय में खेल का मैदान है।'],
])('on a site in "%s" finds the answer to "%s"', (language, question, fact, other) => {
  const knowledge = readSampleSite({
    name: 'Site',
    language,
    pages: { '/': `<h1>Site</h1><p>${other}</p><p>${fact}</p>`, '/more': `<h1>Info</h1><p>${other}</p>` },
  });
  const answer = answerQuestion({ knowledge, question, history: [], now });
  expect(answer).toMatchObject({ outcome: 'answered' });
  expect(answer.text).toContain(fact.slice(0, 12));
});
