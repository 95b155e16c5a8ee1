import { expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { answerQuestion } from '../answer-question.ts';

const school = readSampleSite({
  name: 'St. Hilda Marsh School',
  language: 'en',
  pages: {
    '/': '<h1>St. Hilda Marsh School</h1><p>We love our school and its gardens.</p>',
    '/admission.html': `<h1>Admissions</h1><p>Our school, Hilda Marsh, does not discriminate in the administration of admission
      policies.</p><p>Admission is open to all.</p>`,
    '/classes.html':
      '<h1>Class</h1><p>To speak with a class leader in Northern Colorado, call (970) 888-3777 today.</p>',
  },
});
const schule = readSampleSite({
  name: 'Grundschule Talheim',
  language: 'de',
  pages: {
    '/': '<h1>Grundschule Talheim</h1><p>Lernen am Fluss.</p>',
    '/zeiten.html': `<h1>Unterrichtszeiten</h1><table><tr><th></th><th>Uhrzeit</th></tr><tr><td>1. Stunde</td><td>8:00 – 8:45</td></tr>
      <tr><td>Große Pause</td><td>9:50 – 10:20</td></tr></table>`,
  },
});
const firm = readSampleSite({
  name: 'Ridge Valuations',
  language: 'en',
  pages: {
    '/': `<h1>Ridge Valuations</h1><p>What a company is worth, in writing.</p>
      <p>Hi, I'm Dr. Anna Voss. I took over a trusted practice.</p>`,
    '/reports.html': `<h1>Three reports</h1><table><tr><th></th><th>Snapshot</th><th>Opinion</th><th>Appraisal</th></tr>
      <tr><td>Price</td><td>Free</td><td>$1,950</td><td>from $4,800</td></tr>
      <tr><td>You receive</td><td>One page</td><td>About 28 pages</td><td>60 pages</td></tr>
      <tr><td>Turnaround</td><td>5 business days</td><td>15 business days</td><td>5 weeks</td></tr></table>`,
    '/fees.html': `<h1>Fees</h1><p>Tuition fees are collected every month on dates to be notified.</p>
      <p>The hostel is a short walk away.</p>`,
    '/events.html': `<h1>Events</h1><h2>Club meeting</h2><p>September 3rd, 6:00 pm</p><p>Event Center, Post Falls</p>`,
    '/contact.html': `<h1>Contact</h1><h2>Estate disputes</h2><p>Email: office@ridge.example</p><p>Appointments by request.</p>`,
    '/staff.html': `<h1>Staff</h1><p>Ruth Keller does the snapshot reports.</p><p>Omar Diaz does the appraisals.</p>`,
  },
});

function ask(question: string, knowledge = firm) {
  return answerQuestion({ knowledge, question, history: [], now: new Date('2026-05-20') });
}

it.each([
  ['a length of time', 'If I order the $1,950 report how long until I have it in my hands?'],
  ['an amount', 'hostel fees per month?'],
  ['the thing itself', 'do you write wills for heirs?'],
])('is unsure if a reply lacks %s: "%s"', (_what, question) => {
  expect(ask(question).outcome).not.toBe('answered');
});

it.each([
  ['with a phone number', 'how big are the classes?', school],
  ['with a break between lessons', 'when do the holidays start?', schule],
] as const)('doesn’t answer %s: "%s"', (_what, question, knowledge) => {
  expect(ask(question, knowledge).outcome).not.toBe('answered');
});

it.each([
  ['when is the club meeting in September?', 'September 3rd'],
  ['Who is Dr. Anna Voss?', 'trusted practice'],
  ['Which of your people does the appraisals?', 'Omar Diaz'],
])('still answers "%s"', (question, fact) => {
  const { outcome, text } = ask(question);
  expect(outcome).toBe('answered');
  expect(text).toContain(fact);
});
