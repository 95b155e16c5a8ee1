import type { Conformance } from './criterion.ts';

/** A functional performance criterion of Section 508, chapter 3, and of EN 301 549, clause 4.2. */
export type FunctionalCriterion = {
  section508?: string;
  en301549: string;
  name: string;
  status: Conformance;
  remarks: string;
  /** The success criteria of WCAG that decide. */
  basedOn: readonly string[];
};

const notUsed = 'No person using a screen reader or other assistive technology has tested this version.';

export const functionalCriteria: readonly FunctionalCriterion[] = [
  {
    section508: '302.1',
    en301549: '4.2.1',
    name: 'Without vision',
    status: 'partially',
    remarks: `Names, roles and order in the accessibility tree are tested by machine. Gap: ${notUsed}`,
    basedOn: ['1.1.1', '1.3.1', '2.1.1', '3.1.2', '4.1.2', '4.1.3'],
  },
  {
    section508: '302.2',
    en301549: '4.2.2',
    name: 'With limited vision',
    status: 'supports',
    remarks: 'Contrast, zoom, reflow and spacing are tested, in light and in dark.',
    basedOn: ['1.4.3', '1.4.4', '1.4.10', '1.4.11', '1.4.12'],
  },
  {
    section508: '302.3',
    en301549: '4.2.3',
    name: 'Without perception of color',
    status: 'supports',
    remarks: 'Color never stands alone.',
    basedOn: ['1.4.1'],
  },
  {
    section508: '302.4',
    en301549: '4.2.4',
    name: 'Without hearing',
    status: 'supports',
    remarks: 'Everything is text.',
    basedOn: ['1.2.1', '1.2.2', '1.4.2'],
  },
  {
    section508: '302.5',
    en301549: '4.2.5',
    name: 'With limited hearing',
    status: 'supports',
    remarks: 'Everything is text.',
    basedOn: ['1.2.1', '1.2.2', '1.4.2'],
  },
  {
    section508: '302.6',
    en301549: '4.2.6',
    name: 'Without speech',
    status: 'supports',
    remarks: 'Nothing has to be spoken. Wherever a phone number is offered, so is writing.',
    basedOn: ['2.1.1'],
  },
  {
    section508: '302.7',
    en301549: '4.2.7',
    name: 'With limited manipulation',
    status: 'supports',
    remarks: 'One key at a time is enough; no gesture is needed.',
    basedOn: ['2.1.1', '2.5.1', '2.5.2', '2.5.7', '2.5.8'],
  },
  {
    section508: '302.8',
    en301549: '4.2.8',
    name: 'With limited reach and strength',
    status: 'supports',
    remarks: 'The product is software and works with any keyboard or pointer.',
    basedOn: ['2.1.1', '2.5.4'],
  },
  {
    en301549: '4.2.9',
    name: 'Minimize photosensitive seizure triggers',
    status: 'supports',
    remarks: 'Nothing flashes.',
    basedOn: ['2.3.1'],
  },
  {
    section508: '302.9',
    en301549: '4.2.10',
    name: 'With limited language, cognitive, and learning abilities',
    status: 'partially',
    remarks:
      'Labels, errors and help are consistent, and motion can be stopped. Gap: notices close after 5 seconds, and answers repeat the website’s words, however hard they are to read.',
    basedOn: ['2.2.1', '2.2.2', '3.2.3', '3.2.6', '3.3.1', '3.3.3', '3.3.7', '3.3.8'],
  },
];
