/** Primary key of an item: docs/data-model.md lists every kind with its access patterns. */
export type Key = { pk: string; sk: string };

export const keys = {
  conversion: (conversionId: string): Key => ({ pk: `CONVERSION#${conversionId}`, sk: 'RECORD' }),
  conversionSources: (conversionId: string): Key => ({ pk: `CONVERSION#${conversionId}`, sk: 'SOURCES' }),
  /** The entries of a knowledge base with the work that is left on them. */
  library: (conversionId: string): Key => ({ pk: `CONVERSION#${conversionId}`, sk: 'LIBRARY' }),
  widgetSettings: (conversionId: string): Key => ({ pk: `CONVERSION#${conversionId}`, sk: 'WIDGET' }),
  dashboardSettings: (conversionId: string): Key => ({ pk: `CONVERSION#${conversionId}`, sk: 'SETTINGS' }),
  webhookEndpoints: (conversionId: string): Key => ({ pk: `CONVERSION#${conversionId}`, sk: 'WEBHOOKS' }),
  /** Events on their way to the endpoints of an assistant, by endpoint and time. */
  webhookDelivery: (conversionId: string, endpointId: string, deliveryId: string): Key => ({
    pk: `WEBHOOK-DELIVERIES#${conversionId}`,
    sk: `DELIVERY#${endpointId}#${deliveryId}`,
  }),
  /** Published assistants of a brand by the instant they went live; the entries hold their ids. */
  liveSite: (brandId: string, liveSince: string, conversionId: string): Key => ({
    pk: `LIVE-SITES#${brandId}`,
    sk: `${liveSince}#${conversionId}`,
  }),
  /** How many of a brand are live; publishing is rare, so one item a brand will do. */
  liveSiteCount: (brandId: string): Key => ({ pk: 'LIVE-SITES', sk: brandId }),
  user: (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'RECORD' }),
  session: (userId: string, sessionId: string): Key => ({
    pk: `USER#${userId}`,
    sk: `SESSION#${sessionId}`,
  }),
  /** Mails to a person beside those of their assistants, so that they can be found again. */
  userMail: (userId: string, mailId: string): Key => ({ pk: `USER#${userId}`, sk: `MAIL#${mailId}` }),
  oneUseToken: (hash: string): Key => ({ pk: `TOKEN#${hash}`, sk: 'RECORD' }),
  /** Customers of a brand by the instant they came. */
  tenant: (brandId: string, createdAt: string, organisationId: string): Key => ({
    pk: `TENANTS#${brandId}`,
    sk: `${createdAt}#${organisationId}`,
  }),
  /** Counts of a platform, over several items. */
  platformCounts: (brandId: string, shard: number): Key => ({
    pk: `PLATFORM#${brandId}`,
    sk: `COUNTS#${shard}`,
  }),
  /** What staff did, by instant. */
  staffAction: (doneAt: string, actionId: string): Key => ({
    pk: 'STAFF-ACTIONS',
    sk: `${doneAt}#${actionId}`,
  }),
  uniqueEmail: (email: string): Key => ({ pk: `EMAIL#${email.toLowerCase()}`, sk: 'UNIQUE' }),
  uniqueUsername: (username: string): Key => ({
    pk: `USERNAME#${username.normalize('NFKC').toLowerCase()}`,
    sk: 'UNIQUE',
  }),
  organisation: (organisationId: string): Key => ({ pk: `ORGANISATION#${organisationId}`, sk: 'RECORD' }),
  organisationConversion: (organisationId: string, conversionId: string): Key => ({
    pk: `ORGANISATION#${organisationId}`,
    sk: `CONVERSION#${conversionId}`,
  }),
  /** What an organisation used of its plan in a month. */
  usage: (organisationId: string, month: string): Key => ({
    pk: `ORGANISATION#${organisationId}`,
    sk: `USAGE#${month}`,
  }),
  /** Kinds of mail that an address does not want. */
  mailChoices: (addressHash: string): Key => ({ pk: `MAIL-CHOICES#${addressHash}`, sk: 'RECORD' }),
  signup: (idempotencyKey: string): Key => ({ pk: `SIGNUP#${idempotencyKey}`, sk: 'RECORD' }),
  upload: (uploadId: string): Key => ({ pk: `UPLOAD#${uploadId}`, sk: 'RECORD' }),
  mail: (mailId: string): Key => ({ pk: `MAIL#${mailId}`, sk: 'RECORD' }),
  chatSession: (conversionId: string, sessionId: string): Key => ({
    pk: `CHAT#${conversionId}#${sessionId}`,
    sk: 'SESSION',
  }),
  /** Sessions of one assistant; the entries hold their ids. */
  chatOf: (conversationOwner: string, sessionId: string): Key => ({
    pk: `CHATS-OF#${conversationOwner}`,
    sk: `SESSION#${sessionId}`,
  }),
  chatMessage: (conversionId: string, sessionId: string, sentAt: string, messageId: string): Key => ({
    pk: `CHAT#${conversionId}#${sessionId}`,
    sk: `MESSAGE#${sentAt}#${messageId}`,
  }),
  /** Counts of an assistant's day, or of all of them, over several items. */
  chatDay: (owner: string, day: string, shard: number | ''): Key => ({
    pk: `CHAT-DAYS#${owner}`,
    sk: `${day}#${shard}`,
  }),
  handoff: (conversationOwner: string, sessionId: string): Key => ({
    pk: `CHAT#${conversationOwner}#${sessionId}`,
    sk: 'HANDOFF',
  }),
  visitor: (conversionId: string, sessionId: string): Key => ({
    pk: `CHAT#${conversionId}#${sessionId}`,
    sk: 'VISITOR',
  }),
  forwardedMessage: (messageId: string): Key => ({ pk: `FORWARDED#${messageId}`, sk: 'RECORD' }),
  /** Messages of one platform or one assistant by time; the entries hold their ids. */
  forwardedOf: (group: string, createdAt: string, messageId: string): Key => ({
    pk: `FORWARDED-OF#${group}`,
    sk: `${createdAt}#${messageId}`,
  }),
  rateLimit: (subject: string, windowStart: number): Key => ({
    pk: `RATE#${subject}`,
    sk: `WINDOW#${windowStart}`,
  }),
  /** Consecutive failed attempts. */
  attemptRow: (subject: string): Key => ({ pk: `RATE#${subject}`, sk: 'ROW' }),
  /** Provider and endpoint are the deployment's: one breaker for all. */
  modelBreaker: (): Key => ({ pk: 'MODEL', sk: 'BREAKER' }),
  modelUse: (tenant: string, day: string, budget: string): Key => ({
    pk: `MODEL#${tenant}`,
    sk: `DAY#${day}#${budget}`,
  }),
  modelUseOfVisitor: (tenant: string, day: string, budget: string, visitorHash: string): Key => ({
    pk: `MODEL#${tenant}`,
    sk: `DAY#${day}#${budget}#${visitorHash}`,
  }),
  captcha: (captchaId: string): Key => ({ pk: `CAPTCHA#${captchaId}`, sk: 'RECORD' }),
  contactMessage: (brandId: string, receivedAt: string, messageId: string): Key => ({
    pk: `CONTACT#${brandId}`,
    sk: `MESSAGE#${receivedAt}#${messageId}`,
  }),
  form: (formId: string): Key => ({ pk: `FORM#${formId}`, sk: 'RECORD' }),
  formSubmission: (formId: string, submissionId: string): Key => ({
    pk: `FORM#${formId}`,
    sk: `SUBMISSION#${submissionId}`,
  }),
  formSubmissionKey: (formId: string, hash: string): Key => ({ pk: `FORM#${formId}`, sk: `KEY#${hash}` }),
  /** Forms of an assistant with their counts. */
  formEntry: (conversionId: string, formId: string): Key => ({
    pk: `FORMS-OF#${conversionId}`,
    sk: `FORM#${formId}`,
  }),
  /** Submissions of all its forms by time, without the answers. */
  recentSubmission: (conversionId: string, submissionId: string): Key => ({
    pk: `FORMS-OF#${conversionId}`,
    sk: `SUBMISSION#${submissionId}`,
  }),
  demo: (day: string, demoId: string): Key => ({ pk: `DEMOS#${day}`, sk: `DEMO#${demoId}` }),
  abandonment: (day: string, sessionId: string): Key => ({
    pk: `DEMOS#${day}`,
    sk: `ABANDONMENT#${sessionId}`,
  }),
  /** Written and removed by a self-test. */
  selfTest: (id: string): Key => ({ pk: `SELF-TEST#${id}`, sk: 'RECORD' }),
  errorReport: (day: string, reportId: string): Key => ({ pk: `ERRORS#${day}`, sk: `REPORT#${reportId}` }),
};

/** Sparse index of work that is due: partition `dueKind`, sorted by `dueAt` (ISO 8601). */
export const dueIndexName = 'due';

/** Partition of that index with the customers whose life cycle moves on. */
export const lifeCycleKind = 'LIFE-CYCLE';
