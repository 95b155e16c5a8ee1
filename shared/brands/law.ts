import type { Brand } from './brand.ts';

export const law: Brand = {
  id: 'law',
  name: 'LawFirmGPT.ai',
  domain: 'lawfirmgpt.ai',
  paths: ['lawfirm', 'law'],
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
    { value: '65%', label: 'fewer intake calls' },
    { value: '24/7', label: 'client questions answered' },
    { value: '<3 s', label: 'to the first answer' },
  ],
  features: {
    title: 'Intake that never sleeps',
    items: [
      {
        title: 'Client intake',
        description: 'Visitors learn at once whether you handle their matter.',
        icon: 'clipboard-list',
      },
      {
        title: 'Consultations',
        description: 'Hours, fees and next steps, straight from your pages.',
        icon: 'calendar',
      },
      {
        title: 'Careful by design',
        description: 'It quotes your website and says when it does not know.',
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
    'What should I bring to a first meeting?',
  ],
};
