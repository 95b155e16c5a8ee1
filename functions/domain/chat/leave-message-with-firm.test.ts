import { expect, test } from 'vitest';
import { noMessageMails } from '#shared/contract/dashboard/dashboard-settings.ts';
import type { OfficeHours } from '#shared/domain/inbox/office-hours.ts';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { makePorts, silent } from '#tests/support/worlds/chat-ports-fixture.ts';
import { makeCustomer } from '#tests/support/worlds/customer-fixture.ts';
import { beginConversion } from '../conversions/conversion.ts';
import { describeAssistant } from '../conversions/describe-assistant.ts';
import { initialSettings } from '../dashboard/initial-settings.ts';
import { describeForSender } from '../inbox/describe-message.ts';
import { sendMessage } from './send-message.ts';

const conversionId = `conv_law_${'0'.repeat(26)}`;
const firm = (hours: string) =>
  readSampleSite({
    name: 'Holm & Sayers',
    language: 'en',
    pages: {
      '/': '<h1>Holm & Sayers</h1><p>Two lawyers for tenants and landlords on the coast.</p>',
      '/contact.html': `<h1>Contact</h1><p>Phone: (541) 555-0143</p><p>12 Pier Road, Newport, OR 97365</p>${hours}`,
    },
  });
const stated = '<h2>Office hours</h2><p>Monday to Friday, 8:30 am to 5:00 pm</p>';

/** Asks the firm's assistant for a person, one line after another; the replies. */
async function askFirm(lines: string[], { now, hours = stated, set = {}, notifyOnly = false }: Given) {
  const knowledge = firm(hours);
  const customer = { ...makeCustomer(), ...set };
  const conversion = beginConversion(
    {
      ...{ conversionId, brandId: 'law' as const, companyName: 'Holm & Sayers', url: null, pageLimit: 5 },
      ...{ businessDescription: '', documents: [], organisationId: customer.organisationId },
    },
    new Date(now),
  );
  const ports = {
    ...makePorts(new Date(now)),
    conversions: {
      find: async () => ({
        ...{ ...conversion, knowledgeVersion: 'v1' },
        site: describeAssistant(conversion, knowledge),
      }),
    },
    findSettings: async () => ({
      ...initialSettings(conversion, customer),
      messageMails: { ...noMessageMails, recipients: ['desk@holm.example'], notifyOnly },
    }),
    organisations: { find: async () => customer },
    usage: {
      readWithOrganisation: async () => ({ organisation: customer, conversations: 0 }),
      ...{ take: async () => 0, giveBack: async () => undefined, mark: async () => true },
    },
    findKnowledge: async () => knowledge,
  };
  const replies: string[] = [];
  for (const message of lines) {
    const question = { message, brandId: 'law' as const, conversionId, sessionId: 's' };
    replies.push((await sendMessage(ports, question, silent)).response);
  }
  return { replies, mails: ports.mails, forwarded: [...ports.forwarded.values()] };
}
type Given = {
  now: string;
  hours?: string;
  set?: { officeHours?: OfficeHours; officeHoursVersion?: number; promisesReply?: boolean };
  notifyOnly?: boolean;
};

const lines = ['Can I talk to a human?', 'Skip', 'Ana', 'ana@nunez.example'];
const fridayAtFour = '2026-03-07T00:00:00Z';
const saturday: OfficeHours = { days: ['Sat'], opens: 9, closes: 12, timeZone: 'America/Denver' };

const chosen = { promisesReply: true, officeHoursVersion: 2 };

test.each([
  ['set', { set: { ...chosen, officeHours: saturday } }, 'by Saturday, 12 PM (Mountain Time)'],
  ['removed', { set: chosen }, 'within 24 hours'],
  ['removed where the website states none', { set: chosen, hours: '' }, 'within 24 hours'],
])(
  'chat, mail and message promise one answer by the hours that the owner %s',
  async (_hours, given, promised) => {
    const { replies, mails, forwarded } = await askFirm(lines, { now: fridayAtFour, ...given });
    expect(replies.at(-1)).toContain(`You can expect a reply ${promised}.`);
    expect(mails[0]?.text).toContain(`to expect a reply ${promised}.`);
    expect(forwarded[0]?.answerZone !== undefined).toBe(promised.includes('Time'));
  },
);

