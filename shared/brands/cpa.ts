import type { Brand } from './brand.ts';

export const cpa: Brand = {
  id: 'cpa',
  name: 'CPAFirm.ai',
  domain: 'cpafirm.ai',
  paths: ['cpafirm', 'cpa'],
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
    { value: '60%', label: 'fewer routine calls' },
    { value: '24/7', label: 'for every client' },
    { value: '<3 s', label: 'to the first answer' },
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
};
