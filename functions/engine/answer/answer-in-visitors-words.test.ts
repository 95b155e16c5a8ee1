import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

const clinic = readSampleSite({
  name: 'Clínica del Parque',
  language: 'es',
  pages: {
    '/': '<h1>Clínica del Parque</h1><p>Cuidamos de perros y gatos desde 1999.</p>',
    '/equipo.html':
      '<h1>Equipo</h1><p>Marta Gil, veterinaria, habla inglés y alemán.</p><p>Luis Rey opera por las mañanas.</p>',
    '/horario.html':
      '<h1>Horario</h1><p>La clínica abre los sábados de 10:00 a 14:00.</p><p>El perro entra con correa.</p>',
  },
});

const theatre = readSampleSite({
  name: 'Lake Theatre',
  language: 'en',
  pages: {
    '/': '<h1>Lake Theatre</h1><p>We play by the lake every summer.</p><p>Two companies, plus guests from abroad.</p>',
    '/people.html':
      '<h1>People</h1><p>Ina Moss (ex-director) founded the youth club.</p><p>Write to the office.</p><p>Our club began with 12 chairs.</p>',
    '/loans.html': `<h1>Costumes</h1><table><tr><th>Costume</th><th>Back by</th></tr>
      <tr><td>Knight, paper crown</td><td>May 4</td></tr><tr><td>Bank robber</td><td>June 9</td></tr></table>
      <p>Our guarantee covers any double charge of a card by the bank.</p>`,
    '/law.html': '<h1>Who is liable</h1><p>Our landlord owns the real estate by the lake.</p>',
    '/contact.html': '<h1>Contact</h1><p>Phone 555 010 0199</p>',
  },
});

function ask(knowledge: typeof clinic, question: string) {
  return answerQuestion({ knowledge, question, history: [], now: new Date('2026-05-20') });
}

describe('finds answers in other words or languages', () => {
  it.each([
    ['Is there a vet who speaks English?', 'habla inglés'],
    ['¿a qué hora abrís los sábados?', 'sábados de 10:00 a 14:00'],
  ])('%s', (question, said) => {
    const { outcome, text } = ask(clinic, question);
    expect(outcome).toBe('answered');
    expect(text).toContain(said);
  });
});

describe('doesn’t answer with', () => {
  it.each([
    ['a cell about something else', 'do your people have bank accounts and can you give them paper checks'],
    ['part of a name', 'do you do real estate closings'],
    ['a number before another noun', 'how many guests come'],
    ['any number if the question names nothing to count', 'how many are you in the club'],
    [
      'a phone number after a story about a call',
      'my boss called me to a meeting and i think he wants to fire me, can one of you come along',
    ],
  ])('%s: %s', (_, question) => {
    expect(ask(theatre, question).outcome).not.toBe('answered');
  });
});
