import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { findRequestedThing } from '#functions/engine/search/find-requested-thing.ts';
import { understandQuestion } from '#functions/engine/search/understand-question.ts';
import { answerQuestion } from './answer-question.ts';

const office = readSampleSite({
  name: 'Kanzlei Brandt',
  language: 'de',
  pages: {
    '/': `<h1>Kanzlei Brandt</h1><p>Wir vertreten Sie im Verkehrsrecht und bei Überschuldung.</p>
      <ul><li>Kündigung und Abmahnung</li><li>Kündigungen</li></ul>
      <p>Ich biete Ihnen eine kostenfreie anwaltliche Erstberatung bei Schulden an.</p>`,
    '/verkehr.html': `<h1>Verkehrsrecht</h1><p>Der Lastwagen prallte gegen ein geparktes Auto, ohne dass den Halter ein Verschulden traf.</p>
      <p>Auf dem Beifahrersitz hatte ein Kind Platz genommen.</p>
      <p>Eine Trennung von Konsum und Fahren liegt dann nicht vor.</p>
      <p>Bei einem Fremdschaden ab etwa 1.300 € ist der Führerschein in Gefahr.</p>`,
    '/honorar.html': '<h1>Honorar</h1><p>Ein Schreiben an den Vermieter kostet 190 €.</p>',
  },
});

const congress = readSampleSite({
  name: 'Lake Congress',
  language: 'en',
  pages: {
    '/': '<h1>Lake Congress</h1><p>Three days of talks by the lake.</p>',
    '/program.html':
      '<h1>Program</h1><p>Dinner on the boat starts at 7:30 pm.</p><p>Children get a table of their own.</p><h2>Outings</h2><table><tr><th>Day</th><th>Outing</th><th>Cost</th></tr><tr><td>Friday</td><td>State capital and high desert</td><td>$31</td></tr><tr><td>Saturday</td><td>Coast</td><td>$19</td></tr></table><p>Scholars pay a third of the cost.</p>',
    '/software.html': `<h1>Software</h1><p>The installer asks where the pictures are.</p>
      <p>The Linux installer copies the viewer to /opt/lake/bin and makes a link.</p>
      <p>Write each date of the log as YYYY-MM-DD, which is the format that the viewer expects.</p>
      <h2>Pets</h2><p>Dogs may wait at the gate.</p><p>Dates of the log go back to 4 May 2011.</p>`,
  },
});

const sites = { office, congress };

function ask(site: keyof typeof sites, question: string) {
  return answerQuestion({ knowledge: sites[site], question, history: [], now: new Date('2026-05-20') });
}

describe('declines a question about something the site never mentions, despite similar words', () => {
  it.each<[keyof typeof sites, string, string]>([
    ['office', 'Gibt es Parkplätze in der Nähe?', 'a parked car and a seat that was taken'],
    ['office', 'Übernehmen Sie Scheidungen?', 'two things kept apart'],
    ['congress', 'Is there a dress code for dinner?', 'the dinner'],
    ['congress', 'Do you have childcare?', 'children'],
    ['congress', 'What is the capital of Australia?', 'another capital'],
  ])('%s: %s (despite %s)', (site, question) => {
    expect(ask(site, question).outcome).toBe('declined');
  });
});

describe('finds answers in other words', () => {
  it.each<[string, keyof typeof sites, string, string]>([
    ['something that costs nothing is free', 'office', 'Do I have to pay for the first talk?', 'kostenfreie'],
    [
      'a question for a size gets an amount',
      'office',
      'Ab welcher Schadenshöhe ist der Führerschein in Gefahr?',
      '1.300',
    ],
    [
      'a question for a place gets a file path',
      'congress',
      'where does the installer put the viewer on Linux',
      '/opt/lake',
    ],
    [
      'a question for a date format gets no date',
      'congress',
      'which date format does the viewer expect',
      'YYYY-MM-DD',
    ],
  ])('%s', (_, site, question, said) => {
    expect(ask(site, question).text).toContain(said);
  });
});

describe('recognises the requested value by its noun', () => {
  it.each<[keyof typeof sites, string, string | undefined]>([
    ['office', 'Ab welcher Schadenshöhe ist der Führerschein weg?', 'money'],
    ['office', 'Bis zu welchem Betrag haften Sie?', 'money'],
    ['congress', 'which amount is due at the door', 'money'],
    ['congress', 'which date format does the viewer expect', undefined],
    ['congress', 'which date is the dinner', 'date'],
  ])('%s: %s', (site, question, expected) => {
    expect(understandQuestion(question, sites[site]).value).toBe(expected);
  });
});

describe('recognises questions on whether something exists', () => {
  it.each([
    ['Is there a lift?', true],
    ['do you guys sell gift cards', true],
    ['Hi, do you have a waiting list', true],
    ['Gibt es einen Aufzug?', true],
    ['Bietet ihr auch Kurse an?', true],
    ['Y a-t-il un ascenseur ?', true],
    ["Est-ce qu'il y a un ascenseur ?", true],
    ['¿Tienen ascensor?', true],
    ['Есть ли лифт?', true],
    ['Is the lift free?', false],
    ['Who has a lift?', false],
    ['haylofts', false],
    ['Can I pay by card?', false],
  ])('%s: %s', (question, expected) => {
    expect(findRequestedThing(question) !== undefined).toBe(expected);
  });
});
