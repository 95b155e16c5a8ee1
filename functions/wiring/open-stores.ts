import type { Table } from '#functions/storage/dynamodb/table.ts';
import { openLater, type Waiting } from './open-later.ts';

/** The stores that few calls need: each is loaded by the first call of one of its functions. */
export function openStores(table: Table) {
  const later: OpenStore = (load) => openLater(async () => (await load())(table));
  return {
    ...openAccountStores(later),
    ...openMailStores(later),
    ...openVisitStores(later),
    ...openConversionStores(later),
    ...openContactStores(later),
    ...openStaffStores(later),
  };
}

type OpenStore = <Store extends Waiting>(load: () => Promise<(table: Table) => Store>) => Store;

/** Accounts, and what belongs to a customer. */
function openAccountStores(later: OpenStore) {
  return {
    organisations: later(
      async () =>
        (await import('#functions/storage/dynamodb/accounts/organisation-store.ts')).openOrganisationStore,
    ),
    oneUseTokens: later(
      async () =>
        (await import('#functions/storage/dynamodb/accounts/one-use-token-store.ts')).openOneUseTokenStore,
    ),
    lifeCycles: later(
      async () =>
        (await import('#functions/storage/dynamodb/accounts/life-cycle-store.ts')).openLifeCycleStore,
    ),
    mailChoices: later(
      async () =>
        (await import('#functions/storage/dynamodb/accounts/mail-choice-store.ts')).openMailChoiceStore,
    ),
    members: later(
      async () => (await import('#functions/storage/dynamodb/accounts/member-store.ts')).openMemberStore,
    ),
    notices: later(
      async () => (await import('#functions/storage/dynamodb/accounts/notice-store.ts')).openNoticeStore,
    ),
    resetLinks: later(
      async () =>
        (await import('#functions/storage/dynamodb/accounts/reset-link-store.ts')).openResetLinkStore,
    ),
    emailChanges: later(
      async () =>
        (await import('#functions/storage/dynamodb/accounts/email-change-store.ts')).openEmailChangeStore,
    ),
    tenants: later(
      async () => (await import('#functions/storage/dynamodb/accounts/tenant-store.ts')).openTenantStore,
    ),
    readingWalks: later(
      async () =>
        (await import('#functions/storage/dynamodb/accounts/reading-walk-store.ts')).openReadingWalkStore,
    ),
    websiteWalks: later(
      async () =>
        (await import('#functions/storage/dynamodb/accounts/reading-walk-store.ts')).openWebsiteWalkStore,
    ),
    retentionWalks: later(
      async () =>
        (await import('#functions/storage/dynamodb/accounts/reading-walk-store.ts')).openRetentionWalkStore,
    ),
    trials: later(
      async () => (await import('#functions/storage/dynamodb/accounts/trial-store.ts')).openTrialStore,
    ),
    confirmations: later(
      async () =>
        (await import('#functions/storage/dynamodb/accounts/session-confirmation-store.ts'))
          .openSessionConfirmationStore,
    ),
    usage: later(
      async () => (await import('#functions/storage/dynamodb/accounts/usage-store.ts')).openUsageStore,
    ),
  };
}

/** Who gets which mail, and who paid. */
function openMailStores(later: OpenStore) {
  return {
    mails: later(async () => (await import('#functions/storage/dynamodb/mail/mail-store.ts')).openMailStore),
    addressMarks: later(
      async () =>
        (await import('#functions/storage/dynamodb/mail/address-mark-store.ts')).openAddressMarkStore,
    ),
    addresses: later(
      async () =>
        (await import('#functions/storage/dynamodb/mail/confirmed-address-store.ts'))
          .openConfirmedAddressStore,
    ),
    customerMails: later(
      async () =>
        (await import('#functions/storage/dynamodb/mail/customer-mail-store.ts')).openCustomerMailStore,
    ),
    userMails: later(
      async () => (await import('#functions/storage/dynamodb/mail/user-mail-store.ts')).openUserMailStore,
    ),
    billing: later(
      async () => (await import('#functions/storage/dynamodb/billing/billing-store.ts')).openBillingStore,
    ),
    details: later(
      async () =>
        (await import('#functions/storage/dynamodb/billing/billing-details-store.ts'))
          .openBillingDetailsStore,
    ),
    schools: later(
      async () =>
        (await import('#functions/storage/dynamodb/school-billing/school-store.ts')).openSchoolStore,
    ),
    payments: later(
      async () => (await import('#functions/storage/dynamodb/billing/payment-store.ts')).openPaymentStore,
    ),
  };
}

/** What visitors do and say. */
function openVisitStores(later: OpenStore) {
  return {
    ledger: later(
      async () => (await import('#functions/storage/dynamodb/chat/ledger-store.ts')).openLedgerStore,
    ),
    uploads: later(
      async () => (await import('#functions/storage/dynamodb/conversions/upload-store.ts')).openUploadStore,
    ),
    chats: later(async () => (await import('#functions/storage/dynamodb/chat/chat-store.ts')).openChatStore),
    chatDays: later(
      async () => (await import('#functions/storage/dynamodb/chat/chat-day-store.ts')).openChatDayStore,
    ),
    chatHistory: later(
      async () =>
        (await import('#functions/storage/dynamodb/chat/chat-history-store.ts')).openChatHistoryStore,
    ),
  };
}

