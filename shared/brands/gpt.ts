import type { Brand } from './brand.ts';

export const gpt: Brand = {
  id: 'gpt',
  name: 'GPTsites.ai',
  domain: 'gptsites.ai',
  paths: ['gpt', 'gptsites'],
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
    { value: '60%', label: 'fewer routine calls' },
    { value: '24/7', label: 'visitor answers' },
    { value: '5 min', label: 'to set up' },
  ],
  features: {
    title: 'Ready in minutes, yours for good',
    items: [
      { title: 'Instant setup', description: 'Give us the address; we read the site.', icon: 'zap' },
      { title: 'Customizable', description: 'Your name, your colors, your answers.', icon: 'palette' },
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
};
