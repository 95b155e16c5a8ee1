import type { BrandId } from './brand-names.ts';

/** What a sample website says to one of its brand's popular questions, word for word, and on which page. */
export type SampleAnswer = { page: string; text: string };

/**
 * One for each popular question, in their order; a file of its own, because few pages need it. A brand without them
 * shows the Demo School of document 3 section 8 at an unknown address.
 */
const answers: Partial<Record<BrandId, readonly SampleAnswer[]>> = {
  law: [
    {
      page: 'Practice areas',
      text: 'We practice family law, estate planning and probate, personal injury and real estate law.',
    },
    {
      page: 'Hours and contact',
      text: 'To book a consultation, call Nadine Fuller at (800) 555-0121, extension 10, or write to office@hartwell-reyes.example with your name, a phone number and two sentences about the matter.',
    },
    { page: 'Hours and contact', text: '210 Court Street, Suite 300, Kingsley, Ohio 45399' },
    {
      page: 'Hours and contact',
      text: 'The office is open Monday to Thursday from 8:30 am to 5:30 pm and Friday from 8:30 am to 4:00 pm.',
    },
    {
      page: 'Our attorneys',
      text: 'Our attorneys are Margaret Hartwell and Daniel Osei for family law, Rosa Reyes for estate planning and probate, and Claire Whitcomb for personal injury and real estate.',
    },
    {
      page: 'Your first meeting',
      text: 'Bring a photo ID, the names of everyone involved, and any letter, court paper or contract about the matter.',
    },
  ],
  tax: [
    { page: 'Prices and documents', text: 'A basic return starts at $149; a Schedule C adds $95.' },
    { page: 'Prices and documents', text: 'Bring your W-2s, 1099s, last year’s return and a photo ID.' },
    { page: 'Hours and directions', text: 'Open Monday to Saturday from 9 a.m. to 8 p.m. until April 15.' },
    {
      page: 'Appointments',
      text: 'To book an appointment, call (800) 555-0131 or write to hello@oakline-tax.example with two times that suit you.',
    },
    {
      page: 'IRS letters',
      text: 'Yes, we help with IRS letters. Bring the whole letter, both sides, and the return it is about.',
    },
    {
      page: 'Hours and directions',
      text: 'We are located at 88 Oakline Avenue, Brightwater, Missouri 64399, between the hardware store and the laundromat.',
    },
  ],
  cpa: [
    {
      page: 'Services for small business',
      text: 'We offer bookkeeping, payroll, tax returns, audits and reviews, and financial advice.',
    },
    {
      page: 'Services for small business',
      text: 'Bookkeeping costs from $75 per hour; most small companies need three to eight hours a month.',
    },
    {
      page: 'People',
      text: 'To reach your accountant, dial (800) 555-0141 and the extension of your contact.',
    },
    { page: 'Office and contact', text: 'The office is open Monday to Friday from 8:30 am to 5:00 pm.' },
    {
      page: 'Services for small business',
      text: 'Yes, we work with small businesses: half of our clients have fewer than ten people.',
    },
    {
      page: 'Office and contact',
      text: 'Our office is at 1400 Mill Race Road, Fairhaven Mills, Pennsylvania 17399, on the second floor of the old ribbon mill.',
    },
  ],
  broker: [
    {
      page: 'Sellers',
      text: 'To sell your business, begin with a first talk of one hour, free and confidential. A valuation follows within two weeks.',
    },
    {
      page: 'Businesses for sale',
      text: 'Six businesses are for sale now: a bakery with café, a garden center, a marine canvas shop, a barbershop, a dental laboratory and a bookkeeping practice.',
    },
    {
      page: 'Valuation',
      text: 'A business is valued by its seller’s discretionary earnings, multiplied by a number that depends on the trade and the risk.',
    },
    {
      page: 'Fees',
      text: 'Our fee is a commission of 10 percent of the sale price up to $1 million and 6 percent of the part above it, with a minimum of $18,000.',
    },
    { page: 'Sellers', text: 'A sale takes six to nine months on average.' },
    {
      page: 'Contact',
      text: 'To contact a broker, call (800) 555-0151 or write to desk@harborline.example.',
    },
  ],
  gpt: [
    {
      page: 'Fernwood Cycles',
      text: 'We offer bike repairs, new bikes and e-bikes, rentals, and classes in basic maintenance.',
    },
    { page: 'Repairs', text: 'A basic service costs $59 and takes two working days.' },
    { page: 'Hours and contact', text: 'Call (800) 555-0161 or write to shop@fernwood-cycles.example.' },
    {
      page: 'Hours and contact',
      text: 'The shop is open Tuesday to Friday from 10:00 am to 6:00 pm and Saturday from 9:00 am to 5:00 pm.',
    },
    {
      page: 'Hours and contact',
      text: 'We are located at 35 Depot Street, Larkspur Falls, Colorado 80299, in the old freight depot on the river path.',
    },
    {
      page: 'Team',
      text: 'The team is Ellen Fernwood, the mechanics Andre Kowal, Tess Imura and Caleb Ruiz, and Joanna Pike and Milo Grant in sales.',
    },
  ],
};

/** The answers of a brand's sample. */
export const listSampleAnswers = (brandId: BrandId): readonly SampleAnswer[] | undefined => answers[brandId];
