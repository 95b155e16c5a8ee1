import type { Brand } from './brand.ts';

export const edgpt: Brand = {
  id: 'edgpt',
  name: 'EdGPT.ai',
  domain: 'edgpt.ai',
  paths: ['edgpt'],
  tagline: 'The school website that answers back',
  description:
    'Families ask about enrollment, fees, dates and the lunch menu at any hour. EdGPT reads your school website and answers them in seconds, with a link to the page that says so.',
  colors: { primary: '#1d4ed8', secondary: '#0f766e', accent: '#f59e0b' },
  pricingModel: 'enrollment',
  asksInstitutionType: true,
  industryOptions: [
    'K-12',
    'University',
    'Community college',
    'Private school',
    'Charter school',
    'Online education',
    'Vocational school',
  ],
  stats: [
    { value: '70%', label: 'fewer routine calls' },
    { value: '24/7', label: 'answers for families' },
    { value: '5 min', label: 'from website to assistant' },
  ],
  features: {
    title: 'Built for the front office',
    items: [
      {
        title: 'Parents get answers',
        description: 'Enrollment, fees, calendars and forms, answered from your own pages.',
        icon: 'users',
      },
      {
        title: 'The office gets its day back',
        description: 'Routine questions no longer ring the phone.',
        icon: 'phone-off',
      },
      {
        title: 'Every answer has a source',
        description: 'Each reply links to the very sentence on your website.',
        icon: 'quote',
      },
    ],
  },
  contact: { phone: '(800) 555-0101', email: 'support@edgpt.ai' },
  words: { organisation: 'school', visitor: 'family' },
  popularQuestions: [
    'How do I enroll my child?',
    'What are the school hours?',
    'How do I contact the office?',
    'What does it cost?',
    'When does the school year start?',
    'What programs do you offer?',
  ],
};
