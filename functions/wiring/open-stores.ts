import type { Table } from '#functions/storage/dynamodb/table.ts';
import type { ObjectStore } from '#functions/storage/s3/object-store.ts';
import type { UploadScans } from '#functions/storage/s3/upload-scans.ts';
import { openLater, type Waiting } from './open-later.ts';

/** The stores that few calls need: each is loaded by the first call of one of its functions. */
export function openStores(table: Table) {
  const laterBy: Openers['laterBy'] = (load) => openLater(async () => (await load())(table));
  const later: Openers['later'] = (load) => laterBy(async () => findOpener(await load()));
  const openers = { later, laterBy };
  return {
    ...openAccountStores(openers),
    ...openMailStores(openers),
    ...openVisitStores(openers),
    ...openConversionStores(openers),
    ...openContactStores(openers),
    ...openStaffStores(openers),
  };
}

type Opener<Store> = (table: Table) => Store;

type Openers = {
  /** Of a file that exports its opener alone. */
  later<Store extends Waiting>(load: () => Promise<Record<string, Opener<Store>>>): Store;
  laterBy<Store extends Waiting>(load: () => Promise<Opener<Store>>): Store;
};

function findOpener<Store>(exported: Record<string, Opener<Store>>): Opener<Store> {
  const [opener, ...others] = Object.values(exported);
  if (!opener || others.length > 0) throw new TypeError('A file of a store exports its opener alone');
  return opener;
}

/** Accounts, and what belongs to a customer. */
function openAccountStores({ later, laterBy }: Openers) {
  return {
    apiKeys: later(() => import('#functions/storage/dynamodb/accounts/api-key-store.ts')),
    identityProviders: later(() => import('#functions/storage/dynamodb/accounts/identity-provider-store.ts')),
    organisations: later(() => import('#functions/storage/dynamodb/accounts/organisation-store.ts')),
    oneUseTokens: later(() => import('#functions/storage/dynamodb/accounts/one-use-token-store.ts')),
    lifeCycles: later(() => import('#functions/storage/dynamodb/accounts/life-cycle-store.ts')),
    mailChoices: later(() => import('#functions/storage/dynamodb/accounts/mail-choice-store.ts')),
    members: later(() => import('#functions/storage/dynamodb/accounts/member-store.ts')),
    memberships: later(() => import('#functions/storage/dynamodb/accounts/membership-store.ts')),
    notices: later(() => import('#functions/storage/dynamodb/accounts/notice-store.ts')),
    resetLinks: later(() => import('#functions/storage/dynamodb/accounts/reset-link-store.ts')),
    emailChanges: later(() => import('#functions/storage/dynamodb/accounts/email-change-store.ts')),
    tenants: later(() => import('#functions/storage/dynamodb/accounts/tenant-store.ts')),
    readingWalks: laterBy(
      async () =>
        (await import('#functions/storage/dynamodb/accounts/reading-walk-store.ts')).openReadingWalkStore,
    ),
    websiteWalks: laterBy(
      async () =>
        (await import('#functions/storage/dynamodb/accounts/reading-walk-store.ts')).openWebsiteWalkStore,
    ),
    retentionWalks: laterBy(
      async () =>
        (await import('#functions/storage/dynamodb/accounts/reading-walk-store.ts')).openRetentionWalkStore,
    ),
    trials: later(() => import('#functions/storage/dynamodb/accounts/trial-store.ts')),
    confirmations: later(() => import('#functions/storage/dynamodb/accounts/session-confirmation-store.ts')),
    usage: later(() => import('#functions/storage/dynamodb/accounts/usage-store.ts')),
  };
}

/** Who gets which mail, and who paid. */
function openMailStores({ later, laterBy }: Openers) {
  return {
    mailboxes: laterBy(
      async () => (await import('#functions/storage/dynamodb/mail/mailbox-store.ts')).openMailboxStore,
    ),
    receivedMails: later(() => import('#functions/storage/dynamodb/mail/received-mail-store.ts')),
    mails: laterBy(
      async () => (await import('#functions/storage/dynamodb/mail/mail-store.ts')).openMailStore,
    ),
    addressMarks: later(() => import('#functions/storage/dynamodb/mail/address-mark-store.ts')),
    addresses: later(() => import('#functions/storage/dynamodb/mail/confirmed-address-store.ts')),
    customerMails: later(() => import('#functions/storage/dynamodb/mail/customer-mail-store.ts')),
    userMails: later(() => import('#functions/storage/dynamodb/mail/user-mail-store.ts')),
    billing: later(() => import('#functions/storage/dynamodb/billing/billing-store.ts')),
    details: laterBy(
      async () =>
        (await import('#functions/storage/dynamodb/billing/billing-details-store.ts'))
          .openBillingDetailsStore,
    ),
    schools: later(() => import('#functions/storage/dynamodb/school-billing/school-store.ts')),
    payments: later(() => import('#functions/storage/dynamodb/billing/payment-store.ts')),
  };
}

/** What visitors do and say. */
function openVisitStores({ later, laterBy }: Openers) {
  return {
    ledger: later(() => import('#functions/storage/dynamodb/chat/ledger-store.ts')),
    uploads: later(() => import('#functions/storage/dynamodb/conversions/upload-store.ts')),
    chats: laterBy(
      async () => (await import('#functions/storage/dynamodb/chat/chat-store.ts')).openChatStore,
    ),
    chatDays: later(() => import('#functions/storage/dynamodb/chat/chat-day-store.ts')),
    chatHistory: later(() => import('#functions/storage/dynamodb/chat/chat-history-store.ts')),
  };
}

