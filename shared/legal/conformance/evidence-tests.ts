const site = 'tests/browser/site';
const dashboard = 'tests/browser/dashboard';
const walk =
  'every control has a name, the focus is always seen, and nothing is lost at 320 px or with wider spacing';

type EvidenceTest = {
  file: string;
  /** As it stands in the file. */
  name: string;
  /** What the report says instead of a name with placeholders. */
  shown?: string;
};

/** The tests that a conformance report refers to. */
export const evidenceTests = {
  publicPages: {
    file: `${site}/accessibility.matrix.e2e.ts`,
    name: 'axe finds no fault on the checked pages of $name, in light and dark, wide and narrow, and the console stays clean',
    shown: 'axe finds no fault on the public pages of each brand, in light and dark, wide and narrow',
  },
  openedParts: {
    file: `${site}/accessibility.matrix.e2e.ts`,
    name: 'axe finds no fault in what opens on a page, and the console stays clean',
  },
  assistantPage: {
    file: 'tests/browser/assistant/assistant-page.matrix.e2e.ts',
    name: 'axe finds no fault at %i px, with open options and in a right-to-left language',
    shown:
      'axe finds no fault on the assistant’s page, wide and narrow, with open options and in a right-to-left language',
  },
  widget: { file: 'tests/browser/widget/widget.matrix.e2e.ts', name: 'axe finds no fault in the widget' },
  dashboardTabs: {
    file: `${dashboard}/dashboard.matrix.e2e.ts`,
    name: 'axe finds no fault on any tab, wide and narrow',
  },
  staffTabs: {
    file: 'tests/browser/staff/monday.isolated.matrix.e2e.ts',
    name: 'every tab loads and is accessible on a phone, a tablet and a desktop',
  },
  walkWidget: { file: 'tests/browser/widget/widget.matrix.e2e.ts', name: walk },
  walkAssistant: { file: 'tests/browser/assistant/assistant-page.matrix.e2e.ts', name: walk },
  walkSignup: { file: 'tests/browser/signup/signup-fields.matrix.e2e.ts', name: walk },
  walkDashboard: { file: `${site}/keyboard.e2e.ts`, name: `in the dashboard’s tab %s ${walk}`, shown: walk },
  keyboardSignup: {
    file: 'tests/browser/signup/signup-by-keyboard.matrix.e2e.ts',
    name: 'a visitor without a pointer gets from the first screen to a running trial conversion',
  },
  keyboardDashboard: {
    file: `${site}/keyboard.e2e.ts`,
    name: 'an owner moves through the tabs, and into dialogs and out again',
  },
  keyboardChat: { file: `${site}/keyboard.e2e.ts`, name: 'a visitor asks, rates, and opens the options' },
  keyboardWidget: {
    file: 'tests/browser/widget/widget.matrix.e2e.ts',
    name: 'a key opens it, Escape closes it, and the focus returns',
  },
  keyboardHandoff: {
    file: 'tests/browser/assistant/handoff.e2e.ts',
    name: 'can be left for a person, with the keyboard alone and across a page change',
  },
  keyboardForm: {
    file: `${dashboard}/forms.matrix.e2e.ts`,
    name: 'can be filled in and sent with the keyboard alone, with a file',
  },
  keyboardStaff: {
    file: 'tests/browser/staff/inbox.matrix.e2e.ts',
    name: 'staff take a message and answer it with the keyboard alone, and its sender is notified by mail and on their page',
  },
  routeFocus: {
    file: `${site}/route-focus.e2e.ts`,
    name: 'following a link and going back focus the heading and announce the title',
  },
  inputPurpose: {
    file: 'web/src/features/signup/trial-form.dom.test.tsx',
    name: 'password managers and address books recognise every field of the trial form',
  },
  themeContrast: { file: 'web/src/brand/theme.test.ts', name: 'any color an owner picks is readable' },
  launcherContrast: {
    file: 'web/src/brand/theme.test.ts',
    name: 'the widget’s launcher is readable in any color',
  },
  pauseMotion: {
    file: `${site}/timings.matrix.e2e.ts`,
    name: 'facts change every 3 s and tips every 4 s, and pause on request',
  },
  lessMotion: {
    file: `${site}/reduced-motion.matrix.e2e.ts`,
    name: 'facts and tips do not change until the reader asks',
  },
  staysSignedIn: {
    file: 'tests/browser/account/sign-in.e2e.ts',
    name: 'keeps a user signed in after the access token’s fifteen minutes',
  },
  toastFocus: { file: `${site}/prompt-enhancer.matrix.e2e.ts`, name: 'get the focus with F8' },
  tooltips: {
    file: `${dashboard}/chats.matrix.e2e.ts`,
    name: 'shows a button’s tooltip after 700 ms, and the next one at once within 300 ms',
  },
  pageLanguage: {
    file: 'tests/browser/assistant/assistant-page.matrix.e2e.ts',
    name: 'the interface uses that language and loads only its texts',
  },
  contactErrors: {
    file: 'web/src/features/contact/contact-form.dom.test.tsx',
    name: 'names every incomplete field in a summary that takes the focus, and keeps what was typed',
  },
  signupErrors: {
    file: 'web/src/features/signup/trial-form.dom.test.tsx',
    name: 'an existing account is refused, and its owner led to sign in',
  },
  keepsDraft: {
    file: 'web/src/features/signup/trial-submission.dom.test.tsx',
    name: 'a trial that fails keeps the draft without the password, and can be sent again',
  },
  orderedOnce: {
    file: 'tests/browser/signup/checkout.matrix.e2e.ts',
    name: 'an order by invoice, from a mailed link and clicked twice, is stored once and has its own page',
  },
  confirmsDeletion: {
    file: 'tests/browser/account/identity.matrix.e2e.ts',
    name: 'an account can be deleted, and signing in again keeps it',
  },
} as const satisfies Record<string, EvidenceTest>;
export type TestId = keyof typeof evidenceTests;

/** The name of a test for the readers of a report. */
export function sayTest(id: TestId): string {
  const test: EvidenceTest = evidenceTests[id];
  return test.shown ?? test.name;
}
