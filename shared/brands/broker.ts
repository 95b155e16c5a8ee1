import { type BrandNames, describeBrand } from './describe-brand.ts';

export const brokerNames = {
  id: 'broker',
  token: 'businessbroker',
  paths: ['businessbroker', 'broker'],
} as const satisfies BrandNames;

export const broker = describeBrand(brokerNames, {
  name: 'BusinessBrokerGPT.ai',
  domain: 'businessbrokergpt.ai',
  isHub: false,
  tagline: 'Every serious buyer gets an answer tonight',
  description:
    'Buyers and sellers ask about listings, valuations and the process at all hours. BusinessBrokerGPT answers from your own website and brings you the qualified ones.',
  colors: { primary: '#6d28d9', secondary: '#9d174d', accent: '#ea580c' },
  pricingModel: 'standard',
  asksInstitutionType: false,
  industryOptions: [
    'Restaurant and food service',
    'Retail',
    'Manufacturing',
    'Service',
    'Technology',
    'Healthcare practice',
    'Construction and trades',
  ],
  stats: [
    { value: '24/7', label: 'for buyers and sellers' },
    { value: '5 min', label: 'to set up' },
    { value: '60%', label: 'fewer routine calls' },
  ],
  features: {
    title: 'From first question to first meeting',
    items: [
      { title: 'Buyers', description: 'Listings and requirements, explained at once.', icon: 'search' },
      {
        title: 'Sellers',
        description: 'How you value and sell a business, as your own pages explain it.',
        icon: 'trending-up',
      },
      { title: 'Discreet', description: 'It says what your website says, and nothing more.', icon: 'lock' },
    ],
  },
  contact: { phone: '(800) 555-0105', email: 'support@businessbrokergpt.ai' },
  words: { organisation: 'brokerage', visitor: 'buyer or seller' },
  popularQuestions: [
    'How do I sell my business?',
    'Which businesses are for sale?',
    'How is a business valued?',
    'What are your fees?',
    'How long does a sale take?',
    'How do I contact a broker?',
  ],
  industry: 'Business brokerage',
  exam: 'brokerage',
  targetAudience: 'Business brokers, buyers and sellers',
  look: {
    displayFont: 'Archivo',
    paper: 'teaser',
    corner: '0px',
    glyph: 'M6 12l2.5-5h15L26 12zM8 12v12h16V12M13.5 24v-6h5v6',
  },
  contactTagline: 'Tell us about your brokerage. We keep it between us.',
  problem: {
    title: 'Serious buyers do not wait until Monday',
    text: 'A buyer reads a listing on Sunday evening and has three questions. By Monday there are other listings.',
    counters: [
      { percent: 89, label: 'of buyers read listings outside office hours' },
      { percent: 97, label: 'of first questions repeat across listings' },
      { percent: 94, label: 'of sellers ask about the process before the price' },
      { percent: 85, label: 'of calls never become a meeting' },
    ],
    stats: [
      'A qualified buyer asks about terms. The others ask about the address.',
      'Most sellers look for months before they call.',
      'Discretion is the first thing a seller checks.',
    ],
    tips: [
      'Describe the steps of a sale on one page.',
      'Publish what a buyer must show to see the books.',
      'Keep names out of public listings; the assistant only knows what is public.',
    ],
  },
  demo: {
    noun: 'brokerage',
    siteName: 'Harborline Business Sales',
    siteUrl: 'http://sample-broker.businessbrokergpt.ai',
    contact: {
      phone: '(800) 555-0151',
      email: 'desk@harborline.example',
      address: '7 Customs House Lane, Port Ansel, North Carolina 28599',
    },
    pages: ['Businesses for sale', 'Listing 2107: bakery with café', 'Sellers', 'Valuation'],
    unanswered: [
      'What is the name of the bakery?',
      'Do you sell franchises in Texas?',
      'Can I visit the bakery tomorrow?',
    ],
    pageTitle: 'Listing 2107: bakery with café',
    lines: [
      'Established bakery with two locations and a wholesale contract.',
      'Asking price $480,000, seller financing of up to 20 percent.',
      'Buyers sign a confidentiality agreement and show proof of funds.',
      'A sale takes six to nine months on average.',
    ],
    quotedLine: 'Asking price $480,000, seller financing of up to 20 percent.',
  },
  demoMessages: [
    { user: '', ai: 'Welcome to Harborline. Are you looking to buy or to sell?' },
    { user: 'What is the asking price of listing 2107?', picture: 'answered', ai: 'Asking price $480,000.' },
    {
      user: 'Is seller financing possible?',
      ai: 'Seller financing is possible: the owners finance up to 20 percent.',
    },
    {
      user: 'What do I need to see the books?',
      ai: 'Buyers sign a confidentiality agreement and show proof of funds.',
    },
    { user: 'How long does a sale take?', ai: 'A sale takes six to nine months on average.' },
    {
      user: 'Who is the seller of this listing?',
      picture: 'unanswered',
      ai: 'I cannot value a business, advise on a deal or name a seller. A broker can talk with you about it in confidence.',
    },
  ],
  showcase: {
    inquiries: ['How do you value a business?', 'What are your fees?', 'Is the listing still available?'],
    question: 'How long does a sale take?',
    answer: 'A sale takes six to nine months on average.',
  },
});
