import type { Criterion } from './criterion.ts';

const walks = ['walkWidget', 'walkAssistant', 'walkSignup', 'walkDashboard'] as const;
const everyArea = ['publicPages', 'assistantPage', 'widget', 'dashboardTabs', 'staffTabs'] as const;
const keyboard = [
  'keyboardSignup',
  'keyboardDashboard',
  'keyboardChat',
  'keyboardWidget',
  'keyboardHandoff',
  'keyboardForm',
  'keyboardStaff',
] as const;

/** WCAG 2.2, principle 2. */
export const operable: readonly Criterion[] = [
  {
    id: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    status: 'supports',
    remarks:
      'A visitor, an owner and staff complete their tasks in tests with the keyboard alone. The Tab key reaches every visible control of the places it was walked through.',
    axe: ['scrollable-region-focusable', 'frame-focusable-content'],
    tests: [...keyboard, ...walks],
  },
  {
    id: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    status: 'supports',
    remarks: 'The Tab key leads through each page and out again. Escape closes dialogs and the widget.',
    tests: [...walks, 'keyboardDashboard', 'keyboardWidget'],
  },
  {
    id: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    status: 'absent',
    remarks:
      'No shortcut consists of a letter, digit or punctuation mark. The keys are Enter, Escape, arrows and F8.',
    review: 'Every handler of key events.',
  },
  {
    id: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    status: 'partially',
    remarks:
      'Forms and sessions have no short time limit. Gap: notices, a few of which offer to undo a change, close after 5 seconds. The pointer or F8 holds them, but no setting lengthens the time.',
    tests: ['staysSignedIn', 'toastFocus'],
  },
  {
    id: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    status: 'supports',
    remarks:
      'Texts that change by themselves have a pause button and stand still where the system asks for less motion.',
    axe: ['blink', 'marquee'],
    tests: ['pauseMotion', 'lessMotion'],
  },
  {
    id: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    status: 'supports',
    remarks: 'Nothing flashes.',
    review:
      'Every animation of the style sheets: they move or fade once, or turn or pulse less than three times a second.',
  },
  {
    id: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    status: 'supports',
    remarks: 'Public pages begin with a link to the content. All pages have landmarks and headings.',
    axe: ['bypass'],
    tests: everyArea,
  },
  {
    id: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    status: 'supports',
    remarks: 'Each page has its own title, which is announced when it opens.',
    axe: ['document-title'],
    tests: [...everyArea, 'routeFocus'],
  },
  {
    id: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    status: 'supports',
    remarks:
      'The focus moves into a dialog and back to the button that opened it; a new page focuses its heading.',
    tests: [...keyboard, 'routeFocus'],
  },
  {
    id: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    status: 'supports',
    remarks: 'Links say where they lead. Sources of an answer carry the title of their page.',
    axe: ['link-name'],
    tests: everyArea,
    review: 'The link texts of the product. Titles of pages come from the organization’s website.',
  },
  {
    id: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    status: 'partially',
    remarks:
      'Public pages are linked from the header, the footer and each other, and sitemap.xml lists them for search engines. Gap: there is no search and no page that lists all pages.',
    review: 'The links of the header and footer.',
  },
  {
    id: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    status: 'supports',
    remarks: 'Headings and labels name their subject.',
    tests: walks,
    review: 'Headings and labels of the widget, the assistant’s page, the signup and the dashboard.',
  },
  {
    id: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    status: 'supports',
    remarks:
      'Every stop of the Tab key shows an outline, tested in the widget’s panel, the assistant’s page, the signup and two tabs of the dashboard. Staff pages share the controls but were not walked through.',
    tests: [...walks, 'keyboardSignup'],
  },
  {
    id: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    status: 'supports',
    remarks:
      'No stop of the Tab key is covered by a header, the floating chat or a dialog in the places named under 2.4.7. On a customer’s page the widget’s launcher keeps to the chosen edge; that page decides what lies below it.',
    tests: walks,
  },
  {
    id: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    status: 'supports',
    remarks: 'The only gesture, a swipe that closes a notice, has a button beside it.',
    review: 'Every handler of pointer and touch events.',
  },
  {
    id: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    status: 'supports',
    remarks: 'Controls act when the pointer is released, and not if it has left them.',
    review: 'Controls are native buttons, links and fields, or parts of a library that acts on release.',
  },
  {
    id: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    status: 'supports',
    remarks: 'The name of a control contains its visible text.',
    axe: ['label-content-name-mismatch'],
    tests: walks,
  },
  {
    id: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    status: 'absent',
    remarks: 'Nothing reacts to moving the device.',
  },
  {
    id: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    status: 'supports',
    remarks: 'Files can be chosen with a button instead of dragging them; notices close with a button.',
    tests: ['keyboardForm'],
    review: 'Every place that accepts a dragged file.',
  },
  {
    id: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    status: 'supports',
    remarks:
      'Targets measure 24 by 24 pixels or have that much room, tested in the widget, the assistant’s page, the signup and two tabs of the dashboard. Staff pages were not tested.',
    axe: ['target-size'],
    tests: walks,
  },
];
