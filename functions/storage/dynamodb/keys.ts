/** Primary key of an item: docs/data-model.md lists every kind with its access patterns. */
export type Key = { pk: string; sk: string };

/** `chat`: visitor activity. `sales`: trials, plans and payments. */
export type BrandCountKind = 'chat' | 'sales';

export const keys = {
  conversion: (conversionId: string): Key => ({ pk: `CONVERSION#${conversionId}`, sk: 'RECORD' }),
  /** Replaces the record of a conversion that is being erased. */
  endedWork: (conversionId: string): Key => ({ pk: `CONVERSION#${conversionId}`, sk: 'ENDED-WORK' }),
  conversionSources: (conversionId: string): Key => ({ pk: `CONVERSION#${conversionId}`, sk: 'SOURCES' }),
  /** A knowledge base's entries and pending work. */
  library: (conversionId: string): Key => ({ pk: `CONVERSION#${conversionId}`, sk: 'LIBRARY' }),
  widgetSettings: (conversionId: string): Key => ({ pk: `CONVERSION#${conversionId}`, sk: 'WIDGET' }),
  dashboardSettings: (conversionId: string): Key => ({ pk: `CONVERSION#${conversionId}`, sk: 'SETTINGS' }),
  /** A question that the owner dismissed; the hash of its words. */
  dismissedQuestion: (conversionId: string, questionId: string): Key => ({
    pk: `CONVERSION#${conversionId}`,
    sk: `DISMISSED#${questionId}`,
  }),
  /** The assistant whose page has this name. */
  slug: (slug: string): Key => ({ pk: `SLUG#${slug}`, sk: 'RECORD' }),
  /** The assistants whose organization has this name, without hyphens. */
  organizationName: (joinedName: string, conversionId: string): Key => ({
    pk: `ORGANIZATION-NAME#${joinedName}`,
    sk: conversionId,
  }),
  /** A name that an assistant's page has or had. */
  slugOf: (conversionId: string, slug: string): Key => ({
    pk: `CONVERSION#${conversionId}`,
    sk: `SLUG#${slug}`,
  }),
  webhookEndpoints: (conversionId: string): Key => ({ pk: `CONVERSION#${conversionId}`, sk: 'WEBHOOKS' }),
  /** Webhook deliveries of an assistant, by endpoint and time. */
  webhookDelivery: (conversionId: string, endpointId: string, deliveryId: string): Key => ({
    pk: `WEBHOOK-DELIVERIES#${conversionId}`,
    sk: `DELIVERY#${endpointId}#${deliveryId}`,
  }),
  /** A brand's published assistants by publish time; entries hold their ids. */
  liveSite: (brandId: string, liveSince: string, conversionId: string): Key => ({
    pk: `LIVE-SITES#${brandId}`,
    sk: `${liveSince}#${conversionId}`,
  }),
  /** Number of live assistants per brand; publishing is rare, so one item per brand is enough. */
  liveSiteCount: (brandId: string): Key => ({ pk: 'LIVE-SITES', sk: brandId }),
  user: (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'RECORD' }),
  session: (userId: string, sessionId: string): Key => ({ pk: `USER#${userId}`, sk: `SESSION#${sessionId}` }),
  /** A pending change of the address that a person signs in with. */
  emailChange: (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'EMAIL-CHANGE' }),
  /** Mails to a person besides those of their assistants, so that they can be found again. */
  userMail: (userId: string, mailId: string): Key => ({ pk: `USER#${userId}`, sk: `MAIL#${mailId}` }),
  oneUseToken: (hash: string): Key => ({ pk: `TOKEN#${hash}`, sk: 'RECORD' }),
  /** The newest reset link of an address. */
  resetLink: (addressHash: string): Key => ({ pk: `RESET-LINK#${addressHash}`, sk: 'RECORD' }),
  /** A brand's customers by signup time. */
  tenant: (brandId: string, createdAt: string, organisationId: string): Key => ({
    pk: `TENANTS#${brandId}`,
    sk: `${createdAt}#${organisationId}`,
  }),
  /** The same customers, across all brands. */
  tenantOfAll: (createdAt: string, organisationId: string): Key => ({
    pk: 'TENANTS#all',
    sk: `${createdAt}#${organisationId}`,
  }),
  /** All-time counts of a brand, for staff; transactional counts have separate items. */
  brandTotals: (brandId: string, kind: BrandCountKind, shard: number): Key => ({
    pk: 'BRAND-TOTALS',
    sk: `${brandId}#${kind}#${shard}`,
  }),
  /** Daily counts of a brand, one item per month. */
  brandMonth: (month: string, brandId: string, kind: BrandCountKind, shard: number): Key => ({
    pk: `BRAND-MONTHS#${month}`,
    sk: `${brandId}#${kind}#${shard}`,
  }),
  /** Hourly visitor activity of a brand, one sharded item per day. */
  brandHours: (brandId: string, day: string, shard: number | ''): Key => ({
    pk: `BRAND-HOURS#${brandId}`,
    sk: `${day}#${shard}`,
  }),
  /** Number of a month's conversations that opened with a query, stored only as a hash. */
  queryCount: (brandId: string, month: string, hash: string): Key => ({
    pk: `QUERIES#${brandId}#${month}`,
    sk: hash,
  }),
  /** The most frequent opening queries of a day. */
  topQueries: (brandId: string, day: string): Key => ({ pk: `TOP-QUERIES#${brandId}`, sk: day }),
  /** A recent staff dashboard of one brand, or of all. */
  staffSnapshot: (scope: string): Key => ({ pk: `STAFF-SNAPSHOT#${scope}`, sk: 'RECORD' }),
  subAdmin: (userId: string): Key => ({ pk: 'SUB-ADMINS', sk: userId }),
  /** Counts of a platform, sharded. */
  platformCounts: (brandId: string, shard: number): Key => ({
    pk: `PLATFORM#${brandId}`,
    sk: `COUNTS#${shard}`,
  }),
  /** The audit log of staff actions, by time. */
  staffAction: (doneAt: string, actionId: string): Key => ({
    pk: 'STAFF-ACTIONS',
    sk: `${doneAt}#${actionId}`,
  }),
  /** Marks a staff view of a subject on a day, so that it is logged once. */
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
  /** The ids of an organisation's members, which share a number of places. */
  placesOfMembers: (organisationId: string): Key => ({
    pk: `ORGANISATION#${organisationId}`,
    sk: 'PLACES#MEMBERS',
  }),
  /** The same of an assistant's lists. */
  placesOfAssistant: (conversionId: string, list: 'FORMS' | 'REPLIES' | 'SLUGS'): Key => ({
    pk: `CONVERSION#${conversionId}`,
    sk: `PLACES#${list}`,
  }),
  /** What a staff action changed of the customer, as values: the log itself has ids only. */
  staffChange: (organisationId: string, doneAt: string, actionId: string): Key => ({
    pk: `ORGANISATION#${organisationId}`,
    sk: `STAFF-CHANGE#${doneAt}#${actionId}`,
  }),
  organisationConversion: (organisationId: string, conversionId: string): Key => ({
    pk: `ORGANISATION#${organisationId}`,
    sk: `CONVERSION#${conversionId}`,
  }),
  /** An organisation's plan usage in a month. */
  usage: (organisationId: string, month: string): Key => ({
    pk: `ORGANISATION#${organisationId}`,
    sk: `USAGE#${month}`,
  }),
  /** How an organisation pays. */
  billingAccount: (organisationId: string): Key => ({ pk: `ORGANISATION#${organisationId}`, sk: 'BILLING' }),
  /** Its last failed payment. */
  failedPayment: (organisationId: string): Key => ({
    pk: `ORGANISATION#${organisationId}`,
    sk: 'FAILED-PAYMENT',
  }),
  /** Its last order that failed because of us. */
  failedOrder: (organisationId: string): Key => ({
    pk: `ORGANISATION#${organisationId}`,
    sk: 'FAILED-ORDER',
  }),
  /** Messages of the payment provider that were not taken on a day. */
  failedPaymentEvents: (day: string, why: string): Key => ({
    pk: 'FAILED-PAYMENT-EVENTS',
    sk: `${day}#${why}`,
  }),
  /** Who is billed for the organisation. */
  billingDetails: (organisationId: string): Key => ({
    pk: `ORGANISATION#${organisationId}`,
    sk: 'BILLING-DETAILS',
  }),
  /** Maps a provider customer to its organisation. */
  billingCustomer: (customerId: string): Key => ({ pk: `BILLING-CUSTOMER#${customerId}`, sk: 'RECORD' }),
  /** A processed provider event. */
  billingEvent: (eventId: string): Key => ({ pk: `BILLING-EVENT#${eventId}`, sk: 'RECORD' }),
  /** An organisation's payments. They outlive it, and name nobody. */
  payment: (organisationId: string, paymentId: string): Key => ({
    pk: `PAYMENTS#${organisationId}`,
    sk: `PAYMENT#${paymentId}`,
  }),
  /** A brand's schools that pay by invoice. */
  school: (brandId: string, organisationId: string): Key => ({
    pk: `SCHOOLS#${brandId}`,
    sk: organisationId,
  }),
  /** School invoices by number. They outlive the school, and name no person. */
  schoolInvoice: (brandId: string, invoiceId: string): Key => ({
    pk: `SCHOOL-INVOICES#${brandId}`,
    sk: invoiceId,
  }),
  /** A school's documents for a year: an entry for the annual invoice and one per note. */
  schoolInvoiceOf: (organisationId: string, year: number, position: number): Key => ({
    pk: `SCHOOL-INVOICES-OF#${organisationId}`,
    sk: `${year}#${String(position).padStart(3, '0')}`,
  }),
  /** The same for all schools an organisation pays for. */
  schoolInvoicePaidBy: (payerId: string, invoiceId: string): Key => ({
    pk: `SCHOOL-INVOICES-PAID-BY#${payerId}`,
    sk: invoiceId,
  }),
  /** How often a payer's documents were set off. */
  schoolPayer: (payerId: string): Key => ({ pk: `SCHOOL-PAYER#${payerId}`, sk: 'RECORD' }),
  /** The last number and the sums of a year. */
  schoolYear: (brandId: string, year: number): Key => ({ pk: `SCHOOL-YEARS#${brandId}`, sk: `YEAR#${year}` }),
  /** Number of a brand's open invoices, across years. */
  openSchoolInvoices: (brandId: string): Key => ({ pk: `SCHOOL-YEARS#${brandId}`, sk: 'OPEN' }),
  /** Mail kinds an address has unsubscribed from. */
  mailChoices: (addressHash: string): Key => ({ pk: `MAIL-CHOICES#${addressHash}`, sk: 'RECORD' }),
  /** An address that its reader has confirmed. */
  confirmedAddress: (addressHash: string): Key => ({ pk: `CONFIRMED-ADDRESS#${addressHash}`, sk: 'RECORD' }),
  addressMark: (addressHash: string): Key => ({ pk: `MARKED-ADDRESS#${addressHash}`, sk: 'RECORD' }),
  signup: (idempotencyKey: string): Key => ({ pk: `SIGNUP#${idempotencyKey}`, sk: 'RECORD' }),
  upload: (uploadId: string): Key => ({ pk: `UPLOAD#${uploadId}`, sk: 'RECORD' }),
  mail: (mailId: string): Key => ({ pk: `MAIL#${mailId}`, sk: 'RECORD' }),
  chatSession: (conversionId: string, sessionId: string): Key => ({
    pk: `CHAT#${conversionId}#${sessionId}`,
    sk: 'SESSION',
  }),
  /** An assistant's sessions; entries hold their ids. */
  chatOf: (conversationOwner: string, sessionId: string): Key => ({
    pk: `CHATS-OF#${conversationOwner}`,
    sk: `SESSION#${sessionId}`,
  }),
  chatMessage: (conversionId: string, sessionId: string, sentAt: string, messageId: string): Key => ({
    pk: `CHAT#${conversionId}#${sessionId}`,
    sk: `MESSAGE#${sentAt}#${messageId}`,
  }),
  /** Daily or all-time counts of an assistant, sharded. */
  chatDay: (owner: string, day: string, shard: number | ''): Key => ({
    pk: `CHAT-DAYS#${owner}`,
    sk: `${day}#${shard}`,
  }),
  /** How far an assistant's answers are sealed. */
  ledgerHead: (conversionId: string): Key => ({ pk: `LEDGER#${conversionId}`, sk: 'HEAD' }),
  /** The lines of a day in an assistant's ledger. */
  ledgerDay: (conversionId: string, day: string): Key => ({ pk: `LEDGER#${conversionId}`, sk: `DAY#${day}` }),
  ledgerEntry: (conversionId: string, answeredAt: string, entryId: string): Key => ({
    pk: `LEDGER#${conversionId}`,
    sk: `DAY#${answeredAt.slice(0, 10)}#ENTRY#${answeredAt}#${entryId}`,
  }),
  /** A part of a sealed day's hashes. */
  ledgerHashes: (conversionId: string, day: string, part: number): Key => ({
    pk: `LEDGER#${conversionId}`,
    sk: `DAY#${day}#HASHES#${String(part).padStart(4, '0')}`,
  }),
  ledgerSeal: (conversionId: string, day: string): Key => ({
    pk: `LEDGER#${conversionId}`,
    sk: `DAY#${day}#SEAL`,
  }),
  handoff: (conversationOwner: string, sessionId: string): Key => ({
    pk: `CHAT#${conversationOwner}#${sessionId}`,
    sk: 'HANDOFF',
  }),
  /** Who is in a conversation now. */
  live: (conversationOwner: string, sessionId: string): Key => ({
    pk: `CHAT#${conversationOwner}#${sessionId}`,
    sk: 'LIVE',
  }),
  liveTurn: (conversationOwner: string, sessionId: string, sentAt: string, messageId: string): Key => ({
    pk: `CHAT#${conversationOwner}#${sessionId}`,
    sk: `LIVE-TURN#${sentAt}#${messageId}`,
  }),
  visitor: (conversionId: string, sessionId: string): Key => ({
    pk: `CHAT#${conversionId}#${sessionId}`,
    sk: 'VISITOR',
  }),
  /** A mail of the conversation to its visitor. */
  chatMail: (conversationOwner: string, sessionId: string, mailId: string): Key => ({
    pk: `CHAT#${conversationOwner}#${sessionId}`,
    sk: `MAIL#${mailId}`,
  }),
  /** What a mailed link to a conversation opens. */
  transcriptLink: (hash: string): Key => ({ pk: `TRANSCRIPT-LINK#${hash}`, sk: 'RECORD' }),
  forwardedMessage: (messageId: string): Key => ({ pk: `FORWARDED#${messageId}`, sk: 'RECORD' }),
  /** Messages of a platform or an assistant by time; entries hold their ids. */
  forwardedOf: (group: string, createdAt: string, messageId: string): Key => ({
    pk: `FORWARDED-OF#${group}`,
    sk: `${createdAt}#${messageId}`,
  }),
  /** An answer kept for the next time. */
  savedReply: (conversionId: string, replyId: string): Key => ({
    pk: `CONVERSION#${conversionId}`,
    sk: `REPLY#${replyId}`,
  }),
  /** The private page of a message's sender; holds the message's id. */
  messagePage: (token: string): Key => ({ pk: `MESSAGE-PAGE#${token}`, sk: 'RECORD' }),
  rateLimit: (subject: string, windowStart: number): Key => ({
    pk: `RATE#${subject}`,
    sk: `WINDOW#${windowStart}`,
  }),
  /** Consecutive failed attempts. */
  attemptRow: (subject: string): Key => ({ pk: `RATE#${subject}`, sk: 'ROW' }),
  /** Provider and endpoint are deployment-wide, so there is one breaker. */
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
  /** An assistant's forms with their counts. */
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
  /** Daily counts of visits to a brand's trial form. */
  demoCounts: (brandId: string, day: string): Key => ({ pk: `DEMO-COUNTS#${brandId}`, sk: day }),
  /** Written and removed by a self-test. */
  selfTest: (id: string): Key => ({ pk: `SELF-TEST#${id}`, sk: 'RECORD' }),
  /** Written by the check whether the table takes writes. */
  statusProbe: (): Key => ({ pk: 'STATUS-PROBE', sk: 'RECORD' }),
  /** Last result of each self-test. */
  selfTestResults: (): Key => ({ pk: 'SELF-TEST-RESULTS', sk: 'RECORD' }),
  errorReport: (day: string, reportId: string): Key => ({ pk: `ERRORS#${day}`, sk: `REPORT#${reportId}` }),
};

