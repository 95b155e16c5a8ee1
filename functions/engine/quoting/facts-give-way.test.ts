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
