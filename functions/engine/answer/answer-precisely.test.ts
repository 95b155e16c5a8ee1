import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

const rowingClub = readSampleSite({
  name: 'Heron Rowing Club',
  language: 'en',
  pages: {
    '/': `<h1>Heron Rowing Club</h1><p>A club on the Wide Lake.</p>
      <h2>Members row 1,900 miles</h2><p>The autumn challenge ended on Sunday.</p>
      <dl><dt>Members</dt><dd>86 in May 2026</dd><dt>Boats</dt><dd>31</dd></dl>`,
    '/dates.html': `<h1>Dates</h1><table><tr><th>Date</th><th>Event</th></tr>
      <tr><td>June 6 to 7</td><td>Boathouse closed: lake festival</td></tr>
      <tr><td>September 19</td><td>Autumn regatta</td></tr></table>`,
    '/rules.html': `<h1>Club rules</h1><h2>Lost things</h2>
      <p>Whatever lies on the jetty on the Friday before the lake festival is given away.</p>
      <h2>Life jackets</h2><p>A jacket that is eight weeks overdue counts as lost.</p>
      <p>Life jackets may be kept for two weeks.</p>
      <h2>Phones</h2><p>Phones stay in the lockers during training.</p>
      <p>Adopted by the board on May 4, 2026.</p>`,
    '/fees.html': `<h1>Fees</h1><table><tr><th>Age</th><th>Per year</th></tr>
      <tr><td>Ages 8–11</td><td>$140</td></tr><tr><td>Ages 12–17</td><td>$190</td></tr></table>
      <table><tr><th>Meal</th><th>Price</th></tr><tr><td>Guest or staff supper</td><td>$12</td></tr></table>`,
    '/join.html': `<h1>Join</h1><p>Then bring the papers named in the Members Checklist.</p>
      <h2>Papers to bring</h2><ul><li>Proof of swimming.</li><li>Health form.</li><li>Photograph.</li></ul>`,
    '/people.html': `<h1>People</h1><table><tr><th>Name</th><th>Role</th><th>E-mail</th></tr>
      <tr><td>Ida Brandt</td><td>Workshop Director</td><td>ida@heron.example</td></tr>
      <tr><td>Paul Kern</td><td>Junior Coach</td><td>paul@heron.example</td></tr></table>
      <p>Office: (555) 010-4477, office@heron.example</p>`,
  },
});

function ask(question: string) {
  return answerQuestion({ knowledge: rowingClub, question, history: [], now: new Date('2026-05-20') });
}

describe('among several statements with such a value', () => {
  it.each([
    ['prefers a row about the thing to a passing mention', 'when is the lake festival', /June 6/],
    ['prefers a count of the requested thing', 'how many members do you have', /86/],
    ['prefers the rule to its exception', 'How long can I keep a life jacket?', /two weeks/],
    ['prefers the row whose range includes the number', 'What does a year cost at age 9?', /\$140/],
    [
      'prefers the address of the requested person',
      'Who runs the workshop, and what is their e-mail?',
      /ida@/,
    ],
    ['prefers the list to a reference to it', 'Which papers do I need to join?', /Proof of swimming/],
    ['treats a phone that visitors carry as a thing', 'can I bring my phone to training', /lockers/],
  ])('%s', (_guarantee, question, expected) => {
    expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringMatching(expected) });
  });
});

it.each([
  ['How much does a coach earn?'],
  ['Is there a winter regatta?'],
  ['do you have a boarding house'],
  ['What is the phone number of the mayor?'],
])('doesn’t claim to answer "%s", as the site has only one of its words', (question) => {
  expect(ask(question).outcome).not.toBe('answered');
});

it('starts no reply with an empty line or a dash without a lead', () => {
  for (const question of ['how many members do you have', 'Who runs the workshop?', 'when is the regatta'])
    expect(ask(question).text).toBe(ask(question).text.trimStart());
});