/** Sparse index of due work: partition `dueKind`, sorted by `dueAt` (ISO 8601). */
export const dueIndexName = 'due';

/** Partition of that index with customers' due life cycles. */
export const lifeCycleKind = 'LIFE-CYCLE';

/** Partition of that index with assistants whose answers are to be sealed. */
export const ledgerKind = 'LEDGER';

/** Partition of that index with subscriptions to read again. */
export const billingKind = 'BILLING';

/** Partition of that index with the addresses that get no mail, by time. */
export const markedAddressKind = 'MARKED-ADDRESS';

/** Partition of that index with the emails given up after an error, by that time, until they are forgotten. */
export const unsentMailKind = 'UNSENT-MAIL';

/** Partition of that index with the events that webhooks of a brand's assistants never took, by that time. */
export const failedEventKind = (brandId: string) => `FAILED-EVENT#${brandId}`;

/** Partition of that index with the failed payments of a brand's customers, by that time, until they are paid. */
export const failedPaymentKind = (brandId: string) => `FAILED-PAYMENT#${brandId}`;

/** Partition of that index with a brand's orders that failed because of us, by that time, until one succeeds. */
export const failedOrderKind = (brandId: string) => `FAILED-ORDER#${brandId}`;

/** Partition of that index with the days on which messages of the payment provider were not taken. */
export const failedPaymentEventKind = 'FAILED-PAYMENT-EVENT';

/** Partitions of that index with a brand's open invoices, by due date. */
export const openInvoiceKind = (brandId: string) => `SCHOOL-INVOICE#${brandId}`;

/** Partition of that index with a brand's forms, by creation time. */
export const formList = (brandId: string) => `FORMS#${brandId}`;

/** Partition of that index with the submissions of a brand's forms, by time. */
export const submissionList = (brandId: string) => `SUBMISSIONS#${brandId}`;
