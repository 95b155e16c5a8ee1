import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#functions/knowledge/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

const office = readSampleSite({
  name: 'Keller Law',
  language: 'en',
  pages: {
    '/': `<h1>Keller Law</h1><p>We represent families in custody and divorce matters.</p>
      <p>Hire a local attorney who knows the courts.</p><p>We will get back to you within one day.</p>
      <h2>Our office</h2><p>400 Elm Drive</p><p>Cedar Park, TX 78613</p><p>Phone: (512) 555-0142</p>`,
    '/faq.html': `<h1>Questions</h1><p>What do I need to buy first?</p><p>Does the office sell binders?</p>
      <p>Buy a binder for your papers before the first visit; the stationer next door has them.</p>
      <p>A custody case can take six to nine months.</p>
      <p>Directions: leave the highway at exit 12.</p>
      <p>For the past 14 years the office has worked on family law.</p>`,
  },
});

const church = readSampleSite({
  name: 'Saint Ann',
  language: 'en',
  pages: {
    '/': `<h1>Saint Ann</h1><p>You may park behind the church, by the hall.</p><p>We are hiring a sexton for Sundays.</p>
      <p>Director of music: Ada Stone.</p>`,
  },
});

const club = readSampleSite({
  name: 'Judo Club',
  language: 'fr',
  pages: {
    '/': `<h1>Judo Club</h1><p>Tout nouvel adhérent doit s’acquitter de 8 € pour le passeport.</p>
      <p>Un adhérent peut être exclu du club.</p><p>Un bon kimono peut durer dix ans.</p>`,
  },
});

const kanzlei = readSampleSite({
  name: 'Kanzlei Lang',
  language: 'de',
  pages: {
    '/': `<h1>Kanzlei Lang</h1><p>Wir beraten Sie im Arbeitsrecht.</p><p>Eine aktuelle Gerichtsentscheidung stärkt Arbeitnehmer.</p>`,
    '/auktion.html': `<h1>Abbruch einer Auktion</h1><p>Der Kläger bot 1 € und setzte dabei eine Preisobergrenze von 555,55 €.</p>
      <p>Einige Stunden später brach der Beklagte die Auktion ab.</p>`,
  },
});

const sites = { office, church, club, kanzlei };

const now = new Date('2026-11-20T00:00:00Z');
const ask = (site: keyof typeof sites, question: string) =>
  answerQuestion({ knowledge: sites[site], question, history: [], now });

describe('what only looks like the thing is no answer', () => {
  it.each<[keyof typeof sites, string, string]>([
    ['office', 'Is there parking at your office?', 'a town by the name of Park'],
    ['office', 'Where can I park?', 'a town by the name of Park'],
    ['office', 'Are you hiring?', 'a call to hire an attorney'],
    ['office', 'Can I get a refund?', 'a promise to get back'],
    ['office', 'What is your fax number?', 'a phone number'],
    ['office', 'How many employees do you have?', 'years of work'],
    ['office', 'How long does it take?', 'the length of one of many things'],
    ['office', 'Who is the director?', 'directions'],
    ['club', 'Combien avez-vous d’adhérents ?', 'the article of one member'],
    ['club', 'Combien de temps ça dure ?', 'the life of a kimono'],
    ['kanzlei', 'Was nehmen Sie pro Stunde?', 'an amount of another case'],
  ])('%s: %s, by %s', (site, question) => {
    expect(ask(site, question).outcome).not.toBe('answered');
  });
});

describe('the thing itself is found by the same questions', () => {
  it.each<[keyof typeof sites, string, string]>([
    ['church', 'Where can I park?', 'behind the church'],
    ['church', 'Is there parking?', 'behind the church'],
    ['church', 'Are you hiring?', 'We are hiring a sexton'],
    ['church', 'Who is the director of music?', 'Ada Stone'],
    ['office', 'How long does a custody case take?', 'six to nine months'],
  ])('%s: %s %s', (site, question, said) => {
    expect(ask(site, question).text).toContain(said);
  });
});

it('a list of questions is no answer to one like them', () => {
  expect(ask('office', 'Do I need to buy a binder?').text).toContain('the stationer next door');
  expect(ask('office', 'Do I need to buy a binder?').text).not.toContain('What do I need to buy first?');
});

it('a decision of a court (“Entscheidung”) is not even the closest thing to a divorce (“Scheidung”)', () => {
  expect(ask('kanzlei', 'Machen Sie auch Scheidungen?').outcome).toBe('declined');
});
