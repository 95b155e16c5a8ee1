import type { SiteQuestions } from '../site-questions.ts';

export const siteQuestions: SiteQuestions = {
  opensQuestion: /what|how|who|when|where|which|do|does|is|are|can|could|may|will|should/u,
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
