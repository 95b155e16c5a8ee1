import { dataSafety } from './data-safety.ts';

/** Common customer questions before and after signup, with answers valid for every brand. */
export const helpTopics = [
  {
    question: 'What does the trial include?',
    answer:
      "The trial includes everything for seven days: up to 25 pages of your website and your documents, the assistant page and the chat widget. You don't need a credit card.",
  },
  {
    question: 'Does the assistant make things up?',
    answer:
      "No. The assistant makes nothing up: every sentence stands on a sentence of your website or documents, and links to it. When your website doesn't say, it tells you instead of guessing.",
  },
  {
    question: 'How do I begin?',
    answer:
      'To begin, press "Start Free Trial", enter the address of your website, and choose a username and a password.',
  },
  {
    question: 'How can I pay?',
    answer:
      'You pay by card, by the month or by the year, in the Billing tab of your dashboard. Schools can also pay by invoice or purchase order, and so can others on request.',
  },
  {
    question: 'Can I cancel?',
    answer:
      'Yes. You can cancel your plan at any time in the Billing tab of your dashboard. The assistant keeps working until the end of the period you paid for.',
  },
  {
    question: 'How many pages do you read?',
    answer:
      'The trial reads up to 25 pages of your website, and paid plans read more: from 100 pages on the smallest to 2,000 on the largest school plan. Once you have a plan, your dashboard offers to read the rest at once.',
  },
  {
    question: 'How do I change my password?',
    answer:
      'To change your password, sign in, open your dashboard and choose Account. If you forgot your password, press "Forgot your password?" on the sign-in page, and we email you a link.',
  },
  {
    question: 'How long does the setup take?',
    answer:
      'Three to five minutes. You fill in one form, watch your pages being read, and the assistant opens by itself.',
  },
  {
    question: 'Do I need to know how to program?',
    answer:
      'No. The assistant has a page of its own. To put it on your website, you copy one line of code into it.',
  },
  {
    question: 'Which documents can I upload?',
    answer: 'You can upload PDF, Word, Excel, text and rich text files of up to 10 MB each.',
  },
  {
    question: 'What if I do not have a website?',
    answer:
      'Choose "Don\'t have a website" in the form and upload documents, or name a website to learn from.',
  },
  {
    question: 'Which languages does it speak?',
    answer:
      'It answers in the language of your website. A visitor who asks in another language gets the original sentence, with a note in their own language.',
  },
  {
    question: 'What happens when it does not know the answer?',
    answer:
      "It says that your website doesn't say, links to the closest page, and offers to forward the question to one of your people.",
  },
  {
    question: 'How do you keep the answers up to date?',
    answer:
      'Read your website again whenever it has changed, in the Knowledge Base tab of your dashboard. Paid plans also read it again automatically, every month, week or day. The new knowledge replaces the old one at once.',
  },
  {
    question: 'Is it a person or an AI?',
    answer: 'An AI assistant answers, and it says so. Visitors can ask for a person at any time.',
  },
  {
    question: 'Is it ChatGPT?',
    answer:
      'No. It finds the sentences of your website that answer a question and quotes them. A language model may phrase the answer, and every sentence of it is checked against the quotes.',
  },
  {
    question: 'What happens after the trial?',
    answer:
      'After seven days the assistant pauses unless you choose a plan. Your data is kept for 30 days, so you can pick up where you left off.',
  },
  {
    question: 'Is the data safe?',
    answer: dataSafety,
  },
  {
    question: 'Does my website become slower or change?',
    answer:
      'No. We read your pages slowly and politely, obey robots.txt, and change nothing on your website.',
  },
] as const;
