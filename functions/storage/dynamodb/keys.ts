/** Primary key of an item: docs/data-model.md lists every kind with its access patterns. */
export type Key = { pk: string; sk: string };

/** `chat`: visitor activity. `sales`: trials, plans and payments. */
export type BrandCountKind = 'chat' | 'sales';

const key = (pk: string, sk = 'RECORD'): Key => ({ pk, sk });

export const keys = {
  conversion: (conversionId: string) => key(`CONVERSION#${conversionId}`),
  /** Replaces the record of a conversion that is being erased. */
  endedWork: (conversionId: string) => key(`CONVERSION#${conversionId}`, 'ENDED-WORK'),
  conversionSources: (conversionId: string) => key(`CONVERSION#${conversionId}`, 'SOURCES'),
  /** A knowledge base's entries and pending work. */
  library: (conversionId: string) => key(`CONVERSION#${conversionId}`, 'LIBRARY'),
  /** What a reading of the website found changed. */
  websiteChanges: (conversionId: string, readAt: string) =>
    key(`CONVERSION#${conversionId}`, `CHANGES#${readAt}`),
  widgetSettings: (conversionId: string) => key(`CONVERSION#${conversionId}`, 'WIDGET'),
  /** Whether agents may ask the assistant, and which did. */
  agents: (conversionId: string) => key(`CONVERSION#${conversionId}`, 'AGENTS'),
  /** The assistant's address for mails. */
  mailboxOf: (conversionId: string) => key(`CONVERSION#${conversionId}`, 'MAILBOX'),
  /** The assistant with this local part of an address. */
  mailbox: (localPart: string) => key(`MAILBOX#${localPart}`, 'RECORD'),
  /** The mark of a mail to an assistant. */
  receivedMail: (mark: string) => key(`RECEIVED-MAIL#${mark}`, 'RECORD'),
  dashboardSettings: (conversionId: string) => key(`CONVERSION#${conversionId}`, 'SETTINGS'),
  /** A question that the owner dismissed; the hash of its words. */
  dismissedQuestion: (conversionId: string, questionId: string) =>
    key(`CONVERSION#${conversionId}`, `DISMISSED#${questionId}`),
  /** The assistant whose page has this name. */
  slug: (slug: string) => key(`SLUG#${slug}`),
  /** The assistants whose organization has this name, without hyphens. */
  organizationName: (joinedName: string, conversionId: string) =>
    key(`ORGANIZATION-NAME#${joinedName}`, conversionId),
  /** A name that an assistant's page has or had. */
  slugOf: (conversionId: string, slug: string) => key(`CONVERSION#${conversionId}`, `SLUG#${slug}`),
  /** An assistant's claim on a domain of its own. */
  domainClaim: (conversionId: string) => key(`CONVERSION#${conversionId}`, 'OWN-DOMAIN'),
  /** The assistant that has a domain. */
  domainHold: (domain: string) => key(`DOMAIN#${domain}`),
  webhookEndpoints: (conversionId: string) => key(`CONVERSION#${conversionId}`, 'WEBHOOKS'),
  /** Webhook deliveries of an assistant, by endpoint and time. */
  webhookDelivery: (conversionId: string, endpointId: string, deliveryId: string) =>
    key(`WEBHOOK-DELIVERIES#${conversionId}`, `DELIVERY#${endpointId}#${deliveryId}`),
  /** A brand's published assistants by publish time; entries hold their ids. */
  liveSite: (brandId: string, liveSince: string, conversionId: string) =>
    key(`LIVE-SITES#${brandId}`, `${liveSince}#${conversionId}`),
  /** Number of live assistants per brand; publishing is rare, so one item per brand is enough. */
  liveSiteCount: (brandId: string) => key('LIVE-SITES', brandId),
  user: (userId: string) => key(`USER#${userId}`),
  session: (userId: string, sessionId: string) => key(`USER#${userId}`, `SESSION#${sessionId}`),
  /** A pending change of the address that a person signs in with. */
  emailChange: (userId: string) => key(`USER#${userId}`, 'EMAIL-CHANGE'),
  /** Mails to a person besides those of their assistants, so that they can be found again. */
  userMail: (userId: string, mailId: string) => key(`USER#${userId}`, `MAIL#${mailId}`),
  /** That a person belongs to an organisation besides the one in their account. */
  membership: (userId: string, organisationId: string) =>
    key(`USER#${userId}`, `MEMBERSHIP#${organisationId}`),
  oneUseToken: (hash: string) => key(`TOKEN#${hash}`),
  /** The newest reset link of an address. */
  resetLink: (addressHash: string) => key(`RESET-LINK#${addressHash}`),
  /** A brand's customers by signup time. */
  tenant: (brandId: string, createdAt: string, organisationId: string) =>
    key(`TENANTS#${brandId}`, `${createdAt}#${organisationId}`),
  /** The same customers, across all brands. */
  tenantOfAll: (createdAt: string, organisationId: string) =>
    key('TENANTS#all', `${createdAt}#${organisationId}`),
  /** All-time counts of a brand, for staff; transactional counts have separate items. */
  brandTotals: (brandId: string, kind: BrandCountKind, shard: number) =>
    key('BRAND-TOTALS', `${brandId}#${kind}#${shard}`),
  /** Daily counts of a brand, one item per month. */
  brandMonth: (month: string, brandId: string, kind: BrandCountKind, shard: number) =>
    key(`BRAND-MONTHS#${month}`, `${brandId}#${kind}#${shard}`),
  /** Hourly visitor activity of a brand, one sharded item per day. */
  brandHours: (brandId: string, day: string, shard: number | '') =>
    key(`BRAND-HOURS#${brandId}`, `${day}#${shard}`),
  /** Number of a month's conversations that opened with a query, stored only as a hash. */
  queryCount: (brandId: string, month: string, hash: string) => key(`QUERIES#${brandId}#${month}`, hash),
  /** The most frequent opening queries of a day. */
  topQueries: (brandId: string, day: string) => key(`TOP-QUERIES#${brandId}`, day),
  /** A recent answer for staff of one brand, or of all. */
  staffSnapshot: (name: string) => key(`STAFF-SNAPSHOT#${name}`),
  subAdmin: (userId: string) => key('SUB-ADMINS', userId),
  /** Counts of a platform, sharded. */
  platformCounts: (brandId: string, shard: number) => key(`PLATFORM#${brandId}`, `COUNTS#${shard}`),
  /** The audit log of staff actions, by time. */
  staffAction: (doneAt: string, actionId: string) => key('STAFF-ACTIONS', `${doneAt}#${actionId}`),
  /** Marks a staff view of a subject on a day, so that it is logged once. */
  staffLook: (userId: string, subject: string, day: string) => key(`STAFF-LOOK#${userId}#${subject}`, day),
  uniqueEmail: (email: string) => key(`EMAIL#${email.toLowerCase()}`, 'UNIQUE'),
  uniqueUsername: (username: string) => key(`USERNAME#${username.normalize('NFKC').toLowerCase()}`, 'UNIQUE'),
  organisation: (organisationId: string) => key(`ORGANISATION#${organisationId}`),
  member: (organisationId: string, userId: string) =>
    key(`ORGANISATION#${organisationId}`, `MEMBER#${userId}`),
  apiKey: (organisationId: string, keyId: string) =>
    key(`ORGANISATION#${organisationId}`, `API-KEY#${keyId}`),
  placesOfApiKeys: (organisationId: string) => key(`ORGANISATION#${organisationId}`, 'PLACES-OF-API-KEYS'),
  identityProvider: (organisationId: string) => key(`ORGANISATION#${organisationId}`, 'IDENTITY-PROVIDER'),
  providerDomain: (organisationId: string, domain: string) =>
    key(`ORGANISATION#${organisationId}`, `PROVIDER-DOMAIN#${domain}`),
  /** The one organisation that has proven a domain. */
  provenDomain: (domain: string) => key(`PROVEN-DOMAIN#${domain}`),
  /** Who signs in as a subject of the provider; the hash of issuer and subject. */
  providerLink: (organisationId: string, linkHash: string) =>
    key(`ORGANISATION#${organisationId}`, `PROVIDER-LINK#${linkHash}`),
  /** The same of the person: one subject of each issuer. */
  providerLinkOf: (userId: string, issuerHash: string) =>
    key(`USER#${userId}`, `PROVIDER-LINK#${issuerHash}`),
  /** A sign-in that went to a provider; the hash of the browser's cookie. */
  providerSignIn: (browserHash: string) => key(`PROVIDER-SIGN-IN#${browserHash}`),
  /** The ids of an organisation's members, which share a number of places. */
  placesOfMembers: (organisationId: string) => key(`ORGANISATION#${organisationId}`, 'PLACES#MEMBERS'),
  /** The same of an assistant's lists. */
  placesOfAssistant: (conversionId: string, list: 'FORMS' | 'REPLIES' | 'SLUGS') =>
    key(`CONVERSION#${conversionId}`, `PLACES#${list}`),
  /** What a staff action changed of the customer, as values: the log itself has ids only. */
  staffChange: (organisationId: string, doneAt: string, actionId: string) =>
    key(`ORGANISATION#${organisationId}`, `STAFF-CHANGE#${doneAt}#${actionId}`),
  organisationConversion: (organisationId: string, conversionId: string) =>
    key(`ORGANISATION#${organisationId}`, `CONVERSION#${conversionId}`),
  /** An organisation's plan usage in a month. */
  usage: (organisationId: string, month: string) => key(`ORGANISATION#${organisationId}`, `USAGE#${month}`),
  /** How an organisation pays. */
  billingAccount: (organisationId: string) => key(`ORGANISATION#${organisationId}`, 'BILLING'),
  /** Its last failed payment. */
  failedPayment: (organisationId: string) => key(`ORGANISATION#${organisationId}`, 'FAILED-PAYMENT'),
  /** Its last order that failed because of us. */
  failedOrder: (organisationId: string) => key(`ORGANISATION#${organisationId}`, 'FAILED-ORDER'),
  /** Messages of the payment provider that were not taken on a day. */
  failedPaymentEvents: (day: string, why: string) => key('FAILED-PAYMENT-EVENTS', `${day}#${why}`),
  /** Who is billed for the organisation. */
  billingDetails: (organisationId: string) => key(`ORGANISATION#${organisationId}`, 'BILLING-DETAILS'),
  /** Maps a provider customer to its organisation. */
  billingCustomer: (customerId: string) => key(`BILLING-CUSTOMER#${customerId}`),
  /** A processed provider event. */
  billingEvent: (eventId: string) => key(`BILLING-EVENT#${eventId}`),
  /** An organisation's payments. They outlive it, and name nobody. */
  payment: (organisationId: string, paymentId: string) =>
    key(`PAYMENTS#${organisationId}`, `PAYMENT#${paymentId}`),
  /** A brand's schools that pay by invoice. */
  school: (brandId: string, organisationId: string) => key(`SCHOOLS#${brandId}`, organisationId),
  /** School invoices by number. They outlive the school, and name no person. */
  schoolInvoice: (brandId: string, invoiceId: string) => key(`SCHOOL-INVOICES#${brandId}`, invoiceId),
  /** A school's documents for a year: an entry for the annual invoice and one per note. */
  schoolInvoiceOf: (organisationId: string, year: number, position: number) =>
    key(`SCHOOL-INVOICES-OF#${organisationId}`, `${year}#${String(position).padStart(3, '0')}`),
  /** The same for all schools an organisation pays for. */
  schoolInvoicePaidBy: (payerId: string, invoiceId: string) =>
    key(`SCHOOL-INVOICES-PAID-BY#${payerId}`, invoiceId),
  /** How often a payer's documents were set off. */
  schoolPayer: (payerId: string) => key(`SCHOOL-PAYER#${payerId}`),
  /** The last number and the sums of a year. */
  schoolYear: (brandId: string, year: number) => key(`SCHOOL-YEARS#${brandId}`, `YEAR#${year}`),
  /** Number of a brand's open invoices, across years. */
  openSchoolInvoices: (brandId: string) => key(`SCHOOL-YEARS#${brandId}`, 'OPEN'),
  /** Mail kinds an address has unsubscribed from. */
  mailChoices: (addressHash: string) => key(`MAIL-CHOICES#${addressHash}`),
  /** An address that its reader has confirmed. */
  confirmedAddress: (addressHash: string) => key(`CONFIRMED-ADDRESS#${addressHash}`),
  addressMark: (addressHash: string) => key(`MARKED-ADDRESS#${addressHash}`),
  signup: (idempotencyKey: string) => key(`SIGNUP#${idempotencyKey}`),
  upload: (uploadId: string) => key(`UPLOAD#${uploadId}`),
  mail: (mailId: string) => key(`MAIL#${mailId}`),
  chatSession: (conversionId: string, sessionId: string) =>
    key(`CHAT#${conversionId}#${sessionId}`, 'SESSION'),
  /** An assistant's sessions; entries hold their ids. */
  chatOf: (conversationOwner: string, sessionId: string) =>
    key(`CHATS-OF#${conversationOwner}`, `SESSION#${sessionId}`),
  chatMessage: (conversionId: string, sessionId: string, sentAt: string, messageId: string) =>
    key(`CHAT#${conversionId}#${sessionId}`, `MESSAGE#${sentAt}#${messageId}`),
  /** Daily or all-time counts of an assistant, sharded. */
  chatDay: (owner: string, day: string, shard: number | '') => key(`CHAT-DAYS#${owner}`, `${day}#${shard}`),
  /** How far an assistant's answers are sealed. */
  ledgerHead: (conversionId: string) => key(`LEDGER#${conversionId}`, 'HEAD'),
  /** The lines of a day in an assistant's ledger. */
  ledgerDay: (conversionId: string, day: string) => key(`LEDGER#${conversionId}`, `DAY#${day}`),
  ledgerEntry: (conversionId: string, answeredAt: string, entryId: string) =>
    key(`LEDGER#${conversionId}`, `DAY#${answeredAt.slice(0, 10)}#ENTRY#${answeredAt}#${entryId}`),
  /** A part of a sealed day's hashes. */
  ledgerHashes: (conversionId: string, day: string, part: number) =>
    key(`LEDGER#${conversionId}`, `DAY#${day}#HASHES#${String(part).padStart(4, '0')}`),
  ledgerSeal: (conversionId: string, day: string) => key(`LEDGER#${conversionId}`, `DAY#${day}#SEAL`),
  handoff: (conversationOwner: string, sessionId: string) =>
    key(`CHAT#${conversationOwner}#${sessionId}`, 'HANDOFF'),
  /** Who is in a conversation now. */
  live: (conversationOwner: string, sessionId: string) =>
    key(`CHAT#${conversationOwner}#${sessionId}`, 'LIVE'),
  liveTurn: (conversationOwner: string, sessionId: string, sentAt: string, messageId: string) =>
    key(`CHAT#${conversationOwner}#${sessionId}`, `LIVE-TURN#${sentAt}#${messageId}`),
  visitor: (conversionId: string, sessionId: string) => key(`CHAT#${conversionId}#${sessionId}`, 'VISITOR'),
  /** A mail of the conversation to its visitor. */
  chatMail: (conversationOwner: string, sessionId: string, mailId: string) =>
    key(`CHAT#${conversationOwner}#${sessionId}`, `MAIL#${mailId}`),
  /** What a mailed link to a conversation opens. */
  transcriptLink: (hash: string) => key(`TRANSCRIPT-LINK#${hash}`),
  forwardedMessage: (messageId: string) => key(`FORWARDED#${messageId}`),
  /** Messages of a platform or an assistant by time; entries hold their ids. */
  forwardedOf: (group: string, createdAt: string, messageId: string) =>
    key(`FORWARDED-OF#${group}`, `${createdAt}#${messageId}`),
  /** An answer kept for the next time. */
  savedReply: (conversionId: string, replyId: string) =>
    key(`CONVERSION#${conversionId}`, `REPLY#${replyId}`),
  /** The private page of a message's sender; holds the message's id. */
  messagePage: (token: string) => key(`MESSAGE-PAGE#${token}`),
  rateLimit: (subject: string, windowStart: number) => key(`RATE#${subject}`, `WINDOW#${windowStart}`),
  /** Consecutive failed attempts. */
  attemptRow: (subject: string) => key(`RATE#${subject}`, 'ROW'),
  /** Provider and endpoint are deployment-wide, so there is one breaker. */
  modelBreaker: () => key('MODEL', 'BREAKER'),
  modelUse: (tenant: string, day: string, budget: string) => key(`MODEL#${tenant}`, `DAY#${day}#${budget}`),
  modelUseOfVisitor: (tenant: string, day: string, budget: string, visitorHash: string) =>
    key(`MODEL#${tenant}`, `DAY#${day}#${budget}#${visitorHash}`),
  captcha: (captchaId: string) => key(`CAPTCHA#${captchaId}`),
  form: (formId: string) => key(`FORM#${formId}`),
  formSubmission: (formId: string, submissionId: string) =>
    key(`FORM#${formId}`, `SUBMISSION#${submissionId}`),
  formSubmissionKey: (formId: string, hash: string) => key(`FORM#${formId}`, `KEY#${hash}`),
  /** An assistant's forms with their counts. */
  formEntry: (conversionId: string, formId: string) => key(`FORMS-OF#${conversionId}`, `FORM#${formId}`),
  /** Submissions of all its forms by time, without the answers. */
  recentSubmission: (conversionId: string, submissionId: string) =>
    key(`FORMS-OF#${conversionId}`, `SUBMISSION#${submissionId}`),
  demo: (day: string, demoId: string) => key(`DEMOS#${day}`, `DEMO#${demoId}`),
  abandonment: (day: string, sessionId: string) => key(`DEMOS#${day}`, `ABANDONMENT#${sessionId}`),
  /** Daily counts of visits to a brand's trial form. */
  demoCounts: (brandId: string, day: string) => key(`DEMO-COUNTS#${brandId}`, day),
  /** Written and removed by a self-test. */
  selfTest: (id: string) => key(`SELF-TEST#${id}`),
  /** Written by the check whether the table takes writes. */
  statusProbe: () => key('STATUS-PROBE'),
  /** Last result of each self-test. */
  selfTestResults: () => key('SELF-TEST-RESULTS'),
  errorReport: (day: string, reportId: string) => key(`ERRORS#${day}`, `REPORT#${reportId}`),
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
