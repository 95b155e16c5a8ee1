import { type BrandNames, describeBrand } from './describe-brand.ts';

export const gptNames = { id: 'gpt', token: 'gpt', paths: ['gpt', 'gptsites'] } as const satisfies BrandNames;

export const gpt = describeBrand(gptNames, {
  name: 'GPTsites.ai',
  domain: 'gptsites.ai',
  isHub: true,
  tagline: 'Websites are for reading. People want to ask.',
  description:
    'GPTsites reads the website you already have and turns it into an assistant that answers your visitors around the clock, with a link to the source of every answer.',
  colors: { primary: '#0f172a', secondary: '#4f46e5', accent: '#06b6d4' },
  pricingModel: 'standard',
  asksInstitutionType: false,
  industryOptions: [
    'E-commerce',
    'SaaS and technology',
    'Professional services',
    'Healthcare',
    'Real estate',
    'Manufacturing',
    'Consulting',
    'Other',
  ],
  stats: [
    { value: '24/7', label: 'visitor answers' },
    { value: '5 min', label: 'to set up' },
    { value: '60%', label: 'fewer routine calls' },
  ],
  features: {
    title: 'Ready in minutes, yours for good',
    items: [
      {
        title: 'Instant Setup',
        description: 'Give us the address; we read up to 25 pages and build your assistant.',
        icon: 'zap',
      },
      { title: 'Customizable', description: 'Your name, your colors, your corrections.', icon: 'palette' },
      { title: 'Scalable', description: 'From ten questions a day to ten thousand.', icon: 'trending-up' },
    ],
  },
  contact: { phone: '(800) 555-0106', email: 'support@gptsites.ai' },
  words: { organisation: 'business', visitor: 'visitor' },
  popularQuestions: [
    'What do you offer?',
    'What does it cost?',
    'How do I contact you?',
    'What are your opening hours?',
    'Where are you located?',
    'Who is on the team?',
  ],
  industry: 'General business',
  exam: 'any',
  targetAudience: 'Businesses of every kind',
  look: { displayFont: 'Schibsted Grotesk', paper: 'plain', corner: '8px', glyph: 'M7 9h18M7 16h18M7 23h10' },
  contactTagline: 'Tell us about your business. A person answers.',
  problem: {
    title: 'People do not read websites. They look for one sentence.',
    text: 'Menus, banners and pages were built to be read. A visitor has a question, ten seconds and a thumb.',
    counters: [
      { percent: 89, label: 'of visitors leave without what they came for' },
      { percent: 97, label: 'of answers are on the site, two clicks too deep' },
      { percent: 94, label: 'of visitors would rather ask' },
      { percent: 85, label: 'of support mail repeats the website' },
    ],
    stats: [
      '95% of websites create accessibility barriers.',
      '79% of visitors abandon sites that are hard to use.',
      '$1.2T is lost every year.',
    ],
    tips: [
      'Give the address of the site you have; nothing has to be rebuilt.',
      'Upload the price list: it counts as a page.',
      'Look at the unanswered questions once a week.',
    ],
  },
  demo: {
    noun: 'shop',
    siteName: 'Fernwood Cycles',
    siteUrl: 'http://sample-shop.gptsites.ai',
    contact: {
      phone: '(800) 555-0161',
      email: 'shop@fernwood-cycles.example',
      address: '35 Depot Street, Larkspur Falls, Colorado 80299',
    },
    pages: ['Repairs', 'Prices', 'Rentals', 'Hours and contact'],
    unanswered: ['Do you buy used bikes?', 'Do you repair scooters?', 'Do you sell skis?'],
    pageTitle: 'Repairs',
    lines: [
      'We repair bicycles of every make.',
      'A basic service costs $59 and takes two working days.',
      'E-bikes are checked on Wednesdays by appointment.',
      'Rental bikes are available from May to September.',
    ],
    quotedLine: 'A basic service costs $59 and takes two working days.',
  },
  demoMessages: [
    { user: '', ai: 'Hi! I am the assistant of Fernwood Cycles. What would you like to know?' },
    {
      user: 'What does a basic service cost?',
      picture: 'answered',
      ai: 'A basic service costs $59 and takes two working days.',
    },
    { user: 'When are e-bikes checked?', ai: 'E-bikes are checked on Wednesdays by appointment.' },
    { user: 'When are rental bikes available?', ai: 'Rental bikes are available from May to September.' },
    {
      user: 'Do you buy used bikes?',
      picture: 'unanswered',
      ai: 'The website does not say. Shall I ask someone to get back to you?',
    },
    { user: 'Yes please', ai: 'Gladly. What is your name, and how can the shop reach you?' },
  ],
  showcase: {
    inquiries: ['What does it cost?', 'When are you open?', 'Do you deliver?'],
    question: 'What does a basic service cost?',
    answer: 'A basic service costs $59 and takes two working days.',
  },
});
