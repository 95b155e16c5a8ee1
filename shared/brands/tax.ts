import { type BrandNames, describeBrand } from './describe-brand.ts';

export const taxNames = {
  id: 'tax',
  token: 'taxprep',
  paths: ['taxprep', 'taxprepgpt', 'tax'],
} as const satisfies BrandNames;

export const tax = describeBrand(taxNames, {
  name: 'TaxPrepGPT.ai',
  domain: 'taxprepgpt.ai',
  isHub: false,
  tagline: 'Tax season without the phone queue',
  description:
    'What to bring, what it costs, when you are open. TaxPrepGPT answers your clients from your own website while you prepare returns.',
  colors: { primary: '#166534', secondary: '#0e7490', accent: '#d97706' },
  pricingModel: 'standard',
  asksInstitutionType: false,
  industryOptions: [
    'Individual',
    'Small business',
    'Corporate',
    'Non-profit',
    'Estate and trust',
    'Multi-state',
    'Tax resolution',
  ],
  stats: [
    { value: '24/7', label: 'client answers' },
    { value: '5 min', label: 'to set up' },
    { value: '75%', label: 'fewer calls in season' },
  ],
  features: {
    title: 'Made for the busy season',
    items: [
      {
        title: 'Documents and deadlines',
        description: 'Clients learn what to bring before they call.',
        icon: 'file-check',
      },
      { title: 'Clear prices', description: 'Your published fees, quoted exactly.', icon: 'receipt' },
      {
        title: 'After hours',
        description: 'Evenings and weekends covered from January to April.',
        icon: 'moon',
      },
    ],
  },
  contact: { phone: '(800) 555-0103', email: 'support@taxprepgpt.ai' },
  words: { organisation: 'tax practice', visitor: 'client' },
  popularQuestions: [
    'What does a tax return cost?',
    'Which documents do I need?',
    'What are your opening hours?',
    'How are appointments booked?',
    'Do you help with IRS letters?',
    'Where are you located?',
  ],
  industry: 'Tax preparation',
  exam: 'tax-office',
  targetAudience: 'Tax preparers and their clients',
  look: {
    displayFont: 'Public Sans',
    paper: 'form',
    corner: '5px',
    glyph: 'M9 6h14v19l-3.5-2.5L16 25l-3.5-2.5L9 25zM13 11h6M13 16h6',
  },
  contactTagline: 'Tell us about your office. We answer in season, too.',
  problem: {
    title: 'January to April, the phone never stops',
    text: 'Every caller asks what to bring, what it costs and when you are open. All of it is on your website.',
    counters: [
      { percent: 89, label: 'of calls in season ask for hours, prices or papers' },
      { percent: 97, label: 'of deadlines are already on your website' },
      { percent: 94, label: 'of clients would take an answer at night' },
      { percent: 85, label: 'of interruptions cost more than the answer' },
    ],
    stats: [
      'One interrupted return takes ten minutes to pick up again.',
      'Clients who bring the right papers need one visit, not two.',
      'Half the questions of the season come after six.',
    ],
    tips: [
      'Upload your document checklist.',
      'State the price of a basic return.',
      'Name the dates on which you open late.',
    ],
  },
  demo: {
    noun: 'tax preparer',
    siteName: 'Oakline Tax Service',
    siteUrl: 'http://sample-tax-office.taxprepgpt.ai',
    contact: {
      phone: '(800) 555-0131',
      email: 'hello@oakline-tax.example',
      address: '88 Oakline Avenue, Brightwater, Missouri 64399',
    },
    pages: ['Prices and documents', 'Appointments', 'Deadlines 2027', 'Hours and directions'],
    unanswered: ['Can I deduct my dog?', 'Do you prepare Canadian returns?', 'Do you have a mobile app?'],
    pageTitle: 'Prices and documents',
    lines: [
      'We prepare individual and small business returns.',
      'A basic return starts at $149; a Schedule C adds $95.',
      'Bring your W-2s, 1099s, last year’s return and a photo ID.',
      'Open Monday to Saturday from 9 a.m. to 8 p.m. until April 15.',
    ],
    quotedLine: 'A basic return starts at $149; a Schedule C adds $95.',
  },
  demoMessages: [
    { user: '', ai: 'Hello! This is the assistant of Oakline Tax Service.' },
    { user: 'What does a basic return cost?', picture: 'answered', ai: 'Basic return: $149.' },
    {
      user: 'I also drive for a ride-share company.',
      ai: 'Income from driving or delivering goes on a Schedule C.',
    },
    { user: 'Which documents do I need?', ai: 'Bring your W-2s, 1099s, last year’s return and a photo ID.' },
    {
      user: 'Are you open on Saturday?',
      ai: 'January 4 to April 15, Monday to Saturday: 9:00 am to 8:00 pm.',
    },
    {
      user: 'How much refund will I get?',
      picture: 'unanswered',
      ai: 'I cannot give tax advice or say what belongs in a return. A tax professional who sees your papers can.',
    },
  ],
  showcase: {
    inquiries: ['Which documents do I need?', 'Do you file state returns?', 'Can I still extend?'],
    question: 'Which documents do I need?',
    answer: 'Your W-2s, 1099s, last year’s return and a photo ID.',
  },
});
