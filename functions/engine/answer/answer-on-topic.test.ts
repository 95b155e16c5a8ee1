import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

const school = readSampleSite({
  name: 'Birch Hill School',
  language: 'en',
  pages: {
    '/': '<h1>Birch Hill School</h1><p>An elementary school beside the river.</p>',
    '/tuition.html': `<h1>Tuition</h1><table><caption>Other fees</caption><tr><th>Fee</th><th>Amount</th></tr>
      <tr><td>Application fee</td><td>$50</td></tr><tr><td>Field trip</td><td>$30</td></tr></table>`,
    '/care.html': `<h1>Before and after care</h1><table><tr><th>Care</th><th>Hours</th><th>Monthly</th></tr>
      <tr><td>Before care</td><td>7:00 to 8:00 am</td><td>$90</td></tr>
      <tr><td>After care</td><td>3:10 to 6:00 pm</td><td>$210</td></tr></table>`,
    '/sports.html': '<h1>Sports</h1><p>Each season of a sports program costs $75.</p>',
  },
});

function ask(question: string) {
  return answerQuestion({ knowledge: school, question, history: [], now: new Date('2026-11-20T00:00:00Z') });
}

describe('answers a price question with the price of the right thing', () => {
  it.each([
    'is there an after school program and what does it cost',
    'how much does the after-school program cost?',
    'aftercare fee per month',
  ])('%s', (question) => {
    const { text } = ask(question);
    expect(text).toContain('$210');
    expect(text).not.toContain('$50');
  });

  it('finds a thing by another phrase', () => {
    expect(ask('what hours is daycare open after school?').text).toContain('3:10 to 6:00 pm');
  });
});

const congress = readSampleSite({
  name: 'Granite Congress',
  language: 'en',
  pages: {
    '/': '<h1>Granite Congress</h1><p>Engineers who work with granite meet each spring.</p><p>File Number 118-1861</p>',
    '/papers.html': '<h1>Call for papers</h1><p>Send papers to programchairs@granite.example.</p>',
    '/release.html': '<h1>Program releases</h1><p>Version 12.40-2211 mends the schedule.</p>',
  },
});

describe('the contact details of a declined reply', () => {
  const { text, outcome } = answerQuestion({
    knowledge: congress,
    question: 'Do you rent out bicycles?',
    history: [],
    now: new Date('2026-11-20T00:00:00Z'),
  });

  it.each(['118-1861', '12.40-2211', 'programchairs'])('don’t include %s', (notContact) => {
    expect(outcome).toBe('declined');
    expect(text).not.toContain(notContact);
  });
});

const events = readSampleSite({
  name: 'Hill Library',
  language: 'en',
  pages: {
    '/': '<h1>Hill Library</h1><p>Books for the hill.</p>',
    '/events.html': `<h1>Events</h1><table><tr><th>Date</th><th>Event</th></tr>
      <tr><td>March 3, 2026</td><td>Book sale in the hall</td></tr>
      <tr><td>March 9, 2027</td><td>Book sale in the hall</td></tr>
      <tr><td>May 5, 2026</td><td>Puppet theatre</td></tr></table>`,
  },
});

describe('past events', () => {
  const say = (question: string) =>
    answerQuestion({ knowledge: events, question, history: [], now: new Date('2026-11-20T00:00:00Z') }).text;

  it('give way to future ones', () => {
    expect(say('When is the next book sale?')).toContain('2027');
    expect(say('When is the next book sale?')).not.toContain('March 3, 2026');
  });

  it.each(['When is the puppet theatre?', 'Is there a puppet theatre?'])(
    'are marked as over: %s',
    (question) => expect(say(question)).toMatch(/has passed \(5 May 2026\)/),
  );
});
