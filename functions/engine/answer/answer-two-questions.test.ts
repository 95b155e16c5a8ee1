import { expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

const club = readSampleSite({
  name: 'Lakeside Judo',
  language: 'en',
  pages: {
    '/': `<h1>Lakeside Judo</h1><p>Judo for children and adults since 1971.</p><p>Phone: (440) 555-0142</p>`,
    '/join.html': `<h1>Joining</h1><p>The judo passport costs $8 for each member who takes part in contests.</p>
      <p>A passport is valid for eight years.</p><p>We return calls within two days.</p>`,
    '/lessons.html': `<h1>Lessons</h1><p>We teach judo, ju-jitsu and taiso to all ages.</p>`,
    '/fair.html': `<h1>Harvest Fair</h1><p>The harvest fair invites all families for games, music and a show.</p>
      <h2>When?</h2><p>Saturday, 10 October 2026, from 2 to 6 pm</p>
      <h2>Where?</h2><p>Old Mill, behind the boathouse</p>
      <h2>Cost</h2><p>Free for members, everybody else gives what they like.</p>`,
    '/camp.html': `<h1>Summer Camp</h1><p>A week of judo and swimming for members from 8 to 14 years.</p>
      <dl><dt>Location</dt><dd>Birch Meadow</dd><dt>Dates</dt><dd>3 to 7 August 2026</dd></dl>`,
  },
});

function ask(question: string) {
  return answerQuestion({ knowledge: club, question, history: [], now: new Date('2026-05-20') });
}

it.each([
  ['How much is the judo passport and how long is it valid?', ['$8', 'eight years']],
  ['When and where is the harvest fair?', ['10 October 2026', 'Old Mill']],
  ['What do you teach and what is your phone number?', ['ju-jitsu', '(440) 555-0142']],
])('answers both questions of "%s"', (question, facts) => {
  const { outcome, text, citations } = ask(question);
  expect(outcome).toBe('answered');
  for (const fact of facts) expect(text).toContain(fact);
  expect(citations.length).toBeGreaterThan(0);
  expect(new Set(text.split('\n')).size).toBe(text.split('\n').length);
});

it.each([
  ['where is the harvest fair?', 'Old Mill'],
  ['where is summer camp', 'Birch Meadow'],
  ['when is the harvest fair', '10 October 2026'],
])('answers "%s" with the value that the page labels', (question, fact) => {
  const { outcome, text } = ask(question);
  expect(outcome).toBe('answered');
  expect(text).toContain(fact);
});

it('says which of two questions the site doesn’t answer', () => {
  const { outcome, text } = ask('When is the harvest fair and do I need a tetanus shot?');
  expect(outcome).toBe('unsure');
  expect(text).toContain('10 October 2026');
  expect(text).toMatch(/On your other question: I could not find that/);
  // The reply adds nothing of its own.
  expect(text).not.toContain('tetanus');
});
