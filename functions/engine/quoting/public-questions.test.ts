import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

const folder = path.resolve(import.meta.dirname, '../../../../shared/cases');
const casesFile = path.join(folder, 'cases.json');
const casesSchema = z.array(
  z.object({ id: z.string(), file: z.string().optional(), ask: z.string().optional() }),
);
const cases = existsSync(casesFile) ? casesSchema.parse(JSON.parse(readFileSync(casesFile, 'utf8'))) : [];

const school = `<h1>Birch School</h1><p>Birch School teaches 320 pupils in twelve classes. Ms. Rowan is the head teacher.</p>
  <p>Call 541-555-0100 or write to office@birch.org.</p><h2>Lunch</h2><p>Lunch costs 4 dollars a day.</p>
  <h2>Choir</h2><p>The choir meets on Tuesdays. Ms. Alder leads the choir.</p>`;

function replay(body: string, asked: readonly string[]) {
  const knowledge = readSampleSite({ name: 'Birch School', language: 'en', pages: { '/': body } });
  const history: { role: 'user' | 'assistant'; content: string }[] = [];
  let reply = answerQuestion({ knowledge, question: asked[0] ?? '', history: [] });
  for (const question of asked.slice(1)) {
    history.push(
      { role: 'user', content: asked[history.length / 2] ?? '' },
      { role: 'assistant', content: reply.text },
    );
    reply = answerQuestion({ knowledge, question, history: [...history] });
  }
  return reply;
}

/** What is told to the reported questions; hand-offs are replayed where they are led (`any-order.test.ts`). */
const reported: Record<string, RegExp> = {
  'price-superscript-cents': /\$4\.50/,
  'hours-plain-numbers': /^Wed – Fri\W+8–12$/,
  'table-headed-columns': /Sauna — Members: 5 dollars/,
  'follow-up-person': /Ms\. Alder/,
  'thanks-long': /welcome/i,
};
const replayed = cases.flatMap(({ id, file, ask = '' }) =>
  reported[id] ? [{ id, ask: ask.split(' / '), told: reported[id], file }] : [],
);

describe.skipIf(cases.length === 0)('questions of public reports (skipped without ../shared/cases)', () => {
  test('all are there', () => expect(replayed).toHaveLength(Object.keys(reported).length));

  test.each(replayed)('$id is answered right', ({ file, ask, told }) => {
    const html = file ? readFileSync(path.join(folder, file), 'utf8') : school;
    expect(replay(html.replace(/^[\s\S]*<body>|<\/body>[\s\S]*$/g, ''), ask).text).toMatch(told);
  });
});

const pages = {
  fees: `${school}<h2>Pool</h2><table><tr><th></th><th>Child</th><th>Adult</th></tr><tr><th>Day ticket</th><td>2 euros</td><td>6 euros</td></tr>
    <tr><th>Locker</th><td>free</td><td>1 euro</td></tr></table>`,
  rooms: `${school}<h2>Rooms</h2><table><tr><td>Room</td><td>Morning</td><td>Evening</td></tr><tr><td>Gym hall</td><td>15 dollars</td><td>30 dollars</td></tr><tr><td>Kitchen</td><td>9 dollars</td><td>12 dollars</td></tr></table>`,
  cents: `${school}<h2>Bus</h2><p>A bus ticket costs €2<sup>80</sup> a ride.</p><p>The bus leaves at 7<span style="vertical-align:super">45</span>.</p>`,
  shop: `${school}<h2>Shop hours</h2><ul><li>Monday: 0900-1300</li><li>Tuesday: closed</li><li>Thu: afternoons only</li></ul>`,
  reception: `${school}<h2>Reception hours</h2><p>Mon, Wed 8 to 12 and 13 to 16</p><p>Fri by arrangement</p><p>Sun closed</p>`,
  kiosk: `${school}<h2>Kiosk</h2><ul><li>Coffee $2<sup>75</sup></li><li>Sandwich $6<sup><u>20</u></sup></li></ul>
    <p>An hour in a kayak costs 12<sup>50</sup> €.</p><p>The last ferry goes at 22<sup>15</sup> every night.</p>`,
  harbor: `${school}<h2>Opening hours</h2><table><tr><td>Mon–Thu</td><td>8.30–12 and 13–17.30</td></tr><tr><td>Fri</td><td>8.30–noon</td></tr></table>`,
  late: `${school}<h2>Hours</h2><dl><dt>Tuesday</dt><dd>10-6</dd><dt>Wednesday</dt><dd>late, till 9</dd></dl>`,
  berths: `${school}<h2>Berths</h2><table><tr><th>Length</th><th>Summer</th><th>Winter</th></tr><tr><td>Up to 6 m</td><td>$310</td><td>$140</td></tr><tr><td>Up to 9 m</td><td>$460</td><td>$205</td></tr></table>`,
  lessons: `${school}<h2>Lessons</h2><table><tr><th rowspan="2">Course</th><th colspan="2">Price</th></tr><tr><th>Member</th><th>Guest</th></tr><tr><td>Beginner</td><td>80 dollars</td><td>120 dollars</td></tr></table>`,
  sauna: `${school}<p>We are open Monday to Friday 9 am to 5 pm.</p><h2>Sauna</h2><p>The sauna is open Sundays 2 pm to 8 pm and costs 5 dollars.</p>`,
  club: `${school}<h2>Chess club</h2><p>The chess club plays in room 9. Mr. Fir runs the chess club. Write to fir@birch.org.</p>`,
};

