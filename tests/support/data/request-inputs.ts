import { createClient } from '#shared/client.ts';
import type { ListedRoute } from '#shared/contract/index.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { openStaff } from '../callers/roles.ts';
import { describeTrial } from '../callers/trial.ts';

type World = {
  url: string;
  conversionId: string;
  organisationId: string;
  /** A customer who may be erased. */
  spareOrganisationId?: string;
  siteUrl: string;
  owner: { email: string; password: string };
  /** A form of the conversion, and the reference of an uploaded file that can become a form. */
  formId: string;
  formFileUrl: string;
  /** Belongs to the first customer; without it the calls name unknown ids. */
  invoiceId?: string;
  forwardedId?: string;
};
type Input = Record<string, unknown>;
type MakeInput = (world: World) => Input | Promise<Input>;

const demoId = `demo_20260101_${'0'.repeat(26)}`;
const { email: nobody, name } = { email: 'nobody@maple-grove.org', name: 'Elena Marsh' };
let count = 0;
const hook = { events: ['lead.created'] };
const unknownHook = { endpointId: 'unknown' };
const unknownInvoice = { invoiceId: 'EDGPT-2000-00001' };
const ofInvoice = ({ invoiceId }: World) => (invoiceId ? { invoiceId } : unknownInvoice);
/** An address that resolves on this machine; nothing is sent to it. */
const describeHook = (siteUrl: string) => `https://${new URL(siteUrl).host}/hook`;
const ofEdgpt: MakeInput = ({ conversionId }) => ({ brandId: 'edgpt', conversionId });

/** A form with one optional field. */
export const sampleForm = {
  name: 'Questions',
  fields: [{ id: 'f1', label: 'Question', kind: 'text' as const, required: false, options: [] }],
};

