import type { SiteQuestions } from '../site-questions.ts';

export const siteQuestions: SiteQuestions = {
  asked: {
    hours: 'What are your opening hours?',
    address: 'Where are you located?',
    phone: 'What is your phone number?',
    email: 'What is your e-mail address?',
    person: 'Who is the {label}?',
    price: 'How much is {label}?',
    topic: 'What should I know about {label}?',
  },
  opensQuestion: /what|how|who|when|where|which|why|do|does|is|are|can|could|may|will|should/u,
  endsNoLabel: /and|or|of|for|the/u,
  links: {
    contact: /contact/u,
    about: /\babout(?![\p{L} ]*avatar)|profile|history/u,
    admission: /admission|enrol|\bregister|registration/u,
    prices: /\bfees?\b|tuition|pricing|prices|\bcosts?\b/u,
    events: /calendar|agenda|\bevents?\b|schedule|program/u,
    services: /services|practice|courses/u,
    team: /\bteam\b|\bstaff\b|people|faculty/u,
    faq: /\bfaqs?\b|questions|frequent/u,
    deadlines: /deadline|due dates/u,
    forms: /\bforms?\b|checklist|documents/u,
    listings: /listings|for sale|for-sale/u,
  },
  neverLinked:
    /privacy|\bterms\b|cookie|disclaimer|accessibility|site-?map|\blog-?in\b|sign-?in|\bsearch\b|thank|not found/u,
};