test.each([
  ['raised digits', pages.cents, ['How much is a bus ticket?'], /2\.80/],
  ['raised digits', pages.cents, ['When does the bus leave?'], /7:45/],
  ['hours in part', pages.shop, ['Are you open on Thursday?'], /^Thu\W+afternoons only$/],
  ['hours in part', pages.shop, ['Are you open on Monday?'], /^Monday\W+0900-1300$/],
  ['hours in part', pages.reception, ['Are you open on Wednesday?'], /^Mon, Wed 8 to 12 and 13 to 16$/],
  ['hours in part', pages.reception, ['Are you open on Friday?'], /^Fri by arrangement$/],
  [
    'columns',
    pages.fees,
    ['What does a day ticket cost for an adult?'],
    /Day ticket — Child: 2 euros; Adult: 6 euros/,
  ],
  [
    'columns',
    pages.rooms,
    ['How much is the gym hall in the evening?'],
    /Gym hall — Morning: 15 dollars; Evening: 30 dollars/,
  ],
  ['raised digits', pages.kiosk, ['What does a sandwich cost?'], /6\.20/],
  ['raised digits', pages.kiosk, ['How much is a kayak for an hour?'], /12\.50 €/],
  ['raised digits', pages.kiosk, ['When does the last ferry go?'], /22:15/],
  ['hours in part', pages.harbor, ['Are you open on Tuesday?'], /8\.30–12 and 13–17\.30/],
  ['hours in part', pages.harbor, ['Are you open on Friday?'], /8\.30–noon/],
  ['hours in part', pages.late, ['Are you open on Wednesday?'], /late, till 9/],
  ['columns', pages.berths, ['How much is a berth up to 9 m in winter?'], /Winter: \$205/],
  ['columns', pages.lessons, ['What does the beginner course cost for a guest?'], /Guest: 120 dollars/],
  [
    'follow-up',
    pages.sauna,
    ['Do you have a sauna?', 'What are its opening hours?'],
    /^(?!.*Monday to Friday).*Sundays 2 pm/s,
  ],
  ['follow-up', pages.club, ['Tell me about the chess club', 'Who runs it?'], /Mr\. Fir/],
  ['follow-up', pages.club, ['Is there a chess club?', 'Where is it?'], /room 9/],
  ['thanks', school, ['How much is lunch?', 'that is great, thanks a lot for the help'], /welcome/i],
  ['thanks', school, ['How much is lunch?', 'perfect, thank you so much'], /welcome/i],
])('%s of our own: %#', (_, body, asked, told) => {
  expect(replay(body, asked).text).toMatch(told);
});
