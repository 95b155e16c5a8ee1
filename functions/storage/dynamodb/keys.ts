/** Primary key of an item: docs/data-model.md lists every kind with its access patterns. */
export type Key = { pk: string; sk: string };

/** `chat`: what visitors do. `sales`: trials, plans and payments. */
export type BrandCountKind = 'chat' | 'sales';

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
  /** The same customers, of all brands together. */
  tenantOfAll: (createdAt: string, organisationId: string): Key => ({
    pk: 'TENANTS#all',
    sk: `${createdAt}#${organisationId}`,
  }),
  /** Counts of a brand since it began, for staff; what is counted in transactions has items of its own. */
  brandTotals: (brandId: string, kind: BrandCountKind, shard: number): Key => ({
    pk: 'BRAND-TOTALS',
    sk: `${brandId}#${kind}#${shard}`,
  }),
  /** Counts of a brand by the day, a month an item. */
  brandMonth: (month: string, brandId: string, kind: BrandCountKind, shard: number): Key => ({
    pk: `BRAND-MONTHS#${month}`,
    sk: `${brandId}#${kind}#${shard}`,
  }),
  /** What visitors did at all assistants of a brand by the hour, a day an item, over several of them. */
  brandHours: (brandId: string, day: string, shard: number | ''): Key => ({
    pk: `BRAND-HOURS#${brandId}`,
    sk: `${day}#${shard}`,
  }),
  /** How many conversations of a month began with the same query; only its hash tells which. */
  queryCount: (brandId: string, month: string, hash: string): Key => ({
    pk: `QUERIES#${brandId}#${month}`,
    sk: hash,
  }),
  /** The queries that most conversations of a day began with. */
  topQueries: (brandId: string, day: string): Key => ({ pk: `TOP-QUERIES#${brandId}`, sk: day }),
  /** The staff's dashboard of one brand, or of all, as it was some seconds ago. */
  staffSnapshot: (scope: string): Key => ({ pk: `STAFF-SNAPSHOT#${scope}`, sk: 'RECORD' }),
  subAdmin: (userId: string): Key => ({ pk: 'SUB-ADMINS', sk: userId }),
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
  /** That staff looked at something on a day, which the log says once. */
  staffLook: (userId: string, subject: string, day: string): Key => ({
    pk: `STAFF-LOOK#${userId}#${subject}`,
    sk: day,
  }),
  uniqueEmail: (email: string): Key => ({ pk: `EMAIL#${email.toLowerCase()}`, sk: 'UNIQUE' }),
  uniqueUsername: (username: string): Key => ({
    pk: `USERNAME#${username.normalize('NFKC').toLowerCase()}`,
    sk: 'UNIQUE',
  }),
  organisation: (organisationId: string): Key => ({ pk: `ORGANISATION#${organisationId}`, sk: 'RECORD' }),
  member: (organisationId: string, userId: string): Key => ({
    pk: `ORGANISATION#${organisationId}`,
    sk: `MEMBER#${userId}`,
  }),
  organisationConversion: (organisationId: string, conversionId: string): Key => ({
    pk: `ORGANISATION#${organisationId}`,
    sk: `CONVERSION#${conversionId}`,
  }),
  /** What an organisation used of its plan in a month. */
  usage: (organisationId: string, month: string): Key => ({
    pk: `ORGANISATION#${organisationId}`,
    sk: `USAGE#${month}`,
  }),
  /** How an organisation pays. */
  billingAccount: (organisationId: string): Key => ({
    pk: `ORGANISATION#${organisationId}`,
    sk: 'BILLING',
  }),
  /** Whose customer of the payment provider this is. */
  billingCustomer: (customerId: string): Key => ({ pk: `BILLING-CUSTOMER#${customerId}`, sk: 'RECORD' }),
  /** A message of the payment provider that was worked off. */
  billingEvent: (eventId: string): Key => ({ pk: `BILLING-EVENT#${eventId}`, sk: 'RECORD' }),
  /** Payments of an organisation. They outlive it, and name nobody. */
  payment: (organisationId: string, paymentId: string): Key => ({
    pk: `PAYMENTS#${organisationId}`,
    sk: `PAYMENT#${paymentId}`,
  }),
  /** Schools of a brand that pay by invoice. */
  school: (brandId: string, organisationId: string): Key => ({
    pk: `SCHOOLS#${brandId}`,
    sk: organisationId,
  }),
  /** Invoices to schools by their numbers. They outlive the school, and name no person. */
  schoolInvoice: (brandId: string, invoiceId: string): Key => ({
    pk: `SCHOOL-INVOICES#${brandId}`,
    sk: invoiceId,
  }),
  /** What a school was invoiced for a year: an entry for the annual invoice and one for each note. */
  schoolInvoiceOf: (organisationId: string, year: number, position: number): Key => ({
    pk: `SCHOOL-INVOICES-OF#${organisationId}`,
    sk: `${year}#${String(position).padStart(3, '0')}`,
  }),
  /** The same of all schools that an organisation pays for. */
  schoolInvoicePaidBy: (payerId: string, invoiceId: string): Key => ({
    pk: `SCHOOL-INVOICES-PAID-BY#${payerId}`,
    sk: invoiceId,
  }),
  /** The last number and the sums of a year. */
  schoolYear: (brandId: string, year: number): Key => ({
    pk: `SCHOOL-YEARS#${brandId}`,
    sk: `YEAR#${year}`,
  }),
  /** How many invoices of a brand are open, of all years. */
  openSchoolInvoices: (brandId: string): Key => ({ pk: `SCHOOL-YEARS#${brandId}`, sk: 'OPEN' }),
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
  /** The private page of a message's sender; holds the message's id. */
  messagePage: (token: string): Key => ({ pk: `MESSAGE-PAGE#${token}`, sk: 'RECORD' }),
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
  /** How far visits to a brand's trial form came, by the day. */
  demoCounts: (brandId: string, day: string): Key => ({ pk: `DEMO-COUNTS#${brandId}`, sk: day }),
  /** Written and removed by a self-test. */
  selfTest: (id: string): Key => ({ pk: `SELF-TEST#${id}`, sk: 'RECORD' }),
  /** What came of each self-test when it was run last. */
  selfTestResults: (): Key => ({ pk: 'SELF-TEST-RESULTS', sk: 'RECORD' }),
  errorReport: (day: string, reportId: string): Key => ({ pk: `ERRORS#${day}`, sk: `REPORT#${reportId}` }),
};

/** Sparse index of work that is due: partition `dueKind`, sorted by `dueAt` (ISO 8601). */
export const dueIndexName = 'due';

/** Partition of that index with the customers whose life cycle moves on. */
export const lifeCycleKind = 'LIFE-CYCLE';

/** Partition of that index with the subscriptions that are read again. */
export const billingKind = 'BILLING';

/** Partitions of that index with the open invoices of a brand, by the day they are due. */
export const openInvoiceKind = (brandId: string) => `SCHOOL-INVOICE#${brandId}`;

/** Partition of that index with the forms of a brand, by when they were made. */
export const formList = (brandId: string) => `FORMS#${brandId}`;

/** Partition of that index with what was sent in by the forms of a brand, by time. */
export const submissionList = (brandId: string) => `SUBMISSIONS#${brandId}`;
