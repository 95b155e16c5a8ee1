import type { Criterion } from './criterion.ts';

const noMedia = 'The product plays no audio or video. An answer may link to a recording on the website.';
const everyArea = ['publicPages', 'assistantPage', 'widget', 'dashboardTabs', 'staffTabs'] as const;
const walks = ['walkWidget', 'walkAssistant', 'walkSignup', 'walkDashboard'] as const;

/** WCAG 2.2, principle 1. */
export const perceivable: readonly Criterion[] = [
  {
    id: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    status: 'supports',
    remarks:
      'Icons without a text beside them have a name; decorative pictures have an empty alternative. The organization’s logo stands beside its name and is marked as decorative. Charts state their figures as text. The contact form asks a sum in text, not a picture.',
    axe: ['image-alt', 'role-img-alt', 'svg-img-alt', 'object-alt', 'aria-progressbar-name'],
    tests: everyArea,
  },
  ...(
    [
      ['1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A'],
      ['1.2.2', 'Captions (Prerecorded)', 'A'],
      ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A'],
      ['1.2.4', 'Captions (Live)', 'AA'],
      ['1.2.5', 'Audio Description (Prerecorded)', 'AA'],
    ] as const
  ).map(([id, name, level]): Criterion => ({ id, name, level, status: 'absent', remarks: noMedia })),
  {
    id: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    status: 'supports',
    remarks: 'Headings, lists, tables, landmarks, form groups and the conversation’s log are marked as such.',
    axe: [
      'list',
      'listitem',
      'definition-list',
      'td-headers-attr',
      'th-has-data-cells',
      'aria-required-children',
    ],
    tests: [...everyArea, ...walks],
  },
  {
    id: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    status: 'supports',
    remarks: 'Read in the order of the document, each page makes sense. The tab order follows it.',
    tests: ['keyboardSignup', 'keyboardDashboard', 'keyboardChat'],
    review:
      'Styles that reorder content: figures above their labels, a table of contents beside its text, the widget’s panel above its launcher, the menu of staff pages on a phone. None changes the meaning.',
  },
  {
    id: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    status: 'supports',
    remarks: 'Instructions name controls by their labels.',
    review: 'The instructions of the widget, the assistant’s page, the signup and the dashboard.',
  },
  {
    id: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    status: 'supports',
    remarks: 'Every page turns with the device.',
    axe: ['css-orientation-lock'],
    tests: walks,
  },
  {
    id: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    status: 'supports',
    remarks: 'Fields about the user carry the autocomplete tokens of HTML.',
    axe: ['autocomplete-valid'],
    tests: ['inputPurpose'],
  },
  {
    id: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    status: 'supports',
    remarks: 'Links in text are underlined; states and errors are named in words.',
    axe: ['link-in-text-block'],
    tests: everyArea,
    review: 'Charts and status marks of the dashboard and the staff pages: each has a label or a figure.',
  },
  {
    id: '1.4.2',
    name: 'Audio Control',
    level: 'A',
    status: 'absent',
    remarks: 'The product plays no sound.',
    axe: ['no-autoplay-audio'],
  },
  {
    id: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    status: 'supports',
    remarks:
      'Text reaches 4.5:1 in light and in dark. A color that an owner picks is made lighter or darker by computation until it does; the widget’s launcher takes white or black text, whichever has more contrast.',
    axe: ['color-contrast'],
    tests: [...everyArea, 'themeContrast', 'launcherContrast'],
  },
  {
    id: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    status: 'supports',
    remarks:
      'Zoom is not blocked; pages reflow down to 320 CSS pixels, which is 400% on a 1,280-pixel screen.',
    axe: ['meta-viewport'],
    tests: walks,
  },
  {
    id: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    status: 'supports',
    remarks:
      'The product shows no text as a picture, apart from the organization’s own logo and, on landing pages, a picture of the dashboard whose alternative says what it shows.',
    review:
      'Every image element: the logo, the picture of the dashboard, and the QR code of two-step sign-in, whose key is also text.',
  },
  {
    id: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    status: 'supports',
    remarks:
      'No page scrolls sideways at 320 pixels. Wide tables scroll in their own regions, which the keyboard reaches.',
    tests: [...walks, 'pageLanguage'],
  },
  {
    id: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    status: 'supports',
    remarks: 'Borders of fields and buttons reach 3:1 on every background, also in an owner’s colors.',
    tests: ['themeContrast'],
    review: 'The focus outline and the states of switches and radio buttons, in light and in dark.',
  },
  {
    id: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    status: 'supports',
    remarks:
      'With the spacing of the criterion no text is cut off in the widget, the assistant’s page, the signup and two tabs of the dashboard. Staff pages were not tested.',
    axe: ['avoid-inline-spacing'],
    tests: walks,
  },
  {
    id: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    status: 'partially',
    remarks:
      'Tooltips repeat the name of a button, stay while the pointer is on them, and close with Escape. Gap: the figure of the column under the pointer, beside the title of a chart in the dashboard, goes when the pointer leaves the chart. The arrow keys show it too, and a table for screen readers holds every figure.',
    tests: ['tooltips'],
    review: 'What appears under the pointer: tooltips and the figures of charts.',
  },
];
