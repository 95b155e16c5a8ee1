import type { Brand } from './brand.ts';

export const broker: Brand = {
  id: 'broker',
  name: 'BusinessBrokerGPT.ai',
  domain: 'businessbrokergpt.ai',
  paths: ['businessbroker', 'broker'],
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
    { value: '60%', label: 'fewer routine calls' },
    { value: '24/7', label: 'for buyers and sellers' },
    { value: '5 min', label: 'to set up' },
  ],
  features: {
    title: 'From first question to first meeting',
    items: [
      { title: 'Buyers', description: 'Listings and requirements, explained at once.', icon: 'search' },
      { title: 'Sellers', description: 'Valuation and process in plain words.', icon: 'trending-up' },
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
};
