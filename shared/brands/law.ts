import { type BrandNames, describeBrand } from './describe-brand.ts';

export const lawNames = {
  id: 'law',
  token: 'lawfirm',
  paths: ['lawfirm', 'law'],
} as const satisfies BrandNames;

export const law = describeBrand(lawNames, {
  name: 'LawFirmGPT.ai',
  domain: 'lawfirmgpt.ai',
  isHub: false,
  tagline: 'Your first consultation starts at the first click',
  description:
    'Prospective clients want to know whether you take their kind of case, where you are and what happens next. LawFirmGPT answers from your own website, day and night, and never gives legal advice.',
  colors: { primary: '#1e3a5f', secondary: '#7c5c2e', accent: '#b98a3e' },
  pricingModel: 'standard',
  asksInstitutionType: false,
  industryOptions: [
    'Personal injury',
    'Family law',
    'Criminal defense',
    'Corporate law',
    'Real estate',
    'Estate planning',
    'Immigration',
  ],
  stats: [
    { value: '24/7', label: 'client questions answered' },
    { value: '<3 s', label: 'to the first answer' },
    { value: '65%', label: 'fewer intake calls' },
  ],
  features: {
    title: 'Intake that never sleeps',
    items: [
      {
        title: 'Client intake',
        description:
          'Visitors learn at once whether you take their kind of matter, and can leave a message for you.',
        icon: 'clipboard-list',
      },
      {
        title: 'Consultation scheduling',
        description: 'Hours, fees and the way to book, quoted from your own pages.',
        icon: 'calendar',
      },
      {
        title: 'Secure communication',
        description:
          'Conversations are encrypted. Asked for advice, it says “I cannot give legal advice. An attorney can.”',
        icon: 'shield-check',
      },
    ],
  },
  contact: { phone: '(800) 555-0102', email: 'support@lawfirmgpt.ai' },
  words: { organisation: 'law firm', visitor: 'client' },
  popularQuestions: [
    'Which areas of law do you practice?',
    'How do I book a consultation?',
    'Where is your office?',
    'What are your office hours?',
    'Who are your attorneys?',
    'How long does a divorce take?',
  ],
  industry: 'Legal services',
  exam: 'law-firm',
  targetAudience: 'Law firms and the clients who look for them',
  look: {
    displayFont: 'Newsreader',
    paper: 'pleading',
    corner: '3px',
    glyph: 'M16 6v18M11 24h10M7 10h18M7 10l-3 7h6zM25 10l-3 7h6z',
  },
  contactTagline: 'Tell us about your practice. We answer within a business day, in confidence.',
  problem: {
    title: 'The client who did not call back',
    text: 'A prospective client writes to three firms at nine in the evening. The first one that answers is usually retained.',
    counters: [
      { percent: 89, label: 'of legal searches end without a contact' },
      { percent: 97, label: 'of first questions are about practice area, place and price' },
      { percent: 94, label: 'of clients expect a same-day answer' },
      { percent: 85, label: 'of intake calls ask what the website already says' },
    ],
    stats: [
      'Most first inquiries reach a firm outside business hours.',
      'An unanswered inquiry goes to the next name on the list.',
      'A receptionist answers the same five questions every day.',
    ],
    tips: [
      'Put your practice areas on pages of their own.',
      'Say plainly what a first consultation costs.',
      'List the papers a client should bring.',
    ],
  },
  demo: {
    noun: 'law firm',
    siteName: 'Hartwell & Reyes, Attorneys',
    siteUrl: 'http://sample-law-firm.lawfirmgpt.ai',
    contact: {
      phone: '(800) 555-0121',
      email: 'office@hartwell-reyes.example',
      address: '210 Court Street, Suite 300, Kingsley, Ohio 45399',
    },
    pages: ['Fees', 'Family law', 'Your first meeting', 'Hours and contact'],
    unanswered: [
      'Do you take cases in Florida?',
      'Can I pay with cryptocurrency?',
      'Do you have a notary on Sundays?',
    ],
    pageTitle: 'Family law',
    lines: [
      'Our attorneys have advised families for over thirty years.',
      'An uncontested divorce starts from $2,500, court costs not included.',
      'Please bring your marriage certificate and the last two tax returns.',
      'The first consultation of thirty minutes is free.',
    ],
    quotedLine: 'An uncontested divorce starts from $2,500, court costs not included.',
  },
  demoMessages: [
    { user: '', ai: 'Good evening. I am the assistant of Hartwell & Reyes. How can I help?' },
    { user: 'Do you handle divorces?', ai: 'We handle contested and uncontested divorces.' },
    {
      user: 'What does an uncontested divorce cost?',
      picture: 'answered',
      ai: 'Uncontested divorce: from $2,500, court costs not included.',
    },
    {
      user: 'What should I bring for a divorce?',
      ai: 'Divorce: marriage certificate and the last two tax returns.',
    },
    { user: 'Is the first meeting free?', ai: 'The first consultation of thirty minutes is free.' },
    {
      user: 'Should I sign the agreement I was given?',
      picture: 'unanswered',
      ai: 'I cannot give legal advice. An attorney can.',
    },
  ],
  showcase: {
    inquiries: [
      'Do you take personal injury cases?',
      'How much is a consultation?',
      'Which courts do you appear in?',
    ],
    question: 'How much is a consultation?',
    answer:
      'The first consultation of thirty minutes is free. After that the hourly rate of your attorney applies.',
  },
});