test.each([
  ['states hours', {}],
  ['states none', { hours: '' }],
])(
  'no time is promised that the owner has not chosen, where the website %s, and the owner is reminded',
  async (_website, given) => {
    const { replies, mails, forwarded } = await askFirm(lines, { now: fridayAtFour, ...given });
    const [message = expect.fail()] = forwarded;
    expect(replies.at(-1)).not.toMatch(/expect|within|by /);
    expect(mails[0]?.text).not.toContain('expect a reply');
    expect(describeForSender(message, new Date(fridayAtFour))).not.toHaveProperty('answerBy');
    expect(Date.parse(message.answerBy ?? '')).toBeGreaterThan(Date.parse(fridayAtFour));
  },
);

test.each([
  [fridayAtFour, 'The office is open now, until 5 PM (Pacific Time).'],
  ['2026-03-07T02:00:00Z', 'The office is closed now. It opens Monday at 8:30 AM (Pacific Time).'],
])(
  'who asks for a person at %s first reads the number, then whether somebody is there',
  async (now, opening) => {
    const { replies } = await askFirm(['Can I talk to a human?'], { now });
    expect(replies[0]).toBe(`You can reach Holm & Sayers here: phone (541) 555-0143. ${opening}`);
  },
);

test.each([
  ['Can I talk to a human?', 'It opens today at 8:30 AM (Pacific Time).'],
  ['Ich möchte mit einem Menschen sprechen', 'Es öffnet heute um 08:30 Uhr'],
  ['Quiero hablar con una persona', 'Próxima apertura: hoy, 08:30'],
])(
  'who asks for a person on the morning of that day reads that it opens today: %s',
  async (asked, opening) => {
    const { replies } = await askFirm([asked], { now: '2026-03-09T12:05:00Z' });
    expect(replies[0]).toContain(opening);
  },
);

test('who asks the evening before reads that it opens tomorrow', async () => {
  const { replies } = await askFirm(['Can I talk to a human?'], { now: '2026-03-10T02:00:00Z' });
  expect(replies[0]).toContain('It opens tomorrow at 8:30 AM (Pacific Time).');
});

const seasons =
  '<h2>Office hours</h2><table><tr><td>January 4 to April 15: Monday to Saturday</td><td>9:00 am to 8:00 pm</td></tr><tr><td>Rest of the year: Tuesday to Thursday</td><td>10:00 am to 4:00 pm</td></tr></table>';
test.each([
  ['depend on the season', '2026-03-05T20:05:00Z', seasons],
  ['have a closing today', '2026-03-05T20:05:00Z', `${stated}<p>Closed March 4 to March 6</p>`],
  [
    'have a closing where they would begin',
    '2026-03-04T05:00:00Z',
    `${stated}<p>Closed March 4 to March 6</p>`,
  ],
])('hours that %s are not told beside the number', async (_, now, hours) => {
  const { replies } = await askFirm(['Can I talk to a human?'], { now, hours });
  expect(replies[0]).toBe('You can reach Holm & Sayers here: phone (541) 555-0143.');
});

test('mails of a firm that keeps confidences out of them say only that a message waits', async () => {
  const added = ['Please call me about the eviction on Monday', 'Yes'];
  const { mails } = await askFirm([...lines, ...added], { now: fridayAtFour, notifyOnly: true });
  expect(mails.map(({ subject }) => subject)).toEqual([
    'A message to Holm & Sayers is waiting',
    'Something was added to a message to Holm & Sayers',
  ]);
  for (const { text, html, replyTo } of mails) {
    expect(text).toContain(`/school-dashboard/${conversionId}?tab=inbox`);
    expect([text + html, replyTo]).toEqual([
      expect.not.stringMatching(/Ana|nunez|eviction|human/),
      undefined,
    ]);
  }
});
