import { expect, test } from 'vitest';
import { showsNearest } from '#shared/domain/chat/shows-nearest.ts';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { quoteWebsite } from './quote-website.ts';

const club = readSampleSite({
  name: 'Tern Rowing Club',
  language: 'en',
  pages: {
    '/': '<h1>Tern Rowing Club</h1><p>We row on Lake Tern in every season, and everybody may join.</p>',
    '/fees.html':
      '<h1>Fees</h1><h2>Membership</h2><p>The yearly membership costs $180 for adults.</p><h2>Lockers</h2><p>A locker costs $20 a year.</p>',
    '/staff.html':
      '<h1>Staff</h1><ul><li>Ada Quill, Head Coach, ada@tern.example</li><li>Bo Marsh, President</li></ul>',
    '/contact.html':
      '<h1>Contact</h1><h2>Hours</h2><p>Monday to Friday: 9:00 am to 5:00 pm</p><p>Saturday: 10:00 am to 2:00 pm</p><p>Phone: (440) 555-0142</p>',
  },
});

test('answers a question for a typed fact from the facts, of the day that it names', () => {
  expect(quoteWebsite('are you open on saturday?', club)).toMatchObject({
    outcome: 'answered',
    text: 'Saturday: 10:00 am to 2:00 pm',
  });
  expect(quoteWebsite('phone number?', club).text).toContain('(440) 555-0142');
  expect(quoteWebsite('who is the president?', club).text).toContain('Bo Marsh');
});

test('shows where the website speaks of it, with page and heading, and repeats the quotes in its text', () => {
  const { citations, text, lead } = quoteWebsite('how much is a locker', club);
  expect(citations[0]).toMatchObject({
    title: expect.stringContaining('Fees'),
    quote: expect.stringContaining('$20'),
  });
  expect(text).toContain('$20');
  expect(lead === undefined || text.startsWith(lead)).toBe(true);
});

test('claims nothing about what the website does not mention, and offers its contact', () => {
  const { outcome, text } = quoteWebsite('Do you sell pizza by the slice?', club);
  expect(outcome).toBe('declined');
  expect(text).toContain('(440) 555-0142');
});

test('answers each of two questions, and says which one is not found', () => {
  const both = quoteWebsite('What are your hours? And who is the president?', club);
  expect(both.outcome).toBe('answered');
  expect(both.text).toMatch(
    /^What are your hours\?\n.*9:00 am to 5:00 pm.*\n\nAnd who is the president\?\nBo Marsh/s,
  );
  const half = quoteWebsite('who is the president and where can I moor my submarine', club);
  expect(half.outcome).toBe('unsure');
  expect(half.text).toMatch(/Bo Marsh.*\n\nWhere can I moor my submarine\?\nI could not find that/s);
});

const firm = readSampleSite({
  name: 'Ada Quill',
  language: 'en',
  pages: {
    '/': '<title>Ada Quill, Lawyer</title><h1>Ada Quill</h1><p>Divorce, wills and much more, for thirty years in town.</p>',
    '/words.html':
      '<title>Ada Quill, Clients</title><h1>Happy clients</h1><p>She handled my divorce and my will. Her divorce work is great.</p>',
    '/divorce.html':
      '<title>Ada Quill, Divorce</title><h1>A fair start</h1><p>We help both spouses to part in peace, in and out of court.</p>',
    '/wills.html':
      '<title>Ada Quill, Wills and estates</title><h1>Wills</h1><p>A will costs $300 and is ready within a week.</p>',
  },
});

test.each(['Do you handle divorces?', 'do you do divorce', 'Divorce'])(
  'answers “%s” with the page of that subject, not with one that mentions it',
  (question) => {
    const { outcome, text, citations } = quoteWebsite(question, firm);
    expect(outcome).toBe('answered');
    expect(text).toMatch(/^The website has a page on this: .*\nWe help both spouses/);
    expect(citations[0]?.url).toContain('/divorce.html');
  },
);

test.each([
  'Do you handle bankruptcy?',
  'Is a divorce cheap?',
  'Do you handle divorces in Ohio?',
  'Who does wills?',
])('does not answer “%s” with a page whose subject is less than it asks', (question) =>
  expect(quoteWebsite(question, firm).lead ?? '').not.toContain('has a page on this'),
);

test('shows no quotes for a number or an address that the website does not have', () => {
  const silent = quoteWebsite('How can I reach Ada Quill by email?', firm);
  expect([silent.outcome, quoteWebsite('Where is your office?', firm).outcome]).toEqual([
    'declined',
    'declined',
  ]);
  expect(silent.text).toMatch(/^I could not find that/);
});

