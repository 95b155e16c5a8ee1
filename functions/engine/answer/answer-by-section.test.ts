import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

const filler = [
  'We help families and owners of small shops through the year.',
  'Our people have worked together since 1998.',
  'Call us with any question, we like to talk.',
  'The office stands beside the old mill.',
];
const paragraphs = filler.map((text) => `<p>${text}</p>`).join('');

const firm = readSampleSite({
  name: 'Mill Street Books',
  language: 'en',
  pages: {
    '/': `<title>Mill Street Books</title><h1>Mill Street Books</h1>${paragraphs}`,
    '/premium-bookkeeping.html': `<title>Premium Bookkeeping</title><h1>Premium Bookkeeping</h1><p>For shops that outgrew a shoe box.</p>
      <h2>What is included</h2><ul><li>Monthly reconciliation of every account</li><li>Payroll for up to ten people</li></ul>
      <h2>Who it is for</h2><p>Shops with two to ten people.</p>`,
    '/payroll.html': `<title>Payroll</title><h1>Payroll</h1><p>Premium Bookkeeping has payroll inside.</p><p>We file the quarterly forms.</p>`,
    '/about.html': `<title>About</title><h1>About us</h1><p>Premium Bookkeeping began in 2015.</p>${paragraphs}`,
  },
});

const club = readSampleSite({
  name: 'Club de judo',
  language: 'fr',
  pages: {
    '/': '<h1>Club de judo</h1><p>Nous accueillons tous les publics.</p>',
    '/reglement.html': `<h1>Règlement</h1><p>La cotisation ne peut pas être remboursée, quelles que soient les raisons (absence, arrêt de l’activité, blessure).</p>
      <p>Les judokas saluent en entrant.</p>`,
  },
});

const now = new Date('2026-11-20T00:00:00Z');
const ask = (knowledge: typeof firm, question: string) =>
  answerQuestion({ knowledge, question, history: [], now });

describe('the context of a statement', () => {
  it('counts towards its subject: the page title and the section heading', () => {
    const { outcome, text } = ask(firm, 'What is included in the Premium Bookkeeping package?');
    expect(text).toContain('Monthly reconciliation of every account');
    expect(outcome).toBe('answered');
  });

  it('needn’t mention a circumstance if the statement has two of the requested things', () => {
    const question = 'Peut-on se faire rembourser en cours d’année à cause d’une blessure ?';
    const { outcome, text } = ask(club, question);
    expect(outcome).not.toBe('declined');
    expect(text).toContain('ne peut pas être remboursée');
  });
});
