import { type BrandNames, describeBrand } from './describe-brand.ts';

export const edgptNames = { id: 'edgpt', token: 'edgpt', paths: ['edgpt'] } as const satisfies BrandNames;

export const edgpt = describeBrand(edgptNames, {
  name: 'EdGPT.ai',
  domain: 'edgpt.ai',
  isHub: false,
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
    { value: '24/7', label: 'answers for families' },
    { value: '5 min', label: 'from website to assistant' },
    { value: '70%', label: 'fewer routine calls' },
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
    'How do I apply?',
    'What are the school hours?',
    'How do I contact the office?',
    'What does it cost?',
    'When does the school year start?',
    'What programs do you offer?',
  ],
  industry: 'Education',
  exam: 'school',
  targetAudience: 'Schools, colleges and the families they serve',
  look: {
    displayFont: 'Bricolage Grotesque',
    paper: 'notebook',
    corner: '14px',
    glyph: 'M16 12c-2-2-5-2.5-9-2.5v12c4 0 7 .5 9 2.5 2-2 5-2.5 9-2.5v-12c-4 0-7 .5-9 2.5zM16 12v12',
  },
  contactTagline: 'Tell us about your school. A person who knows both sides of the front desk will answer.',
  problem: {
    title: 'The school communication crisis',
    text: 'Everything a family needs is on the website. They call anyway, because finding it takes longer than asking.',
    counters: [
      { percent: 89, label: 'of parents look for an answer outside office hours' },
      { percent: 97, label: 'of routine questions are already answered somewhere on the website' },
      { percent: 94, label: 'of families would rather ask than search' },
      { percent: 85, label: 'of front-desk calls repeat an earlier one' },
    ],
    stats: [
      'The average school page is read for 15 seconds before the visitor leaves or calls.',
      'Most enrollment questions arrive after the office has closed.',
      'A PDF handbook is opened once a year, in August.',
    ],
    tips: [
      'Start with the pages families open most: calendar, lunch, enrollment.',
      'Upload the handbook: its answers count too.',
      'Read the questions nobody could answer. They are next week’s newsletter.',
    ],
  },
  audiences: {
    title: 'One assistant, four kinds of visitor',
    items: [
      {
        title: 'Parents',
        description: 'Lunch menus, dates, bus times and forms, at ten at night.',
        icon: 'users',
      },
      {
        title: 'Teachers',
        description: 'Policies and procedures without a walk to the office.',
        icon: 'graduation-cap',
      },
      {
        title: 'Students',
        description: 'Deadlines, programs and clubs in their own words.',
        icon: 'book-open',
      },
      {
        title: 'Prospective families',
        description: 'Admissions, tuition and visits, before they move on to the next school.',
        icon: 'house',
      },
    ],
  },
  demo: {
    noun: 'school',
    siteName: 'Maple Grove School',
    siteUrl: 'http://sample-school.edgpt.ai',
    contact: {
      phone: '(541) 555-0142',
      email: 'office@maplegrove.sample-school.edgpt.ai',
      address: '418 Maple Grove Lane, Millbrook, Oregon 97399',
    },
    pages: ['Admissions', 'Calendar', 'Tuition', 'Hours & Contact'],
    unanswered: ['Is there a swimming pool?', 'Do you teach Mandarin?', 'Do you lend out calculators?'],
    pageTitle: 'Tuition',
    lines: [
      'Tuition includes books, classroom supplies, field trips during the school day and Spanish.',
      'The oldest child pays full tuition; each further child of the same family gets 10% off tuition.',
      'About one family in four receives aid.',
      'Asking for aid never affects an admission decision.',
    ],
    quotedLine:
      'The oldest child pays full tuition; each further child of the same family gets 10% off tuition.',
  },
  demoMessages: [
    { user: '', ai: 'Hello! I am the assistant of Maple Grove School. What would you like to know?' },
    {
      user: 'Is there a discount for siblings?',
      picture: 'answered',
      ai: 'Each further child of the same family gets 10% off tuition.',
    },
    { user: 'Do you offer financial aid?', ai: 'Yes. About one family in four receives it.' },
    { user: 'Is there a bus from Riverside Park?', ai: 'Blue Line: Riverside Park 7:15 am.' },
    {
      user: 'What is for lunch on Friday?',
      ai: 'Friday: pepperoni pizza or cheese pizza, cucumber salad, banana.',
    },
    {
      user: 'Can I talk to the principal?',
      picture: 'unanswered',
      ai: 'Of course. Leave your name and how to reach you, and the office will call you back.',
    },
  ],
  showcase: {
    inquiries: [
      'When does school start?',
      'Do students wear a uniform?',
      'What are the after-school programs?',
    ],
    question: 'When does school start?',
    answer: 'School starts at 8:20 am and ends at 3:10 pm.',
  },
});
