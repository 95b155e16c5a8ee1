import { expect, it } from 'vitest';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

const school = readSampleSite({
  name: 'Birch School',
  language: 'en',
  pages: {
    '/': '<h1>Birch School</h1><p>Birch School teaches 320 pupils in twelve classes.</p><p>Ms. Rowan is the head teacher.</p>',
    '/contact.html':
      '<h1>Contact</h1><p>12 Oak Street, Eugene, OR 97403</p><p>Phone: 541-555-0100</p><p>Email: office@birch.org</p><h2>Office hours</h2><p>Monday to Friday 8:00 am to 3:00 pm</p>',
    '/clubs.html':
      '<h1>Clubs</h1><h2>Choir</h2><p>The choir sings old and new songs in the music hall on Tuesdays at 3:30 pm. Ms. Alder leads the choir.</p><h2>Chess club</h2><p>Mr. Fir teaches chess in room 9. Write to fir@birch.org about chess.</p>',
    '/pool.html':
      '<h1>Swimming pool</h1><p>The pool stands at 40 Lake Road, Eugene, OR 97401.</p><p>The pool is open Saturday 9:00 am to noon.</p>',
  },
});
const say = (first: string, then: string) =>
  answerQuestion({
    knowledge: school,
    question: then,
    history: [
      { role: 'user', content: first },
      { role: 'assistant', content: 'Yes.' },
    ],
  });
const shown = ({ text, citations }: ReturnType<typeof say>) =>
  [text, ...citations.map(({ quote }) => quote)].join('\n');

it.each([
  ['Tell me about the choir', 'Who leads it?', 'Ms. Alder', 'Rowan'],
  ['Is there a choir?', 'Where is it?', 'music hall', 'Oak Street'],
  ['Who teaches chess?', 'What is his email?', 'fir@birch.org', 'office@birch.org'],
  ['Do you have a swimming pool?', 'Where is it?', 'Lake Road', 'Oak Street'],
  ['Do you have a swimming pool?', 'When is it open?', 'Saturday 9:00', 'Monday to Friday'],
])('after “%s”, “%s” is about that and not the organization', (first, then, right, never) => {
  const answer = say(first, then);
  expect(shown(answer)).toContain(right);
  expect(answer.text).not.toContain(never);
});

it.each([
  ['What are your office hours?', 'And on Friday?', 'Monday to Friday'],
  ['Tell me about the school', 'Where is it?', 'Oak Street'],
  ['Where are you?', 'And what is your phone number?', '555-0100'],
  ['Tell me about the choir', 'What is your phone number?', '555-0100'],
  ['Tell me about the choir', 'Who is the head teacher?', 'Ms. Rowan'],
])('after “%s”, “%s” is still about the organization', (first, then, right) => {
  expect(say(first, then)).toMatchObject({ outcome: 'answered', text: expect.stringContaining(right) });
});

const college = readSampleSite({
  name: 'Birch College',
  language: 'en',
  pages: {
    '/': '<h1>Birch College</h1><p>Birch College teaches 320 students in twelve programs.</p><p>Ms. Rowan is the principal.</p>',
    '/contact.html':
      '<h1>Contact</h1><p>12 Oak Street, Eugene, OR 97403</p><p>Phone: 541-555-0100</p><h2>Office hours</h2><p>Monday to Friday 8:00 am to 3:00 pm</p>',
    '/news.html':
      '<h1>News</h1><p>During the holidays the office is open on Tuesdays from 9:00 am to 11:00 am.</p><p>During summer you reach us at 541-555-0188.</p>',
    '/staff.html':
      '<h1>Faculty</h1><table><tr><th>Name</th><th>Degree</th><th>Role</th></tr><tr><td>Dr. Lee Park</td><td>MBA, PhD</td><td>Lecturer in accounting</td></tr><tr><td>Dr. Ann Birch</td><td>MA</td><td>Lecturer in history</td></tr></table>',
    '/programs.html': '<h1>Programs</h1><p>We teach nursing, accounting and design.</p>',
  },
});
const askCollege = (question: string) => answerQuestion({ knowledge: college, question, history: [] });

it('a stored fact gives way to a passage that says something else of what is asked', () => {
  expect(askCollege('Are you open during the holidays?').text).toContain('Tuesdays from 9:00 am');
});

it.each([
  ['When are you open?', 'Monday to Friday 8:00 am'],
  ['Are you open on Monday?', 'Monday to Friday 8:00 am'],
  ['What are your office hours?', 'Monday to Friday 8:00 am'],
  ['What is your phone number?', '555-0100'],
  ['Where are you?', '12 Oak Street'],
])('“%s” is still answered with the fact', (question, right) => {
  expect(askCollege(question)).toMatchObject({ outcome: 'answered', text: expect.stringContaining(right) });
});

it('a row on somebody claims nothing about what there is, and answers what is asked of them', () => {
  expect(askCollege('Do you have an MBA?').outcome).toBe('unsure');
  expect(askCollege('Which degree does Lee Park have?').outcome).toBe('answered');
});

const firm = readSampleSite({
  name: 'Reyes & Kohl',
  language: 'en',
  pages: {
    '/': '<h1>Reyes & Kohl</h1><p>A law firm in Boise.</p>',
    '/team.html':
      '<h1>Our team</h1><table><tr><th>Name</th><th>Degree</th><th>Languages</th></tr><tr><td>Dana Reyes</td><td>JD</td><td>English, Spanish</td></tr><tr><td>Ana Kowalski, paralegal</td><td>BA, MBA</td><td>English</td></tr></table>',
    '/estate.html': '<h1>Wills</h1><p>A simple will costs $350.</p><p>team-photo-boise-2019.jpg</p>',
  },
});

it.each(['Do you have an MBA?', 'team photo'])(
  '“%s” is told no row on somebody without a known role, and no image’s name, as the answer',
  (question) => {
    expect(answerQuestion({ knowledge: firm, question, history: [] }).outcome).toBe('unsure');
  },
);