/** The work on assistants. */
function openConversionStores(later: OpenStore) {
  return {
    demonstrations: later(
      async () =>
        (await import('#functions/storage/dynamodb/conversions/demonstration-store.ts'))
          .openDemonstrationStore,
    ),
    dueWork: later(
      async () =>
        (await import('#functions/storage/dynamodb/conversions/due-work-store.ts')).openDueWorkStore,
    ),
    failedConversions: later(
      async () =>
        (await import('#functions/storage/dynamodb/conversions/failed-conversion-store.ts'))
          .openFailedConversionStore,
    ),
    failedOrders: later(
      async () =>
        (await import('#functions/storage/dynamodb/billing/failed-order-store.ts')).openFailedOrderStore,
    ),
    failures: later(
      async () => (await import('#functions/storage/dynamodb/conversions/failure-store.ts')).openFailureStore,
    ),
    libraries: later(
      async () => (await import('#functions/storage/dynamodb/conversions/library-store.ts')).openLibraryStore,
    ),
    liveSites: later(
      async () =>
        (await import('#functions/storage/dynamodb/conversions/live-site-store.ts')).openLiveSiteStore,
    ),
    restarts: later(
      async () => (await import('#functions/storage/dynamodb/conversions/restart-store.ts')).openRestartStore,
    ),
    steps: later(
      async () => (await import('#functions/storage/dynamodb/conversions/step-store.ts')).openStepStore,
    ),
    captchas: later(
      async () => (await import('#functions/storage/dynamodb/site/captcha-store.ts')).openCaptchaStore,
    ),
  };
}

/** What visitors leave for an assistant's owner, and how that looks. */
function openContactStores(later: OpenStore) {
  return {
    handoffs: later(
      async () => (await import('#functions/storage/dynamodb/chat/handoff-store.ts')).openHandoffStore,
    ),
    widgets: later(
      async () => (await import('#functions/storage/dynamodb/site/widget-store.ts')).openWidgetStore,
    ),
    contacts: later(
      async () => (await import('#functions/storage/dynamodb/inbox/contact-store.ts')).openContactStore,
    ),
    forms: later(async () => (await import('#functions/storage/dynamodb/forms/form-store.ts')).openFormStore),
    inbox: later(
      async () => (await import('#functions/storage/dynamodb/inbox/inbox-store.ts')).openInboxStore,
    ),
    replies: later(
      async () => (await import('#functions/storage/dynamodb/inbox/reply-store.ts')).openReplyStore,
    ),
    transcripts: later(
      async () => (await import('#functions/storage/dynamodb/mail/transcript-store.ts')).openTranscriptStore,
    ),
    settings: later(
      async () =>
        (await import('#functions/storage/dynamodb/site/dashboard-settings-store.ts'))
          .openDashboardSettingsStore,
    ),
    dismissedQuestions: later(
      async () =>
        (await import('#functions/storage/dynamodb/site/dismissed-question-store.ts'))
          .openDismissedQuestionStore,
    ),
    shares: later(
      async () => (await import('#functions/storage/dynamodb/site/share-store.ts')).openShareStore,
    ),
    webhooks: later(
      async () => (await import('#functions/storage/dynamodb/webhooks/webhook-store.ts')).openWebhookStore,
    ),
  };
}

/** What staff see and do. */
function openStaffStores(later: OpenStore) {
  return {
    formLists: later(
      async () => (await import('#functions/storage/dynamodb/forms/form-list-store.ts')).openFormListStore,
    ),
    waiting: later(
      async () => (await import('#functions/storage/dynamodb/inbox/waiting-store.ts')).openWaitingStore,
    ),
    demoCounts: later(
      async () => (await import('#functions/storage/dynamodb/site/demo-count-store.ts')).openDemoCountStore,
    ),
    demos: later(async () => (await import('#functions/storage/dynamodb/site/demo-store.ts')).openDemoStore),
    errorReports: later(
      async () =>
        (await import('#functions/storage/dynamodb/site/error-report-store.ts')).openErrorReportStore,
    ),
    counts: later(
      async () =>
        (await import('#functions/storage/dynamodb/site/platform-count-store.ts')).openPlatformCountStore,
    ),
    brandCounts: later(
      async () =>
        (await import('#functions/storage/dynamodb/staff/brand-count-store.ts')).openBrandCountStore,
    ),
    brandHours: later(
      async () => (await import('#functions/storage/dynamodb/staff/brand-hour-store.ts')).openBrandHourStore,
    ),
    listings: later(
      async () => (await import('#functions/storage/dynamodb/staff/listing-store.ts')).openListingStore,
    ),
    queries: later(
      async () => (await import('#functions/storage/dynamodb/staff/query-store.ts')).openQueryStore,
    ),
    selfTestResults: later(
      async () =>
        (await import('#functions/storage/dynamodb/staff/self-test-result-store.ts')).openSelfTestResults,
    ),
    snapshots: later(
      async () => (await import('#functions/storage/dynamodb/staff/snapshot-store.ts')).openSnapshotStore,
    ),
    staffActions: later(
      async () =>
        (await import('#functions/storage/dynamodb/staff/staff-action-store.ts')).openStaffActionStore,
    ),
    staffChanges: later(
      async () =>
        (await import('#functions/storage/dynamodb/staff/staff-change-store.ts')).openStaffChangeStore,
    ),
    subAdmins: later(
      async () => (await import('#functions/storage/dynamodb/staff/sub-admin-store.ts')).openSubAdminStore,
    ),
  };
}
