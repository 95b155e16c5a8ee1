import { expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

const club = readSampleSite({
  name: 'Ruderclub Seestadt',
  language: 'de',
  pages: {
    '/': '<h1>Ruderclub Seestadt</h1><p>Wir rudern seit 1904 auf dem See und freuen uns über Gäste.</p><p>Ein Anfänger ist bei uns willkommen.</p>',
    '/angebot.html': `<h1>Angebot</h1><p>Der Anfängerkurs findet im Mai an sechs Abenden statt.</p>
      <p>Nach dem Jurastudium in Köln übernahm Jana Rolle die Leitung.</p>
      <p>Alle Boote vergelten gute Pflege.</p>`,
  },
});

function ask(question: string) {
  return answerQuestion({ knowledge: club, question, history: [], now: new Date('2026-05-20') });
}

it.each([
  ['wann findet der kurs statt', 'Anfängerkurs findet im Mai'],
  ['wo hat jana rolle jura studiert', 'Jurastudium in Köln'],
])('finds a short word in its compounds with a known word: %s', (question, said) => {
  expect(ask(question).text).toContain(said);
});

it('ignores a short word inside an unrelated one', () => {
  expect(ask('kostet es geld').text).not.toContain('vergelten');
});