const school = readSampleSite({
  name: 'Heron College',
  language: 'en',
  pages: {
    '/': '<h1>Heron College</h1><p>A college for everybody in the valley.</p>',
    '/library.html':
      '<h1>Library</h1><h2>Library timings</h2><p>The library opens at 8 am and closes at 6 pm on all working days.</p><p>The library is silent.</p>',
    '/hostel.html':
      '<h1>Hostel</h1><h2>Girls hostel</h2><p>The hostel for girls has 120 beds beside the campus.</p><h2>Fees</h2><p>A bed in the hostel costs $300 a year.</p>',
  },
});

test('what a question proves on its own needs no question before it', () => {
  const timings = 'what are the library timings';
  const alone = quoteWebsite('Is there a hostel for girls?', school);
  expect(alone.outcome).toBe('answered');
  expect(quoteWebsite('Is there a hostel for girls?', school, { context: timings })).toEqual(alone);
  expect(quoteWebsite('when does it close?', school, { context: timings }).citations[0]?.url).toContain(
    '/library.html',
  );
  expect(
    quoteWebsite('And how much does it cost?', school, { context: 'Is there a hostel for girls?' }).text,
  ).toContain('$300');
});

test('says that it has no sure answer where nothing is likely to be one, and shows the nearest lines', () => {
  const reply = quoteWebsite('Is a snake allowed in the hostel bed of a friend?', school);
  expect(showsNearest(reply)).toBe(true);
  expect(reply.lead).toBe('I have no sure answer to that.');
  expect(reply.text).toBe(
    `${reply.lead}\nThe closest on the website of Heron College:\n“A bed in the hostel costs $300 a year.” (Hostel)\n“The hostel for girls has 120 beds beside the campus.” (Hostel)`,
  );
});

test('leaves out lines that say too little of what was asked', () => {
  const { outcome, citations, text } = quoteWebsite('Do snakes sleep in a bed?', school);
  expect([outcome, citations, text]).toEqual(['unsure', [], 'I have no sure answer to that.']);
});

test('names the page whose name is what was asked, in other words, and does not claim that it answers', () => {
  const { outcome, lead, citations } = quoteWebsite('How does a divorce work?', firm);
  expect([outcome, lead]).toEqual(['unsure', 'The website has a page on this: “A fair start”.']);
  expect(citations[0]?.url).toContain('/divorce.html');
});

test('names no page for one common word of what was asked', () => {
  const shop = readSampleSite({
    name: 'Tern Cycles',
    language: 'en',
    pages: {
      '/': '<h1>Tern Cycles</h1><p>Bikes for the valley since 1990.</p>',
      '/bikes.html': '<h1>Bikes</h1><p>Our bikes are built in the valley. City bikes cost $900.</p>',
      '/service.html': '<h1>Service</h1><p>We mend bikes of any make within two days.</p>',
      '/tours.html': '<h1>Tours</h1><p>Our bikes go with you to the lake.</p>',
    },
  });
  expect(quoteWebsite('Do you buy used bikes?', shop).text).not.toContain('a page on this');
  expect(quoteWebsite('How does a service work?', shop).text).toContain('a page on this: “Service”');
});

test('takes “charges” for no cost where a website speaks of crimes', () => {
  const defender = readSampleSite({
    name: 'Marsh Law',
    language: 'en',
    pages: {
      '/': '<h1>Marsh Law</h1><p>A lawyer for everybody in the valley.</p>',
      '/crimes.html':
        '<h1>Criminal defense</h1><h2>We take your charges seriously</h2><p>Any criminal charge has consequences, and so has a misdemeanor.</p><p>Have you been charged with a crime, a felony or another offense?</p>',
      '/divorce.html': '<h1>Divorce</h1><p>A divorce takes half a year in this county.</p>',
    },
  });
  expect(quoteWebsite('How much does a divorce cost?', defender).citations[0]?.url).toContain(
    '/divorce.html',
  );
  expect(quoteWebsite('What are your charges?', school).citations[0]?.quote).toContain('$300');
});

test('takes “free of charge” for no crime where a website speaks of prices', () => {
  const lawyers = readSampleSite({
    name: 'Marsh Law',
    language: 'en',
    pages: {
      '/': '<h1>Marsh Law</h1><p>Lawyers for families in the valley.</p>',
      '/first-meeting.html':
        '<h1>Your first meeting</h1><p>Thirty minutes, free of charge, in our office.</p><p>It costs nothing to ask.</p>',
      '/fees.html': '<h1>Fees</h1><p>Our hourly rate is $275. The price of a will is $450.</p>',
      '/practice.html':
        '<h1>Practice areas</h1><h2>What we do not take</h2><p>We do not take criminal defense or patent cases.</p>',
    },
  });
  const quotesOf = (question: string) => quoteWebsite(question, lawyers).citations.map(({ quote }) => quote);
  expect(quotesOf('I was arrested')).toEqual([expect.stringContaining('We do not take criminal defense')]);
  expect(quotesOf('What do you charge?').join()).toContain('$275');
});