/** Valid input for each route; an unlisted route takes only the conversion in its path. */
const inputs: Record<string, MakeInput> = {
  'signup.createTrial': ({ siteUrl }) => describeTrial(`Matrix School ${count++}`, siteUrl),
  'auth.login': ({ owner }) => owner,
  // No caller here has the other kind of session, so their own sessions go on.
  'auth.logout': () => ({ audience: 'staff' }),
  'auth.requestPasswordReset': () => ({ email: nobody }),
  'account.update': () => ({ name, phone: '' }),
  'account.saveMailChoices': () => ({
    ...{
      assistant: true,
      questions: true,
      forms: true,
      weekly: true,
      usage: true,
      trial: true,
      records: true,
    },
  }),
  'knowledgeBase.decideChanges': () => ({ decision: 'keep', until: '2026-01-01T00:00:00Z' }),
  'knowledgeBase.proposeWordings': () => ({ question: 'Who repairs violins?' }),
  'members.invite': () => ({ name, email: `member-${count++}@maple-grove.org` }),
  'members.change': () => ({ id: 'unknown', status: 'inactive' }),
  'members.join': () => ({ organizationId: 'unknown' }),
  'members.leave': () => ({ organizationId: 'unknown' }),
  'signup.addOrganization': ({ siteUrl }) => ({
    ...{ name: 'One more', websiteUrl: siteUrl, platform: 'law', idempotencyKey: `key-${count++}` },
  }),
  'members.saveRules': () => ({ asksSecondFactor: false }),
  'members.remove': () => ({ id: 'unknown' }),
  'apiKeys.create': ({ owner }) => ({ name, scope: 'read', currentPassword: owner.password }),
  'apiKeys.revoke': () => ({ keyId: 'unknown' }),
  'identityProvider.save': ({ owner }) => ({
    ...{ issuer: 'https://login.unknown.example', clientId: 'id', clientSecret: 'secret' },
    ...{ admitsViewers: false, currentPassword: owner.password },
  }),
  'identityProvider.addDomain': () => ({ domain: 'maple-grove.org' }),
  'identityProvider.checkDomain': () => ({ domain: 'unknown.org' }),
  'identityProvider.requireDomain': () => ({ domain: 'unknown.org', isRequired: true }),
  'identityProvider.removeDomain': () => ({ domain: 'unknown.org' }),
  'identityProvider.begin': () => ({ email: nobody }),
  'identityProvider.finish': () => ({ query: 'code=unknown' }),
  'identityProvider.finishStaff': () => ({ query: 'code=unknown' }),
  'agents.allow': () => ({ isAllowed: true }),
  'superadmin.login': async ({ url }) => {
    const { email, password } = await openStaff(url, 'superadmin', 'gpt');
    return { email, password };
  },
  'superadmin.searchUsers': () => ({ query: 'academy' }),
  'superadmin.addUser': () => ({ name, email: `invited-${count++}@staff.example`, domain: 'EdGPT.ai' }),
  'superadmin.updateUser': ({ organisationId }) => ({ id: organisationId, phone: `(541) 555-01${count++}` }),
  'superadmin.removeUser': ({ spareOrganisationId = 'unknown' }) => ({ id: spareOrganisationId }),
  'superadmin.mailUsers': () => ({
    ...{ query: 'nobody has this name', about: 'news', subject: 'News', message: 'There is something new.' },
    ...{ mailingId: crypto.randomUUID(), expected: 1 },
  }),
  'superadmin.previewLetter': () => ({
    ...{ query: 'nobody has this name', about: 'news', subject: 'News', message: 'There is something new.' },
  }),
  'superadmin.exportUsers': () => ({ query: 'academy' }),
  'superadmin.getTimeline': ({ organisationId }) => ({ id: organisationId }),
  'superadmin.refundPayment': () => ({
    id: 'unknown',
    paymentId: 'unknown',
    amountCents: 1,
    refundedCents: 0,
    reason: 'Paid twice',
  }),
  'superadmin.refundBalance': () => ({ id: 'unknown', creditCents: 1, reason: 'Cancelled' }),
  'superadmin.endSessions': () => ({ id: 'unknown' }),
  'superadmin.movePageName': ({ conversionId }) => ({ slug: 'a-moved-name', conversionId }),
  'superadmin.liftAddressMark': () => ({ id: 'unknown' }),
  'auth.acceptInvitation': () => ({ token: 'unknown', password: 'correct horse battery' }),
  'superadmin.setPlan': () => ({ organisationId: 'unknown', plan: 'trial' }),
  'selfTests.runSuite': () => ({ suite: 'system' }),
  'selfTests.runTest': () => ({ suiteId: 'system', testName: 'Describing the contract' }),
  'selfTests.runTestSuite': () => ({ suiteId: 'system' }),
  'selfTests.askAssistant': ({ conversionId }) => ({ conversionId, message: 'When is the office open?' }),
  'conversions.start': ({ siteUrl }) => ({ websiteUrl: siteUrl, userEmail: nobody }),
  // A repeated restart changes nothing.
  'conversions.restart': ({ siteUrl }) => ({ websiteUrl: siteUrl }),
  'conversions.getBrandProgress': ofEdgpt,
  'chat.sendMessage': () => ({ message: 'Hello', platform: 'edgpt' }),
  'chat.streamAnswer': () => ({ message: 'Hello', platform: 'edgpt' }),
  'chatHistory.listSessions': ofEdgpt,
  'chatHistory.getSession': ofEdgpt,
  'chatHistory.translateSession': ofEdgpt,
  'chatHistory.joinSession': ofEdgpt,
  'chatHistory.watchSession': ofEdgpt,
  'chatHistory.leaveSession': ofEdgpt,
  'chatHistory.speakInSession': (world) => ({ ...ofEdgpt(world), content: 'Hello' }),
  'chatHistory.tagSession': ({ conversionId }) => ({
    brandId: 'edgpt',
    conversionId,
    tag: 'Fees',
    isSet: true,
  }),
  'chatHistory.deleteSession': ofEdgpt,
  'chatHistory.redactAnswer': ofEdgpt,
  'chatHistory.summarize': ofEdgpt,
  'chatHistory.exportData': ofEdgpt,
  'chatHistory.exportLedger': () => ({ brandId: 'edgpt', from: '2026-11-01', to: '2026-11-30' }),
  'dashboard.get': ({ conversionId }) => ({ conversionId }),
  'dashboard.saveSettings': () => ({
    ...{ siteName: '', siteUrl: '', customDomain: '' },
    account: { adminName: '', email: '', phone: '', schoolName: '', address: '', website: '' },
  }),
  'conversions.getLogo': () => ({ name: `${'0'.repeat(26)}.png` }),
  'conversions.findBySlug': () => ({ slug: 'unknown-school' }),
  'domains.connect': ({ conversionId }) => ({ conversionId, domain: 'ask.example.org' }),
  'dashboard.saveShare': ({ conversionId }) => ({ conversionId, isListed: false }),
  'dashboard.saveOrganization': () => ({
    ...{ siteUrl: '', customDomain: '', version: 0 },
    account: { adminName: '', email: '', phone: '', schoolName: '', address: '', website: '' },
  }),
  'dashboard.saveAssistant': () => ({ siteName: '', version: 0 }),
  'dashboard.saveMessages': () => ({ version: 0 }),
  'dashboard.keepLogo': () => ({ documentUrl: 'upload://unknown' }),
  'dashboard.askToConfirm': () => ({ email: 'a@b.example' }),
  'dashboard.dismissQuestion': () => ({ questionId: '0'.repeat(32) }),
  'dashboard.restoreQuestion': () => ({ questionId: '0'.repeat(32) }),
  'knowledgeBase.upload': ({ conversionId }) => ({ conversionId, type: 'text', content: 'We have canoes.' }),
  'knowledgeBase.processUrl': ({ conversionId, siteUrl }) => ({
    conversionId,
    url: siteUrl,
  }),
  'knowledgeBase.processVideo': ({ conversionId }) => ({ conversionId, captions: 'WEBVTT' }),
  'knowledgeBase.correctAnswer': () => ({ question: 'When?', answer: 'Now.' }),
  'forms.create': ({ conversionId }) => ({ conversionId, ...sampleForm }),
  'forms.list': ({ conversionId }) => ({ conversionId }),
  'forms.getAnalytics': ({ conversionId }) => ({ conversionId }),
  'forms.uploadFile': ({ conversionId, formFileUrl }) => ({ conversionId, fileUrl: formFileUrl }),
  'forms.submit': ({ formId }) => ({ formId, data: { f1: 'How?' } }),
  'mails.unsubscribe': () => ({ token: '' }),
  'support.chat': () => ({ message: 'What does it cost?' }),
  'contact.submit': async ({ url }) => {
    const { captchaId, first, second } = await createClient({ baseUrl: url }).contact.issueCaptcha({});
    const captcha = String(first + second);
    return {
      name,
      organization: 'School',
      phone: '(541) 555-0142',
      email: nobody,
      message: 'We would like a demonstration.',
      captcha,
      captchaId,
    };
  },
  'inbox.changeForwarded': ({ forwardedId = 'unknown' }) => ({ id: forwardedId, status: 'in_progress' }),
  'inbox.editForwarded': ({ forwardedId = 'unknown' }) => ({ id: forwardedId, isRead: true }),
  'inbox.listOwn': ({ conversionId }) => ({ conversionId }),
  'inbox.getMailChannel': ({ conversionId }) => ({ conversionId }),
  'inbox.saveMailChannel': ({ conversionId }) => ({ conversionId, isOn: false }),
  'inbox.getOfficeHours': ({ conversionId }) => ({ conversionId }),
  'inbox.saveOfficeHours': ({ conversionId }) => ({ conversionId, officeHours: null }),
  'inbox.changeOwn': () => ({ id: 'unknown', status: 'in_progress' }),
  'inbox.removeOwn': () => ({ id: 'unknown' }),
  'inbox.editOwn': () => ({ id: 'unknown', isRead: true }),
  'inbox.listPeople': ({ conversionId }) => ({ conversionId }),
  'inbox.listReplies': ({ conversionId }) => ({ conversionId }),
  'inbox.saveReply': ({ conversionId }) => ({ conversionId, text: 'Thank you.' }),
  'inbox.removeReply': ({ conversionId }) => ({ conversionId, id: 'unknown' }),
  'inbox.getMessagePage': () => ({ token: 'unknown' }),
  'conversations.readTranscript': () => ({ token: 'unknown' }),
  'pricing.getPricing': () => ({ platform: 'edgpt' }),
  'checkout.createSubscription': ({ conversionId }) => ({
    ...{ platform: brandOfConversion(conversionId), tierId: 'professional', interval: 'monthly' },
    ...{ customerEmail: nobody, customerName: name },
  }),
  'billing.saveDetails': () => ({
    ...{ organisationName: '', addressLines: [], postalCode: '', country: '', taxId: '' },
    ...{ billingEmail: '', purchaseOrderNumber: '', version: 0 },
  }),
  'schoolBilling.saveSchool': () => ({ organisationId: 'unknown', plan: 'starter', orderedAt: '2026-07-01' }),
  'schoolBilling.getSchool': ({ organisationId }) => ({ organisationId }),
  'schoolBilling.getInvoicePdf': ofInvoice,
  'schoolBilling.getSharedInvoice': () => ({ ...unknownInvoice, viewKey: 'unknown' }),
  'schoolBilling.readSharedInvoice': () => ({ ...unknownInvoice, viewKey: 'unknown' }),
  'schoolBilling.paySharedInvoice': () => ({ ...unknownInvoice, viewKey: 'unknown' }),
  'schoolBilling.sendInvoice': ofInvoice,
  'schoolBilling.processPayment': (world) => ({ ...ofInvoice(world), paidBy: 'cheque', note: 'Cheque 88' }),
  'schoolBilling.undoPayment': () => ({ ...unknownInvoice, note: 'Bounced' }),
  'schoolBilling.voidInvoice': () => ({ ...unknownInvoice, note: 'Wrong' }),
  'legal.getDocument': () => ({ page: 'terms' }),
  'demos.recordView': () => ({ platform: 'edgpt', sessionId: 'session' }),
  'demos.recordInteraction': () => ({ demoId, interaction: 'form_started' }),
  'demos.recordAbandonment': () => ({
    ...{ platform: 'edgpt', sessionId: 'session', formStartTime: '', completedFields: [], exitAction: '' },
  }),
  'demos.completeDemo': () => ({ demoId, timeSpent: 1, exitPoint: '', convertedToTrial: false }),
  'system.reportError': () => ({ error: { message: 'Broken' } }),
  'system.reportFailedAction': () => ({ error: { message: 'Broken' }, context: {} }),
  'monitor.applyEmergencyFix': () => ({ systemKey: 'database' }),
  'uploads.uploadDocuments': () => ({ files: [{ filename: 'a.txt', size: 3, type: 'text/plain' }] }),
  'webhooks.create': ({ siteUrl }) => ({ ...hook, url: describeHook(siteUrl) }),
  'webhooks.update': ({ siteUrl }) => ({ ...hook, ...unknownHook, url: describeHook(siteUrl) }),
  'webhooks.remove': () => unknownHook,
  'webhooks.renewSecret': () => unknownHook,
  'webhooks.test': () => unknownHook,
  'webhooks.listDeliveries': () => unknownHook,
  'webhooks.redeliver': () => ({ ...unknownHook, deliveryId: 'unknown' }),
  'widget.saveSettings': ({ conversionId }) => ({ conversionId, allowedDomains: [] }),
  'widget.checkPage': ({ conversionId, siteUrl }) => ({ conversionId, address: siteUrl }),
  'widget.mailCode': ({ conversionId }) => ({ conversionId, email: nobody, platform: 'any' }),
};

/** A valid request to a route, as far as its caller may make it. */
export async function makeRequest(
  { area, action, route }: ListedRoute,
  world: World,
): Promise<{ address: string; init: { method: string; headers?: Record<string, string>; body?: string } }> {
  const { conversionId } = world;
  const fields = { ...(await inputs[`${area}.${action}`]?.(world)) };
  const path = route.path.replace(/\{(\w+)\}/g, (_match, parameter: string) => {
    const known: Record<string, unknown> = {
      conversionId,
      brandId: 'edgpt',
      sessionId: 'unknown',
      ...fields,
    };
    return encodeURIComponent(String(known[parameter]));
  });
  const address = world.url + path;
  const { method } = route;
  if (method !== 'POST' && method !== 'PUT' && method !== 'PATCH') {
    const query = Object.entries(fields).filter(([parameter]) => !route.path.includes(`{${parameter}}`));
    const search = new URLSearchParams(query.map(([parameter, value]) => [parameter, String(value)]));
    return { address: search.size ? `${address}?${search}` : address, init: { method } };
  }
  return {
    address,
    init: { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) },
  };
}