/** The work on assistants. */
function openConversionStores({ later, laterBy }: Openers) {
  return {
    demonstrations: laterBy(
      async () =>
        (await import('#functions/storage/dynamodb/conversions/demonstration-store.ts'))
          .openDemonstrationStore,
    ),
    dueWork: later(() => import('#functions/storage/dynamodb/conversions/due-work-store.ts')),
    failedConversions: later(
      () => import('#functions/storage/dynamodb/conversions/failed-conversion-store.ts'),
    ),
    failedOrders: later(() => import('#functions/storage/dynamodb/billing/failed-order-store.ts')),
    failures: later(() => import('#functions/storage/dynamodb/conversions/failure-store.ts')),
    libraries: laterBy(
      async () => (await import('#functions/storage/dynamodb/conversions/library-store.ts')).openLibraryStore,
    ),
    liveSites: later(() => import('#functions/storage/dynamodb/conversions/live-site-store.ts')),
    websiteChanges: later(() => import('#functions/storage/dynamodb/conversions/website-changes-store.ts')),
    restarts: later(() => import('#functions/storage/dynamodb/conversions/restart-store.ts')),
    steps: later(() => import('#functions/storage/dynamodb/conversions/step-store.ts')),
    captchas: later(() => import('#functions/storage/dynamodb/site/captcha-store.ts')),
  };
}

/** What visitors leave for an assistant's owner, and how that looks. */
function openContactStores({ later, laterBy }: Openers) {
  return {
    handoffs: later(() => import('#functions/storage/dynamodb/chat/handoff-store.ts')),
    live: later(() => import('#functions/storage/dynamodb/chat/live-store.ts')),
    agents: later(() => import('#functions/storage/dynamodb/site/agent-store.ts')),
    widgets: later(() => import('#functions/storage/dynamodb/site/widget-store.ts')),
    contacts: laterBy(
      async () => (await import('#functions/storage/dynamodb/inbox/contact-store.ts')).openContactStore,
    ),
    forms: later(() => import('#functions/storage/dynamodb/forms/form-store.ts')),
    inbox: later(() => import('#functions/storage/dynamodb/inbox/inbox-store.ts')),
    replies: later(() => import('#functions/storage/dynamodb/inbox/reply-store.ts')),
    transcripts: later(() => import('#functions/storage/dynamodb/mail/transcript-store.ts')),
    settings: later(() => import('#functions/storage/dynamodb/site/dashboard-settings-store.ts')),
    dismissedQuestions: later(() => import('#functions/storage/dynamodb/site/dismissed-question-store.ts')),
    ownDomains: laterBy(
      async () => (await import('#functions/storage/dynamodb/site/own-domain-store.ts')).openOwnDomainStore,
    ),
    shares: laterBy(
      async () => (await import('#functions/storage/dynamodb/site/share-store.ts')).openShareStore,
    ),
    webhooks: later(() => import('#functions/storage/dynamodb/webhooks/webhook-store.ts')),
  };
}

/** What staff see and do. */
function openStaffStores({ later, laterBy }: Openers) {
  return {
    formLists: later(() => import('#functions/storage/dynamodb/forms/form-list-store.ts')),
    waiting: later(() => import('#functions/storage/dynamodb/inbox/waiting-store.ts')),
    demoCounts: later(() => import('#functions/storage/dynamodb/site/demo-count-store.ts')),
    demos: later(() => import('#functions/storage/dynamodb/site/demo-store.ts')),
    errorReports: later(() => import('#functions/storage/dynamodb/site/error-report-store.ts')),
    counts: later(() => import('#functions/storage/dynamodb/site/platform-count-store.ts')),
    brandCounts: later(() => import('#functions/storage/dynamodb/staff/brand-count-store.ts')),
    brandHours: later(() => import('#functions/storage/dynamodb/staff/brand-hour-store.ts')),
    listings: later(() => import('#functions/storage/dynamodb/staff/listing-store.ts')),
    queries: laterBy(
      async () => (await import('#functions/storage/dynamodb/staff/query-store.ts')).openQueryStore,
    ),
    selfTestResults: later(() => import('#functions/storage/dynamodb/staff/self-test-result-store.ts')),
    snapshots: later(() => import('#functions/storage/dynamodb/staff/snapshot-store.ts')),
    staffActions: laterBy(
      async () =>
        (await import('#functions/storage/dynamodb/staff/staff-action-store.ts')).openStaffActionStore,
    ),
    staffChanges: laterBy(
      async () =>
        (await import('#functions/storage/dynamodb/staff/staff-change-store.ts')).openStaffChangeStore,
    ),
    subAdmins: later(() => import('#functions/storage/dynamodb/staff/sub-admin-store.ts')),
  };
}

/** Files that few calls need: each is loaded by the first call of one of its functions. */
export function openFiles(objects: ObjectStore, scans: UploadScans) {
  return {
    uploadFiles: openLater(async () =>
      (await import('#functions/storage/s3/upload-files.ts')).openUploadFiles(objects, scans),
    ),
    formFiles: openLater(async () =>
      (await import('#functions/storage/s3/form-files.ts')).openFormFiles(objects, scans),
    ),
    logoFiles: openLater(async () =>
      (await import('#functions/storage/s3/logo-files.ts')).openLogoFiles(objects),
    ),
  };
}
