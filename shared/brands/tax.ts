import type { Brand } from './brand.ts';

export const tax: Brand = {
  id: 'tax',
  name: 'TaxPrepGPT.ai',
  domain: 'taxprepgpt.ai',
  paths: ['taxprep', 'taxprepgpt', 'tax'],
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
    { value: '75%', label: 'fewer calls in season' },
    { value: '24/7', label: 'client answers' },
    { value: '5 min', label: 'to set up' },
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
    'How do I book an appointment?',
    'Do you help with IRS letters?',
    'Where are you located?',
  ],
};
