import { describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { cents } from '#shared/domain/billing/money.ts';
import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { defaultWidgetDesign } from '#shared/domain/widget/widget-design.ts';
import { makeCustomer, signedUpAt, stand } from '#tests/support/worlds/customer-fixture.ts';
import { openMailWorld } from '#tests/support/worlds/mail-world-fixture.ts';
import { subscriptionSchema } from '../billing/billing-account.ts';
import { composeCheckoutMail, composeOrderMail } from '../billing/mails/billing-mails.ts';
import { composeReceipt } from '../billing/mails/receipt-mail.ts';
import { composeRefundMail } from '../billing/mails/refund-mail.ts';
import { composeBillingMail } from '../billing/mails/subscription-mail.ts';
import type { Payment } from '../billing/payment.ts';
import { composeAdditionMail, composeForwardedMail } from '../chat/handoff/forwarded-mail.ts';
import { composeMessage } from '../contact/submit-message.ts';
import {
  composeAddressChangedMail,
  composeHeldAddressMail,
  composeNewAddressMail,
  composeWelcomeMail as composeNewSignInMail,
  composeOldAddressMail,
} from '../email-change/email-change-mails.ts';
import type { StoredForm } from '../forms/form.ts';
import { composeConfirmation, composeDigest, composeNotification } from '../forms/form-mails.ts';
import {
  composeConfirmationMail,
  composeDeletionMail,
  composeResetMail,
  composeWarningMail,
} from '../identity/identity-mails.ts';
import { composeProviderMail } from '../identity-provider/provider-mail.ts';
import type { ForwardedMessage } from '../inbox/forwarded-message.ts';
import { composeAnswerMail, composeOverdueMail } from '../inbox/inbox-mails.ts';
import { composeSealMail } from '../ledger/ledger-mail.ts';
import {
  composeQuietMail,
  composeTrialMail,
  composeUsageMail,
  composeWeeklyMail,
} from '../life-cycle/life-cycle-mails.ts';
import { composeOrderAcceptedMail } from '../life-cycle/order-accepted-mail.ts';
import { composePlanEndedMail } from '../life-cycle/plan-ended-mail.ts';
import { composeMailAnswer } from '../mail-channel/mail-answer.ts';
import { composeMemberMail } from '../members/member-mail.ts';
import { composeDomainMail } from '../own-domains/domain-mails.ts';
import { composeInvoiceMail } from '../school-billing/compose-invoice-mail.ts';
import type { SchoolInvoice } from '../school-billing/school-invoice.ts';
import { composeLetter } from '../staff/customers/letter-mail.ts';
import { composeInvitationMail } from '../staff/invitation-mail.ts';
import { composeGoneMail } from '../webhooks/gone-mail.ts';
import { composeCodeMail } from '../widget/mail-code.ts';
import { composeMail } from './compose-mail.ts';
import { confirmAddress } from './consent/confirm-address.ts';
import { composeWaitingMail } from './consent/waiting-mail.ts';
import type { Mail } from './mail.ts';
import { findMailRule, isMailType, type MailType, mailTypes } from './mail-types.ts';
import { composeFailedMail, composeReadyMail, composeThinMail, composeWelcomeMail } from './trial-mails.ts';

const stranger = 'stranger@elsewhere.example';
// Strangers write links in each of the ways that mail programs make clickable.
const planted = 'Planted https://evil.example/pay www.evil.example evil.example/now evil.example';
const name = `${planted} win@evil.example`;
const brand = brands.edgpt;
const url = 'https://edgpt.ai/page';
const link = { mailId: 'mail', url };
const person = { name, email: stranger };
const organisation = makeCustomer({ name, brandId: 'edgpt' });
/** Of a website that was really read, as every mail about its assistant may say. */
const readHost = 'www.maple-grove.example';
const addressee = { organisation, owner: person, dashboardUrl: url, readHost };
const assistant = { conversionId: 'conv_edgpt_0', companyName: name, url, readHost };
const owner = { dashboardUrl: url, signInUrl: url };
const siteSource = { title: name, url: 'https://site.example/planted', quote: planted, readAt: '2026-03-01' };
const message: ForwardedMessage = {
  ...{ id: 'message', kind: 'message', platform: 'edgpt', priority: 'normal', status: 'responded' },
  ...{ confidenceScore: 0, createdAt: '2026-03-02', userMessage: planted, aiAttemptedResponse: planted },
  visitor: { name, contact: `${stranger}, ${planted}` },
  excerpt: [{ role: 'user', content: planted, sentAt: '2026-03-02' }],
  context: { companyName: name, websiteUrl: null },
  ...{ forwardedTo: [], pageToken: 'secret', response: 'Planted answer.', responseBy: 'Planted' },
};
const form: StoredForm = {
  ...{ formId: 'form', conversionId: 'conv_edgpt_0', brandId: 'edgpt', name, description: planted },
  ...{ type: 'built', filename: null, url: null, fields: [], createdAt: '2026-03-02' },
  workflow: {
    ...{ notifications: [stranger], autoReply: true, integrations: [] },
    routing: { department: name, priority: 'normal' },
  },
};
const submission = {
  ...{
    submissionId: 'submission',
    formId: 'form',
    formName: name,
    submittedAt: '2026-03-02',
    source: 'page',
  },
  completionSeconds: null,
  answers: [{ fieldId: 'f1', label: planted, answer: planted }],
};
const subscription = subscriptionSchema.parse({
  ...{ subscriptionId: 'sub', planId: 'growth', interval: 'annual', status: 'active' },
  ...{ priceCents: cents(95_000), currentPeriodEnd: '2027-03-02T00:00:00Z', trialEndsAt: null },
  ...{ cancelAtPeriodEnd: false, endedAt: null, card: null },
});

const invoice: SchoolInvoice = {
  ...{ invoiceId: 'EDG-2026-1', brandId: 'edgpt', organisationId: 'school', version: 1, fiscalYear: 2026 },
  ...{ kind: 'annual', position: 0, planId: 'growth', planName: 'Medium School', schoolName: name },
  ...{ billingName: name, billingAddress: name, purchaseOrderNumber: name, annualCents: cents(95_000) },
  taxId: '',
  ...{ months: 12, proratedCents: cents(95_000), setOffs: [], status: 'open', closingNote: '' },
  ...{ issuedAt: '2026-07-01', dueDate: '2026-08-01', payments: [], viewKey: 'key' },
};

const payment: Payment = {
  ...{
    paymentId: 'pay',
    organisationId: 'school',
    brandId: 'edgpt',
    method: 'card',
    description: 'Medium School',
  },
  ...{ paidCents: cents(95_000), taxCents: cents(0), refundedCents: cents(0), paidAt: '2026-07-02' },
};

const letter = {
  about: 'news' as const,
  subject: 'For {organization}',
  message: 'New forms for {organization}.\n\nTry them.',
};
const reader: ListedUser = {
  ...{ kind: 'customer', id: 'o', name, organisation: name, email: stranger, pendingEmail: null },
  ...{ phone: '', domain: brand.name, brandId: 'edgpt', website: '', conversionId: 'conv', version: 1 },
  ...{
    startDate: signedUpAt.toISOString(),
    status: 'active',
    plan: 'growth',
    revenue: cents(0),
    tax: cents(0),
  },
};

/** Each mail as a stranger can cause it, with their words in every field that takes any. */
const samples: Record<MailType, () => Mail | undefined> = {
  welcome: () => composeWelcomeMail(brand, person, { ...assistant, ...owner, confirmationUrl: url }),
  'confirm-address': () => composeConfirmationMail(brand, person, link),
  'reset-password': () => composeResetMail(brand, person, link),
  'sign-in-warning': () => composeWarningMail(brand, person, 'wrong-codes', link),
  'sign-in-changed': () =>
    composeProviderMail(brand, { ...person, ...link, change: 'domain-required', now: signedUpAt }),
  'account-deletion': () =>
    composeDeletionMail(brand, person, { ...link, day: 'March 12, 2026', creditCents: cents(900) }),
  'confirm-new-address': () => composeNewAddressMail(brand, stranger, link),
  'address-held': () => composeHeldAddressMail(brand, person, link),
  'address-change-asked': () =>
    composeOldAddressMail(brand, { ...person, isByStaff: true, takesEffectOn: 'March 12, 2026' }, link),
  'address-changed': () => composeAddressChangedMail(brand, person, link),
  'address-welcome': () => composeNewSignInMail(brand, stranger, link),
  'member-invitation': () =>
    composeMemberMail(brand, person, {
      ...{ ...link, organisation: name, inviter: name, readHost },
      ...{ role: 'viewer', asksSecondFactor: true },
    }),
  'staff-invitation': () => composeInvitationMail(brand, { ...person, role: 'domain-admin' }, link),
  waiting: () =>
    composeWaitingMail(brand, stranger, { what: 'A visitor of {website} left you a message.', url }),
  'assistant-ready': () =>
    composeReadyMail(
      brand,
      { ...person, username: name },
      {
        ...{ ...assistant, owner, pagesRead: 3 },
        readiness: {
          ...{ knowledgeVersion: 'v1', brandId: 'edgpt', language: 'en', satAt: '2026-03-02' },
          results: [{ questionId: 'a', question: 'Is there parking?', status: 'missing' }],
          contradictions: [{ kind: 'price', subject: name, values: [{ ...siteSource, value: name }] }],
        },
        leftOut: [
          {
            kind: 'page',
            title: name,
            status: 'failed',
            cause: 'reader',
            url: siteSource.url,
            reason: 'Late',
          },
        ],
      },
    ),
  'assistant-thin': () => composeThinMail(brand, person, { ...assistant, reason: 'We read one page.' }),
  'assistant-failed': () =>
    composeFailedMail(
      brand,
      { ...person, username: name },
      { ...assistant, owner, reason: 'Planted reason' },
    ),
  'trial-notice': () => composeTrialMail('ended', addressee),
  usage: () => composeUsageMail(80, stand(organisation, 12_000, signedUpAt), addressee),
  'weekly-summary': () =>
    composeWeeklyMail(
      {
        conversations: 1,
        questions: { answered: 0, unsure: 0, unanswered: 1 },
        ratings: { rated: 0, helpful: 0 },
        unanswered: [{ question: planted, count: 2 }],
        ...{ changes: [], waitingPages: 0 },
        sealed: { sealedDay: '2026-03-01', root: 'abc' },
      },
      { begin: signedUpAt, end: signedUpAt },
      addressee,
    ),
  'quiet-week': () => composeQuietMail(addressee),
  'staff-letter': () => composeLetter(letter, reader, { ...link, organisation, now: signedUpAt }),
  'letter-test': () =>
    composeLetter(letter, reader, { ...link, organisation, now: signedUpAt, testFor: stranger }),
  'answer-record': () =>
    composeSealMail(
      {
        header: {
          version: 1,
          conversionId: 'conv_edgpt_0',
          day: '2026-03-02',
          answers: 3,
          previousRoot: null,
        },
        root: 'abc',
      },
      { organisation, owner: person, readHost, origin: 'https://edgpt.ai' },
    ),
  'webhook-gone': () => composeGoneMail({ ...person, companyName: name, brandId: 'edgpt', readHost }, link),
  'own-domain': () =>
    composeDomainMail(
      { ...person, companyName: name, brandId: 'edgpt', readHost },
      { ...link, news: 'broken', problem: 'no-proof' },
    ),
  'embed-code': () =>
    composeCodeMail(
      {
        sender: { ...person, userId: 'user' },
        conversion: {
          conversionId: 'conv_edgpt_0',
          brandId: 'edgpt',
          companyName: name,
          url: null,
          readHost,
        },
        order: { email: stranger, platform: 'any' },
        design: { ...defaultWidgetDesign, schoolName: name, message: planted, domain: 'evil.example' },
      },
      { mailId: 'mail', origin: 'https://edgpt.ai' },
    ),
  'handed-off': () =>
    composeForwardedMail(brand, person, {
      ...link,
      message,
      reply: 'within 24 hours',
      notifyOnly: false,
      readHost,
    }),
  'added-to-message': () =>
    composeAdditionMail(brand, person, { ...link, message, text: planted, notifyOnly: false, readHost }),
  'message-overdue': () => composeOverdueMail(message, { ...person, inboxUrl: url, readHost }, 0),
  'message-answered': () =>
    composeAnswerMail(message, { replyTo: 'planted@evil.example', origin: 'https://edgpt.ai', readHost }),
  'mail-answer': () =>
    composeMailAnswer({
      ...{ conversionId: 'conv_edgpt_515yts2wc8793134gknvjqfzte', address: 'ask@ask.edgpt.ai' },
      ...{ companyName: name, messageId: 'message', language: 'en', paragraphs: [planted] },
      received: {
        ...{ from: { address: stranger }, subject: planted, messageId: '<a@b.example>' },
        ...{ references: [], hasAttachments: true },
      },
      sources: [siteSource],
    }),
  'form-submitted': () =>
    composeNotification({ form, submission }, { to: stranger, index: 0, url, replyTo: undefined, readHost }),
  'form-digest': () =>
    composeDigest({ form, submission }, { to: stranger, index: 0, url, readHost, times: 11 }),
  'form-received': () => composeConfirmation({ form, submission }, stranger, { company: name, readHost }),
  transcript: () =>
    composeMail({
      ...link,
      type: 'transcript',
      to: stranger,
      brand,
      subject: 'A talk',
      paragraphs: ['Here'],
    }),
  'subscription-news': () => composeBillingMail({ kind: 'begun', subscription }, organisation, person, url),
  'plan-ended': () =>
    composePlanEndedMail({ ...organisation, plan: 'growth' }, { ...addressee, now: signedUpAt }),
  'order-received': () =>
    composeOrderMail(organisation, person, {
      ...{ ...link, order: 'Small School, $470.00 a year', firstInvoice: undefined },
    }),
  'order-accepted': () =>
    composeOrderAcceptedMail(organisation, {
      ...{ ...addressee, messageId: 'message', plan: 'growth', firstInvoice: undefined },
    }),
  'checkout-link': () =>
    composeCheckoutMail('edgpt', person, {
      mailId: 'mail',
      makeUrl: (shown) => `${url}?${new URLSearchParams({ name: shown })}`,
    }),
  'school-invoice': () =>
    composeInvoiceMail({
      ...{ mailId: link.mailId, urls: { page: link.url, pdf: link.url } },
      ...{ kind: 'invoice', invoice, recipient: person },
    }),
  receipt: () =>
    composeReceipt({
      payment,
      paidOn: 'March 2, 2026',
      billed: { name, email: stranger, purchaseOrderNumber: '', taxId: '' },
      url: link.url,
    }),
  refund: () =>
    composeRefundMail({
      payment,
      paidOn: 'March 2, 2026',
      refund: { mailId: 'mail', amountCents: cents(9000), reason: planted },
      billed: { name, email: stranger },
      url: link.url,
    }),
  'message-to-brand': () =>
    composeMessage(
      { makeId: () => 'id', now: () => signedUpAt },
      {
        ...{ brandId: 'edgpt', subject: 'contact', name, organization: name, phone: '541 555 0142' },
        ...{ email: stranger, message: planted },
      },
    ).mail,
  'self-test': () =>
    composeMail({ ...link, type: 'self-test', to: stranger, brand, subject: 'A test', paragraphs: ['Here'] }),
};

const types = Object.keys(mailTypes).filter(isMailType);
const compose = (type: MailType) => samples[type]() ?? expect.unreachable(type);
const wordsOf = ({ subject, text, html, replyTo = '', from }: Mail) =>
  [subject, text, html, replyTo, from].join('\n').replace(/(?:%[0-9A-F]{2})+/g, decodeURIComponent);
/**
 * Only mails of our own staff and to ourselves may carry words to an address that has not confirmed; and answers to
 * what its reader has just written from it.
 */
const isTrusted = (type: MailType) => {
  const { causedBy, goesTo, unconfirmed } = findMailRule(type);
  return unconfirmed === 'answered' || (causedBy === 'staff' && goesTo === 'staff') || goesTo === 'brand';
};

const namesPayer = (type: MailType) => {
  const rule = findMailRule(type);
  return rule.unconfirmed === 'wordless' && rule.namesPayer === true;
};
describe.each(types)('the mail %s', (type) => {
  test('is what the list says, and is listed with its words', () => {
    const mail = compose(type);
    expect(mail.type).toBe(type);
    const carries = /planted/i.test(wordsOf(mail));
    expect(findMailRule(type).words.length > 0).toBe(carries);
  });

  test.skipIf(isTrusted(type))(
    'carries no words of a stranger to an address that never confirmed',
    async () => {
      const world = openMailWorld();
      const mails = await world.post(compose(type));
      expect(mails).toHaveLength(1);
      for (const mail of mails) {
        expect(mail.to).toBe(stranger);
        const { subject } = mail;
        const unnamed = namesPayer(type) ? (subject.split(': ').at(-1) ?? '') : stranger;
        const words = wordsOf(mail).replaceAll(stranger, '').replaceAll(unnamed, '');
        expect(words).not.toMatch(/planted|evil|site\.example/i);
        expect(words).not.toMatch(/your organi[sz]ation/);
      }
    },
  );

  test('comes whole after the address confirmed, and no stranger’s link in it can be followed', async () => {
    const world = openMailWorld();
    const waiting = await world.post(compose(type));
    const held = findMailRule(type).unconfirmed === 'waits';
    expect(await confirmAddress(world.ports, stranger)).toBe(held ? 1 : 0);
    const [mail] = held ? world.sent.slice(waiting.length) : await openConfirmed().post(compose(type));
    const said = wordsOf(mail ?? expect.unreachable('was not sent'));
    if (findMailRule(type).words.length > 0) expect(said).toMatch(/planted/i);
    const kept = said.replace(/\w+@evil\.example/g, '');
    expect(kept).not.toMatch(/:\/\/evil|www\.evil|evil\.example/i);
  });
});

function openConfirmed() {
  const world = openMailWorld();
  world.ports.addresses.isConfirmed = async () => true;
  return world;
}

test('an address that never confirmed reads the website’s own host, not what anybody typed', async () => {
  const subjects = await Promise.all(
    (
      ['assistant-ready', 'message-answered', 'member-invitation', 'form-received', 'embed-code'] as const
    ).map(async (type) => (await openMailWorld().post(compose(type)))[0]?.subject),
  );
  expect(subjects).toEqual([
    `Your assistant is ready: ${readHost}`,
    `The answer to your message to ${readHost}`,
    `You are invited to the assistant of ${readHost}`,
    `${readHost} has received your form`,
    `Please confirm this address, so that the assistant of ${readHost} can write to it`,
  ]);
});

test('mails about money name who pays, as the invoice does, to an address that never confirmed', async () => {
  for (const type of [
    'receipt',
    'refund',
    'school-invoice',
    'order-accepted',
    'plan-ended',
    'subscription-news',
  ] as const) {
    const [mail] = await openMailWorld().post(compose(type));
    expect(mail?.subject, type).toMatch(/: Planted/);
  }
});

const hidden = { company: 'Maple Grove, Ltd.', readHost, hidesMaker: true };
const visitorMails: [type: MailType, compose: (hidesMaker: boolean) => Mail | undefined][] = [
  [
    'form-received',
    (hidesMaker) => composeConfirmation({ form, submission }, stranger, { ...hidden, hidesMaker }),
  ],
  [
    'message-answered',
    (hidesMaker) => {
      const context = { companyName: hidden.company, websiteUrl: null };
      const at = { replyTo: 'a@maple-grove.example', origin: 'https://edgpt.ai', readHost, hidesMaker };
      return composeAnswerMail({ ...message, context }, at);
    },
  ],
  [
    'mail-answer',
    (hidesMaker) =>
      composeMailAnswer({
        ...{ conversionId: 'conv_edgpt_515yts2wc8793134gknvjqfzte', address: 'ask@ask.edgpt.ai' },
        ...{ companyName: hidden.company, hidesMaker, messageId: 'message', language: 'en' },
        paragraphs: ['Open from 8 am.'],
        received: {
          ...{ from: { address: stranger }, subject: '', messageId: '<a@b.example>' },
          ...{ references: [], hasAttachments: false },
        },
      }),
  ],
];

test.each(visitorMails)(
  'where the owner leaves out who made the assistant, the mail %s comes from the organization',
  (_type, compose) => {
    const [plain, mail] = [compose(false), compose(true)];
    expect(plain?.from).toBe(`${brand.name} <${brand.contact.email}>`);
    expect(mail?.from).toBe(`"${hidden.company}" <${brand.contact.email}>`);
    const saidBy = ({ subject, text, html }: Pick<Mail, 'subject' | 'text' | 'html'>) =>
      subject + text + html;
    const said = [mail, mail?.wordless].map((one) => one && saidBy(one)).join('\n');
    for (const words of [brand.name, brand.contact.email, brand.contact.phone, `/marks/`])
      expect(said).not.toContain(words);
    expect(said.split(hidden.company).length).toBeGreaterThan(2);
    // Who sends it, as the law asks.
    expect(said).toContain('548 Market Street');
    if (mail?.wordless) {
      expect(JSON.stringify(mail.wordless)).not.toContain(hidden.company);
      expect(mail.wordless.from).toBe(`"${readHost}" <${brand.contact.email}>`);
    }
  },
);
