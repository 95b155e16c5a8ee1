import { type BrandNames, describeBrand } from './describe-brand.ts';

export const cpaNames = { id: 'cpa', token: 'cpa', paths: ['cpafirm', 'cpa'] } as const satisfies BrandNames;

export const cpa = describeBrand(cpaNames, {
  name: 'CPAFirm.ai',
  domain: 'cpafirm.ai',
  isHub: false,
  tagline: 'The firm that is always in',
  description:
    'Business owners ask about bookkeeping, payroll, audits and advice. CPAFirm.ai answers from your own website and hands the serious ones to you.',
  colors: { primary: '#334155', secondary: '#0369a1', accent: '#0d9488' },
  pricingModel: 'standard',
  asksInstitutionType: false,
  industryOptions: [
    'Small business CPA',
    'Corporate accounting',
    'Tax services',
    'Audit and assurance',
    'Bookkeeping',
    'Payroll',
    'Financial advisory',
  ],
  stats: [
    { value: '24/7', label: 'for every client' },
    { value: '<3 s', label: 'to the first answer' },
    { value: '60%', label: 'fewer routine calls' },
  ],
  features: {
    title: 'For firms that value their hours',
    items: [
      {
        title: 'Services explained',
        description: 'Visitors see which of your services fits them.',
        icon: 'briefcase',
      },
      { title: 'Your people', description: 'Who does what, and how to reach them.', icon: 'users' },
      {
        title: 'Every figure quoted',
        description: 'Fees and dates come word for word from your pages.',
        icon: 'quote',
      },
    ],
  },
  contact: { phone: '(800) 555-0104', email: 'support@cpafirm.ai' },
  words: { organisation: 'accounting firm', visitor: 'client' },
  popularQuestions: [
    'What services do you offer?',
    'How much does bookkeeping cost?',
    'How do I reach my accountant?',
    'What are your office hours?',
    'Do you work with small businesses?',
    'Where is your office?',
  ],
  industry: 'Accounting',
  exam: 'accountancy',
  targetAudience: 'CPA firms and the businesses they serve',
  look: {
    displayFont: 'Roboto Slab',
    paper: 'ledger',
    corner: '4px',
    glyph: 'M8 24v-9M14 24V8M20 24v-6M26 24v-12',
  },
  contactTagline: 'Tell us about your firm. We answer within a business day.',
  problem: {
    title: 'Billable hours, answered for free',
    text: 'Business owners ask which service fits, who looks after them and what it costs. A partner answers, off the clock.',
    counters: [
      { percent: 89, label: 'of new inquiries ask which service fits' },
      { percent: 97, label: 'of answers stand on the website already' },
      { percent: 94, label: 'of owners look after closing time' },
      { percent: 85, label: 'of partner interruptions are routine' },
    ],
    stats: [
      'A quarter of an hour a day is a week and a half a year.',
      'Owners compare firms in the evening.',
      'The services page is the least read and the most asked.',
    ],
    tips: [
      'Give each service its own page.',
      'Show who does what, with a way to reach them.',
      'Publish the price of a first engagement.',
    ],
  },
  demo: {
    noun: 'accounting firm',
    siteName: 'Delmar & Cole, CPAs',
    siteUrl: 'http://sample-accountants.cpafirm.ai',
    contact: {
      phone: '(800) 555-0141',
      email: 'office@delmar-cole.example',
      address: '1400 Mill Race Road, Fairhaven Mills, Pennsylvania 17399',
    },
    pages: ['Services for small business', 'Fees', 'People', 'Deadlines 2027'],
    unanswered: [
      'Do you audit banks in Canada?',
      'Can you manage my investments?',
      'Do you teach bookkeeping classes?',
    ],
    pageTitle: 'Services for small business',
    lines: [
      'We look after companies of up to two hundred people.',
      'Bookkeeping is billed from $75 per hour, payroll from $6 per employee.',
      'Your contact for payroll is Ana Cole, extension 14.',
      'Audits are planned between May and October.',
    ],
    quotedLine: 'Bookkeeping is billed from $75 per hour, payroll from $6 per employee.',
  },
  demoMessages: [
    { user: '', ai: 'Good day. I am the assistant of Delmar & Cole.' },
    { user: 'What does bookkeeping cost?', picture: 'answered', ai: 'Bookkeeping costs from $75 per hour.' },
    { user: 'And payroll?', ai: 'Payroll: from $6 per employee.' },
    { user: 'Who handles payroll?', ai: 'Ana Cole handles payroll.' },
    { user: 'When are audits planned?', ai: 'Audits are planned between May and October.' },
    {
      user: 'Could you review our loan covenant?',
      picture: 'unanswered',
      ai: 'The website does not say. Leave your name, and a partner will call you back.',
    },
  ],
  showcase: {
    inquiries: ['Do you work with startups?', 'Who handles payroll?', 'What does an audit cost?'],
    question: 'Who handles payroll?',
    answer: 'Your contact for payroll is Ana Cole, extension 14.',
  },
});
