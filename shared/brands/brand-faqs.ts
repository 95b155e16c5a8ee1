import type { BrandId } from './brand-names.ts';

/** A common question about a brand's product, with its answer. */
export type FaqEntry = { question: string; answer: string };

/** The common questions of each brand. A file of its own, because pages load them last. */
const faqs: Record<BrandId, readonly FaqEntry[]> = {
  edgpt: [
    {
      question: 'Does the assistant make things up?',
      answer:
        'No. Every sentence it says stands on a sentence of your website or documents, and it links to it. Where the website is silent, it says so and offers a person.',
    },
    {
      question: 'Can we pay by purchase order?',
      answer: 'Yes. Schools are billed by fiscal year, July 1 to June 30, and may pay by purchase order.',
    },
    {
      question: 'What if our website is out of date?',
      answer:
        'You see every question it could not answer, and you can add the answer yourself. It is live within seconds.',
    },
    {
      question: 'Is student data involved?',
      answer:
        'No student records: it reads public pages and the documents you choose, and visitors need no account. What visitors write is kept for you alone, and you can delete it.',
    },
  ],
  law: [
    {
      question: 'Will it give legal advice?',
      answer:
        'No. Asked for it, the assistant says “I cannot give legal advice. An attorney can.” and how to reach you. What your website says about the subject may follow, as a quote with its source.',
    },
    {
      question: 'Is what a visitor writes confidential?',
      answer:
        'Conversations are encrypted, and you and the visitor can delete them. You can read them, so the assistant, asked about privacy, tells visitors to leave out anything confidential.',
    },
    {
      question: 'Can it tell which matters we decline?',
      answer: 'Yes, where your website or an answer of yours says so.',
    },
    {
      question: 'How do leads reach us?',
      answer: 'By email to the people you name, with the question and how to reach the visitor.',
    },
  ],
  tax: [
    {
      question: 'Does it give tax advice?',
      answer:
        'No. Asked for it, the assistant says “I cannot give tax advice or say what belongs in a return. A tax professional who sees your papers can.”',
    },
    {
      question: 'Are prices always right?',
      answer: 'They are quoted word for word, with a link to the page they stand on.',
    },
    {
      question: 'Can I change answers in season?',
      answer: 'At any hour. A changed answer is live within seconds.',
    },
    {
      question: 'Is client data needed?',
      answer: 'None. It reads public pages and the documents that you choose.',
    },
  ],
  cpa: [
    {
      question: 'Will it quote figures correctly?',
      answer: 'Every figure is a quote from your own pages, with its link.',
    },
    {
      question: 'Can partners see what was asked?',
      answer: 'Yes, each conversation with its sources, and what could not be answered.',
    },
    {
      question: 'Does it replace our client portal?',
      answer: 'No. It answers questions and leads clients to the portal.',
    },
    {
      question: 'What happens to our documents?',
      answer:
        'They are encrypted and used to answer your visitors, who can see what they say. Upload only what the public may know.',
    },
  ],
  broker: [
    {
      question: 'Can it leak a seller’s name?',
      answer:
        'It knows only what is public on your website or what you upload. Asked for a name, it says that it cannot name a seller, and offers a broker.',
    },
    {
      question: 'Does it qualify buyers?',
      answer: 'It tells them your requirements and takes their name and contact for you.',
    },
    {
      question: 'Can it answer in another language?',
      answer: 'It understands visitors in several languages and quotes your site in its own.',
    },
    {
      question: 'What happens to a sold listing?',
      answer: 'Read the site again with one click, and it is gone from the answers.',
    },
  ],
  gpt: [
    {
      question: 'Does the assistant make things up?',
      answer: 'No. It says what your website says, links to it, and tells you when the website doesn’t say.',
    },
    {
      question: 'Do I have to change my website?',
      answer: 'No. The assistant has a page of its own, and one line of code puts it on yours.',
    },
    {
      question: 'What does the trial include?',
      answer: 'Seven days, up to 25 pages and your documents, without a credit card.',
    },
    {
      question: 'Can I cancel?',
      answer: 'At any time, in the Billing tab of your dashboard. There is no setup fee to lose.',
    },
  ],
};

/** The common questions of a brand. */
export function listFaq(brandId: BrandId): readonly FaqEntry[] {
  const own: readonly FaqEntry[] | undefined = faqs[brandId];
  return own ?? [];
}
