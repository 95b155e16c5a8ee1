import type { Criterion } from './criterion.ts';

const everyArea = ['publicPages', 'assistantPage', 'widget', 'dashboardTabs', 'staffTabs'] as const;
const walks = ['walkWidget', 'walkAssistant', 'walkSignup', 'walkDashboard'] as const;

/** WCAG 2.2, principles 3 and 4. */
export const understandable: readonly Criterion[] = [
  {
    id: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    status: 'supports',
    remarks:
      'Each page states its language. The assistant’s page and the widget state the one of their interface.',
    axe: ['html-has-lang', 'html-lang-valid'],
    tests: [...everyArea, 'pageLanguage'],
  },
  {
    id: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    status: 'partially',
    remarks:
      'Stored copies of pages state their language. Gap: answers, quotes and suggested questions are in the website’s language and are not marked where the visitor’s interface uses another one.',
    axe: ['valid-lang'],
    review: 'Every lang attribute of the pages.',
  },
  {
    id: '3.2.1',
    name: 'On Focus',
    level: 'A',
    status: 'supports',
    remarks: 'Focus alone opens no page or dialog and sends nothing.',
    tests: walks,
  },
  {
    id: '3.2.2',
    name: 'On Input',
    level: 'A',
    status: 'supports',
    remarks: 'A choice changes only what its label names. Forms are sent by their button or Enter.',
    tests: ['keyboardSignup', 'keyboardForm'],
    review: 'Fields that act on change: filters, sources and periods.',
  },
  {
    id: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    status: 'supports',
    remarks:
      'All public pages of a brand share one header and one footer; all tabs of the dashboard share one list.',
    review: 'The frames of the public pages, the dashboard and the staff pages.',
  },
  {
    id: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    status: 'supports',
    remarks: 'What does the same has the same name: one set of components and texts serves all pages.',
    review: 'Names of repeated controls such as Send, Close, Sources and Delete.',
  },
  {
    id: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    status: 'supports',
    remarks:
      'Phone, email, contact form and live chat stand in the same order in the footer of every public page.',
    review: 'The footer, which all public pages share.',
  },
  {
    id: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    status: 'supports',
    remarks: 'An error is named in words at its field and in a summary.',
    tests: ['contactErrors', 'signupErrors', 'openedParts'],
  },
  {
    id: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    status: 'supports',
    remarks: 'Every field has a visible label; required fields and formats are named.',
    axe: ['form-field-multiple-labels'],
    tests: ['inputPurpose', ...walks],
  },
  {
    id: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    status: 'supports',
    remarks: 'Messages say what to enter instead.',
    tests: ['contactErrors', 'signupErrors'],
  },
  {
    id: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    status: 'supports',
    remarks:
      'Orders show what is ordered before they are sent; deletions ask first, and an account can be kept afterwards.',
    tests: ['orderedOnce', 'confirmsDeletion'],
  },
  {
    id: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    status: 'supports',
    remarks:
      'A form that fails keeps what was typed, apart from the password. A purchase takes over name and email.',
    tests: ['keepsDraft'],
  },
  {
    id: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    status: 'supports',
    remarks:
      'Signing in needs no puzzle. Password managers can fill in the password and the code of the second step; both can be pasted.',
    tests: ['inputPurpose'],
    review: 'The autocomplete tokens of the sign-in form: current-password and one-time-code.',
  },
  {
    id: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    status: 'supports',
    remarks: 'Every control has a role and a name in the accessibility tree. The widget’s frame has a title.',
    axe: ['button-name', 'label', 'select-name', 'frame-title', 'aria-allowed-attr', 'nested-interactive'],
    tests: [...everyArea, ...walks],
  },
  {
    id: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    status: 'supports',
    remarks: 'Answers arrive in a log, notices in a status region, and the title of a new page is announced.',
    tests: ['routeFocus', 'keyboardChat'],
    review: 'Roles of the conversation, of notices and of progress. No screen reader was used.',
  },
];