test('finds the line that says in a phrase of its own what is asked in a sentence', () => {
  const birch = readSampleSite({
    name: 'Birch School',
    language: 'en',
    pages: {
      '/': '<h1>Birch School</h1><p>A school for everybody in the valley.</p>',
      '/visit.html':
        '<h1>Visit</h1><p>The office: 7:30 am – 4:00 pm.</p><p>School day: 8:00 am – 3:00 pm</p><p>The library: 9:00 am – 5:00 pm</p>',
      '/news.html': '<h1>News</h1><p>The open house starts at 6:00 pm. Our school fair starts at noon.</p>',
    },
  });
  const reply = quoteWebsite('What time does school start?', birch);
  expect(showsNearest(reply)).toBe(false);
  expect(reply.citations[0]).toMatchObject({ sentence: 'School day: 8:00 am – 3:00 pm' });
});

test('says with each value of a table what stands above and before it', () => {
  const pool = readSampleSite({
    name: 'Tern Pool',
    language: 'en',
    pages: {
      '/': '<h1>Prices</h1><table><tr><th></th><th>Members</th><th>Guests</th></tr><tr><th>Swimming</th><td>3 dollars</td><td>7 dollars</td></tr><tr><th>Sauna</th><td>5 dollars</td><td>11 dollars</td></tr><tr><th>Towel</th><td>free</td><td>2 dollars</td></tr></table>',
    },
  });
  const { citations, text } = quoteWebsite('What does the sauna cost for members?', pool);
  expect(text).toContain('Sauna — Members: 5 dollars; Guests: 11 dollars');
  expect(citations[0]).toMatchObject({ sentence: 'Sauna — Members: 5 dollars; Guests: 11 dollars' });
});

test('says the hours of a day that stands above its hours, from the first column on', () => {
  const pool = readSampleSite({
    name: 'Tern Pool',
    language: 'en',
    pages: {
      '/': '<h1>Hours</h1><table><tr><th>Mon</th><th>Tue</th><th>Wed</th></tr><tr><td>8:00–12:00</td><td>closed</td><td>8:00–14:00</td></tr></table>',
    },
  });
  expect(quoteWebsite('Are you open on Monday?', pool).text).toContain(
    'Mon: 8:00–12:00; Tue: closed; Wed: 8:00–14:00',
  );
});

test.each(['How much is tuition?', 'What does tuition cost?', 'What is the tuition fee?'])(
  'answers %s with the table below its name, not with prices of other things',
  (question) => {
    const trips = ['Farm', 'Coast', 'Camp', 'Desert'].map(
      (trip, at) => `<tr><td>${trip}</td><td>$${90 + at}</td></tr>`,
    );
    const alder = readSampleSite({
      name: 'Alder School',
      language: 'en',
      pages: {
        '/': '<h1>Alder School</h1><p>A school for everybody in the valley.</p>',
        '/tuition.html':
          '<h1>Tuition and aid</h1><h2>Tuition 2027</h2><table><tr><th>Class</th><th>Per year</th></tr><tr><td>Kindergarten</td><td>$9,800</td></tr><tr><td>Grades 1–5</td><td>$10,900</td></tr></table><h2>Sibling discount</h2><p>The oldest child pays full tuition; each further child gets 10% off tuition. Two children pay $10,900 and $9,810. The discount applies to tuition only.</p>',
        '/trips.html': `<h1>Trips</h1><table><tr><th>Trip</th><th>Cost</th></tr>${trips.join('')}</table>`,
        '/lunch.html':
          '<h1>Lunch</h1><table><tr><th>Lunch</th><th>Price</th></tr><tr><td>Grades 1–5</td><td>$5</td></tr><tr><td>Milk</td><td>$1</td></tr></table>',
      },
    });
    expect(quoteWebsite(question, alder).citations[0]?.quote).toContain('$9,800');
  },
);

test('answers when something is with what is still to come before what is over', () => {
  const breaks = [
    'Autumn break: October 19 to October 23, 2026',
    'Winter break: December 21, 2026 to January 1, 2027',
  ];
  const alder = readSampleSite({
    name: 'Alder School',
    language: 'en',
    pages: {
      '/': '<h1>Alder School</h1><p>A school for everybody in the valley.</p>',
      '/autumn.html': `<h1>Break</h1><p>${breaks[0]}</p>`,
      '/winter.html': `<h1>Break</h1><p>${breaks[1]}</p>`,
    },
  });
  const first = (question: string, today: string) =>
    quoteWebsite(question, alder, { today }).citations[0]?.url?.split('#')[0];
  expect(first('When is the break?', '2026-09-30')).toContain('/autumn.html');
  expect(first('When is the break?', '2026-11-30')).toContain('/winter.html');
  expect(first('When was the autumn break?', '2026-11-30')).toContain('/autumn.html');
});
