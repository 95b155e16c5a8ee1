import { dataSafety } from '#shared/brands/data-safety.ts';
import type { Facts } from './describe-facts.ts';

/** One question about the product in the wordings that customers and visitors use, the first of them shown; and its answer. */
export type HelpTopic = {
  asked: readonly [string, ...string[]];
  answer: (facts: Facts) => string;
  /** Where the product says it; the questions and answers otherwise. */
  path?:
    | '/#pricing'
    | '/contact'
    | '/help/widget'
    | '/privacy'
    | '/dpa'
    | '/subprocessors'
    | '/accessibility'
    | '/terms';
};

/** What customers ask before they buy: the trial, prices, payment. */
const buying: readonly HelpTopic[] = [
  {
    asked: [
      'Is there a free trial?',
      'Is the trial free?',
      'Can I try it for free?',
      'Can I test it first?',
      'How long is the trial?',
      'Is there a free version?',
      'Can I try it before I buy?',
    ],
    path: '/#pricing',
    answer: ({ trialDays }) =>
      `Yes. The trial is free for ${trialDays} days. You don't need a credit card, and there is nothing to cancel.`,
  },
  {
    asked: [
      'What does the trial include?',
      'What is included in the trial?',
      'What can I do in the trial?',
      'What do I get during the trial?',
      'What are the features of the trial?',
    ],
    path: '/#pricing',
    answer: ({ trialDays, trialPageLimit }) =>
      `The trial includes everything for ${trialDays} days: up to ${trialPageLimit} pages of your website and your documents, the assistant page and the chat widget. You don't need a credit card.`,
  },
  {
    asked: [
      'Do I need a credit card for the trial?',
      'Do I have to enter a credit card to sign up?',
      'Do you ask for my credit card?',
      'Is a credit card required?',
      'Is there a trial without a credit card?',
      'Do I need a card to start the trial?',
      'Do I give my card details for the trial?',
    ],
    path: '/#pricing',
    answer: () => 'No. The trial asks for no credit card. You enter one only when you choose a plan.',
  },
  {
    asked: [
      'What happens after the trial?',
      'What happens when the trial ends?',
      'Is the trial renewed automatically?',
      'Am I charged after the trial?',
      'What happens when the trial is over?',
      'What happens at the end of the trial?',
      'Am I charged automatically when the trial ends?',
    ],
    path: '/#pricing',
    answer: ({ trialDays }) =>
      `After ${trialDays} days the assistant pauses unless you choose a plan; nothing is charged by itself. Your data is kept for 30 days, so you can pick up where you left off.`,
  },
  {
    asked: [
      'What does it cost?',
      'How much is it?',
      'What are your prices?',
      'How much do you charge?',
      'What is the price per month?',
      'What does the subscription cost?',
      'Which plans are there?',
      'How much is the cheapest plan?',
      'How much do we pay?',
      'What would we pay?',
      'How expensive is it?',
      'Pricing',
      'Costs',
    ],
    path: '/#pricing',
    answer: ({ prices, trialDays, setupFee, annualDiscount }) =>
      `The plans: ${prices}. ${setupFee}, paying by the year takes ${annualDiscount} off, and the first ${trialDays} days are free.`,
  },
  {
    asked: [
      'Is there a setup fee?',
      'Are there hidden costs?',
      'Do I pay for the setup?',
      'Are there extra fees?',
    ],
    path: '/#pricing',
    answer: ({ setupFee }) => `No. ${setupFee}, and nothing is charged beyond the price of your plan.`,
  },
  {
    asked: [
      'Is there a discount?',
      'Is it cheaper by the year?',
      'Do you have a discount for paying annually?',
      'Do you offer discounts for nonprofits?',
      'Do schools get a discount?',
      'How much do I save with annual billing?',
      'Is annual billing cheaper?',
      'Is yearly payment cheaper?',
    ],
    path: '/#pricing',
    answer: ({ annualDiscount, isSchool, email }) =>
      `Yes. Paying by the year takes ${annualDiscount} off twelve monthly payments. ${isSchool ? `There are academic discounts and bulk licensing for districts: write to ${email}.` : `For anything else, write to ${email}.`}`,
  },
  {
    asked: [
      'How can I pay?',
      'Which payment methods do you accept?',
      'Can I pay by card?',
      'Do you take PayPal?',
      'Can I pay monthly?',
      'What payment options are there?',
      'Do you accept credit cards?',
      'Which cards do you accept?',
      'What do you accept as payment?',
    ],
    path: '/#pricing',
    answer: ({ isSchool }) =>
      `You pay by card, by the month or by the year, in the Billing tab of your dashboard. ${isSchool ? 'Schools can also pay by invoice or purchase order.' : 'An invoice or a purchase order is possible on request.'}`,
  },
  {
    asked: [
      'Can we pay by invoice?',
      'Can we pay by purchase order?',
      'Do you accept purchase orders?',
      'Can we get an invoice?',
      'Do you send invoices to schools?',
      'How are schools billed?',
      'Can you bill our district?',
      'We need an invoice',
      'Is payment by invoice possible?',
    ],
    path: '/#pricing',
    answer: ({ isSchool, email }) =>
      isSchool
        ? 'Yes. Schools are billed by fiscal year, July 1 to June 30, and may pay by purchase order. A school that starts during the year pays for the months that are left.'
        : `Yes, on request: write to ${email}. Otherwise you pay by card in the Billing tab of your dashboard.`,
  },
  {
    asked: [
      'Can I cancel?',
      'How do I cancel?',
      'How do I cancel my subscription?',
      'Is there a contract?',
      'Is there a minimum term?',
      'Can I stop at any time?',
      'How do I cancel my plan?',
      'Can I cancel anytime?',
      'Am I locked in?',
      'Is there a lock-in?',
      'Am I bound by a contract?',
      'Cancellation',
    ],
    path: '/terms',
    answer: () =>
      'Yes. You can cancel your plan at any time in the Billing tab of your dashboard. The assistant keeps working until the end of the period you paid for.',
  },
  {
    asked: [
      'Do you give refunds?',
      'Can I get my money back?',
      'What is your refund policy?',
      'Is there a money-back guarantee?',
      'Can I have my money back if I am not satisfied?',
    ],
    path: '/terms',
    answer: ({ email }) =>
      `Our terms promise no refund: a cancelled plan keeps working to the end of the period that is paid. Try it free first, and write to ${email} if something went wrong.`,
  },
  {
    asked: [
      'Can I change my plan?',
      'Can I upgrade later?',
      'How do I switch to another plan?',
      'Can I downgrade?',
      'How do I upgrade my plan?',
      'Can I upgrade our plan?',
      'Is it possible to change plans later?',
    ],
    path: '/#pricing',
    answer: () =>
      'Yes, at any time, in the Billing tab of your dashboard. You see what it costs before you confirm.',
  },
  {
    asked: [
      'Which plan do I need?',
      'Which plan is right for us?',
      'What is the difference between the plans?',
      'How many conversations are included?',
      'How many questions can visitors ask?',
      'How many messages do I get?',
      'Is there a limit on conversations?',
      'Which plan should I choose?',
      'How many conversations do we get per month?',
      'Which plan do you recommend?',
    ],
    path: '/#pricing',
    answer: ({ conversations, pagesOfPlans }) =>
      `The plans differ in conversations a month (${conversations}) and in how much they read: ${pagesOfPlans}.`,
  },
  {
    asked: [
      'What happens if we exceed the limit?',
      'What if we run out of conversations?',
      'Do we pay extra for more conversations?',
      'What happens when the monthly limit is reached?',
      'What happens when our conversations are used up?',
      'What if we go over the limit?',
      'Is there a charge for additional conversations?',
    ],
    path: '/#pricing',
    answer: () =>
      'Conversations that have begun go on. New ones pause until the next month or until you choose a larger plan. Nothing extra is charged, and we write to you before it happens.',
  },
];

/** Building an assistant and putting it on a website. */
const building: readonly HelpTopic[] = [
  {
    asked: [
      'How do I begin?',
      'How do I get started?',
      'How do I sign up?',
      'What do I need to start?',
      'Where do I sign up?',
      'How do I create an account?',
      'How do I register?',
      'Where can I register?',
      'Where can I create an account?',
      'Where do I start?',
    ],
    answer: () =>
      'To begin, press "Start Free Trial", enter the address of your website, and choose a username and a password.',
  },
  {
    asked: [
      'How does it work?',
      'What does it do?',
      'What is this?',
      'How does the assistant work?',
      'What do you do?',
      'What is your product?',
      'What is it for?',
      'Can you explain how it works?',
      'Explain how this works',
      'What exactly is it?',
      'What exactly is this?',
      'Tell me about the product',
    ],
    answer: ({ name, visitor }) =>
      `${name} reads your website and your documents and builds an assistant from them. A ${visitor} asks a question and gets the sentence that answers it, with a link to the page that says so.`,
  },
  {
    asked: [
      'How long does the setup take?',
      'How quickly can I go live?',
      'How long does it take to set up?',
      'How soon can we start?',
      'How many minutes does it take?',
      'How fast can I set it up?',
      'How long until it is ready?',
      'How long does the installation take?',
      'How long is the setup?',
      'What is the setup time?',
      'When can we go live?',
    ],
    answer: () =>
      'Three to five minutes. You fill in one form, watch your pages being read, and the assistant opens by itself.',
  },
  {
    asked: [
      'Do I need to know how to program?',
      'Do I need technical skills?',
      'Do I need a developer?',
      'Do I need to code?',
      'Is it hard to install?',
      'Do I need coding skills?',
      'Can I do it without a developer?',
      'Do I need programming knowledge?',
      'Do I have to write code?',
      'Do I need an IT department?',
    ],
    answer: () =>
      'No. The assistant has a page of its own. To put it on your website, you copy one line of code into it.',
  },
  {
    asked: [
      'How do I put it on my website?',
      'Can I embed it on my site?',
      'How do I install the widget?',
      'How do I add the chat to my website?',
      'Does it work with any website?',
      'Where do I paste the code?',
      'Which website builders does it work with?',
      'How do I embed the chat on our site?',
      'How do I install it on my website?',
      'Where does the code go?',
      'How do I integrate it into our website?',
      'How do I add it to my site?',
    ],
    path: '/help/widget',
    answer: ({ platforms }) =>
      `You copy one line of code into your website, before </body>. It works on any website; there are steps for ${platforms}. If you cannot add code, link to the page that your assistant has.`,
  },
  {
    asked: [
      'Do I have to change my website?',
      'Do I have to rebuild my website?',
      'Does my website become slower or change?',
      'Will it slow down my site?',
      'Do you change anything on our website?',
      'Do we need to rebuild our site?',
      'Will my website be slower?',
      'Does it change anything on my site?',
      'Does it affect our website?',
    ],
    answer: () =>
      'No. We read your pages slowly and politely, obey robots.txt, and change nothing on your website. The assistant has a page of its own, and one line of code puts it on yours.',
  },
  {
    asked: [
      'What do you read?',
      'What does it read?',
      'What does it learn from?',
      'Where do the answers come from?',
      'Where does it get its information?',
      'Can it read pages behind a login?',
      'Does it read password-protected pages?',
      'Which pages does it read?',
      'Which sources does it use?',
      'Does it read pages that need a login?',
    ],
    answer: () =>
      'It reads the public pages of your website, the documents that they link to, and what you upload. It obeys robots.txt and sees nothing behind a login.',
  },
  {
    asked: [
      'How many pages do you read?',
      'How many pages can it read?',
      'Is there a page limit?',
      'Can it read a large website?',
      'How big can my website be?',
      'What is the maximum number of pages?',
      'How many pages are read in the trial?',
    ],
    path: '/#pricing',
    answer: ({ trialPageLimit, pagesOfPlans }) =>
      `The trial reads up to ${trialPageLimit} pages of your website, and paid plans read more: ${pagesOfPlans}. Once you have a plan, your dashboard offers to read the rest at once.`,
  },
  {
    asked: [
      'Which documents can I upload?',
      'Can I upload a PDF?',
      'Can it read PDFs?',
      'Which file types do you support?',
      'Can I add Word or Excel files?',
      'How large can a file be?',
      'Can I upload documents?',
      'Can we upload Word documents?',
      'Which file formats are supported?',
      'Does it read PDF files?',
      'What is the maximum file size?',
    ],
    answer: ({ documents, documentMegabytes }) =>
      `You can upload documents of up to ${documentMegabytes} MB each: ${documents}.`,
  },
  {
    asked: [
      'What if I do not have a website?',
      'Can I use it without a website?',
      'Does it work without a website?',
      'Do I need a website?',
      'We have no website',
      'Can I use it if I have no website?',
    ],
    answer: () =>
      'Choose "Don\'t have a website" in the form and upload documents, or name a website to learn from.',
  },
  {
    asked: [
      'How do you keep the answers up to date?',
      'What happens when my website changes?',
      'How often do you read my website?',
      'How do I update it?',
      'What if our website is out of date?',
      'Do I have to update it myself?',
      'What if I change a page?',
      'Does it update automatically?',
      'How do I refresh the content?',
      'How often is our website read again?',
      'What happens if we change our website?',
      'Does it refresh by itself?',
    ],
    answer: ({ readAgain }) =>
      `Read your website again whenever it has changed, in the Knowledge Base tab of your dashboard. Paid plans also read it again by themselves (${readAgain}). The new knowledge replaces the old one at once.`,
  },
  {
    asked: [
      'Can I change the look?',
      'Can I customize the widget?',
      'Can I use my own logo?',
      'Can I use our colors?',
      'Can I brand it?',
      'Can the assistant have its own name?',
      'Can I change the color of the chat?',
      'Is the design customizable?',
      'Can I customize the colors?',
      'Is branding possible?',
      'Is custom branding possible?',
      'Can I change the design?',
      'Can I adapt the design?',
    ],
    answer: () =>
      'Yes. You choose the name, the logo, the color and the greeting of your assistant, and the style, size and position of the widget.',
  },
  {
    asked: [
      'Can I use my own domain?',
      'Is a custom domain possible?',
      'What is the address of the assistant?',
      'Does it run on our domain?',
      'Which link do I share?',
      'Do you support custom domains?',
      'Can it run on my own domain?',
    ],
    answer: ({ domain }) =>
      `The assistant has a page at ${domain}, and the widget puts it on any page of your own domain. A custom domain that you enter in the settings comes first among the links to share.`,
  },
];

/** What the assistant says and to whom. */
const answering: readonly HelpTopic[] = [
  {
    asked: [
      'Does the assistant make things up?',
      'Does it make things up?',
      'Does it hallucinate?',
      'Can it give wrong answers?',
      'How accurate is it?',
      'How reliable are the answers?',
      'Can I trust the answers?',
      'Does it invent answers?',
      'How accurate are the answers?',
      'How precise are the answers?',
      'Does the AI invent things?',
      'Does it ever make up answers?',
      'Will it lie?',
      'Are the answers correct?',
    ],
    answer: ({ organisation }) =>
      `No. The assistant makes nothing up: every sentence stands on a sentence of your website or documents, and links to it. Where the ${organisation} says nothing, it tells the visitor instead of guessing.`,
  },
  {
    asked: [
      'What happens when it does not know the answer?',
      'What if it cannot answer?',
      'What does it say when it does not know?',
      'What if the answer is not on our website?',
      "What if it doesn't know something?",
      'What does the bot do when it does not know?',
      'What happens if it cannot find an answer?',
    ],
    answer: () =>
      "It says that your website doesn't say, shows the closest passages, and offers to forward the question to one of your people.",
  },
  {
    asked: [
      'Can I correct an answer?',
      'Can I edit the answers?',
      'How do I fix a wrong answer?',
      'Can I write my own answers?',
      'Can I change what it says?',
      'Can I add an answer myself?',
      'Can I train it?',
      'Can we change the answers it gives?',
      'How can I edit an answer?',
      'Can I add my own answers?',
      'My assistant gives wrong answers, what do I do?',
      'What if an answer is wrong?',
    ],
    answer: () =>
      'Yes. In your dashboard you see every question and write the answer yourself. It counts within seconds, comes before the website, and is found in other wordings too.',
  },
  {
    asked: [
      'Do you check that the website is mine?',
      'Do you check that I own the website?',
      'Do I have to prove that I own the website?',
      'Can somebody else make an assistant of my website?',
      'Somebody has made an assistant of our website',
    ],
    path: '/terms',
    answer: ({ email }) =>
      `No proof is asked at signup: whoever signs up confirms that they may let us read the website. If somebody has made an assistant of your website without your consent, write to ${email} and we take it offline.`,
  },
  {
    asked: [
      'Can visitors talk to a person?',
      'Does it hand over to a human?',
      'Can it forward questions to us?',
      'What if a visitor wants a human?',
      'How do leads reach us?',
      'Does it collect contact details?',
      'Can visitors leave a message?',
      'Can it hand over to a real person?',
      'Is there a human handoff?',
      'Does it capture leads?',
      'Can a visitor reach a human?',
      'Does it generate leads?',
    ],
    answer: () =>
      'Yes. At any time a visitor can ask for a person and leave a name, a way to be reached and a message. It comes by email to the people you name, and stays in your inbox with the conversation.',
  },
  {
    asked: [
      'Which languages does it speak?',
      'Does it speak Spanish?',
      'Can it answer in other languages?',
      'Is it multilingual?',
      'Does it translate?',
      'Can visitors ask in their own language?',
      'Does it answer in French?',
      'Which languages are supported?',
      'Does it understand German?',
      'Can it speak Spanish?',
      'Can it answer in French?',
    ],
    answer: () =>
      'It answers in the language of your website. A visitor who asks in another language gets the original sentence, with a note in their own language.',
  },
  {
    asked: [
      'Is it a person or an AI?',
      'Is it a robot?',
      'Am I talking to a bot?',
      'Do visitors know that it is an AI?',
      'Is it an AI?',
      'Is this a human or a bot?',
      'Are visitors told that it is an AI?',
    ],
    answer: () => 'An AI assistant answers, and it says so. Visitors can ask for a person at any time.',
  },
  {
    asked: [
      'Is it ChatGPT?',
      'Do you use ChatGPT?',
      'Which AI model do you use?',
      'Do you use OpenAI?',
      'Which language model is behind it?',
      'How is it different from ChatGPT?',
      'Does it use GPT-4?',
      'Is it based on ChatGPT?',
      'Does it use GPT?',
      'What AI model is used?',
    ],
    path: '/subprocessors',
    answer: () =>
      'No. It finds the sentences of your website that answer a question and quotes them. A language model on Amazon Bedrock may phrase the answer, and every sentence of it is checked against the quotes.',
  },
  {
    asked: [
      'Can I see what visitors ask?',
      'Can I read the conversations?',
      'Are there statistics?',
      'Is there a dashboard?',
      'Do I get reports?',
      'Can I see the chat history?',
      'Do you have analytics?',
      'Can I view the chats?',
      'Where do I see the conversations?',
      'Can I read the chats?',
      'Can I see the questions?',
    ],
    answer: () =>
      'Yes. Your dashboard shows each conversation with its sources, what could not be answered, and figures by day and by month.',
  },
  {
    asked: [
      'Can it take appointments?',
      'Can visitors book an appointment?',
      'Does it book appointments?',
      'Can it schedule meetings?',
      'Is appointment booking possible?',
      'Can it book appointments for us?',
    ],
    answer: () =>
      'It keeps no calendar. It quotes how to book from your website, and takes the name, the contact and the wish of a visitor for you.',
  },
  {
    asked: [
      'Does it work on a phone?',
      'Is it mobile friendly?',
      'Does it work on mobile?',
      'Is there an app?',
      'Can visitors use it on their phones?',
      'Does it work on mobile phones?',
      'Is there a mobile app?',
      'Mobile',
      'Smartphone',
    ],
    answer: () =>
      'Yes. The assistant and your dashboard work in the browser of a phone; there is no app to install.',
  },
];

/** Data, law and help. */
const trusting: readonly HelpTopic[] = [
  {
    asked: [
      'Is the data safe?',
      'How do you protect our data?',
      'Is it secure?',
      'Is the data encrypted?',
      'How secure is it?',
      'What about security?',
      'How is the data encrypted?',
      'Is my data secure?',
    ],
    path: '/dpa',
    answer: () => dataSafety,
  },
  {
    asked: [
      'Where is the data stored?',
      'Where are your servers?',
      'In which country is our data?',
      'Where do you host?',
      'Who hosts it?',
      'Do you use AWS?',
      'What is the location of the data?',
      'Data location',
      'Where do you store our data?',
      'In which country is the data hosted?',
    ],
    path: '/subprocessors',
    answer: () =>
      'On Amazon Web Services in the United States. Everyone who works for us is on our list of subprocessors.',
  },
  {
    asked: [
      'Do you train AI on our data?',
      'Is our content used for training?',
      'Do you sell our data?',
      'Do you share our data?',
      'What do you do with our data?',
      'Who owns the content?',
      'Who sees our data?',
      'Do you use our data to train models?',
      'Is my data sold?',
      'Who owns our content?',
    ],
    path: '/terms',
    answer: () =>
      'Your website, documents and conversations stay yours. We use them to run your assistant and for nothing else: we train no models on them and sell nothing.',
  },
  {
    asked: [
      'What do you store about visitors?',
      'Is it private?',
      'Do visitors need an account?',
      'Do you track visitors?',
      'Do you use cookies for advertising?',
      'What about privacy?',
      'What is your privacy policy?',
      'Which data do you collect?',
      'How long do you keep conversations?',
      'Do visitors have to create an account?',
      'Do visitors have to register?',
      'What data do you collect about visitors?',
      'How long are conversations stored?',
    ],
    path: '/privacy',
    answer: () =>
      'Visitors need no account. We store what they ask, on which page, and the answer, under a random session number, until you or the visitor deletes it. Numbers of cards and accounts are masked first. We show no advertising and follow nobody across websites.',
  },
  {
    asked: [
      'Are you GDPR compliant?',
      'Does it comply with the GDPR?',
      'Do you have a data processing agreement?',
      'Do you sign a DPA?',
      'Can I get a DPA?',
      'GDPR',
      'What about the GDPR?',
      'DPA',
      'Do you offer a DPA?',
    ],
    path: '/dpa',
    answer: ({ organisation }) =>
      `There is a data processing agreement, which is part of the terms: your ${organisation} is the controller and we are the processor. Transfers rest on the standard contractual clauses, a breach is reported within 48 hours, and data can be exported and deleted.`,
  },
  {
    asked: [
      'Is it FERPA compliant?',
      'Is student data involved?',
      'Do you use student records?',
      'What about FERPA?',
      'Is it safe for children?',
      'Do you collect data of students?',
      'FERPA',
      'Do you comply with FERPA?',
      'Does it use student data?',
    ],
    path: '/privacy',
    answer: ({ email }) =>
      `It needs no student records: it reads public pages and the documents you choose, and visitors need no account. The data processing agreement is part of the terms. For the papers that you need about FERPA, write to ${email}.`,
  },
  {
    asked: [
      'Is it accessible?',
      'Does it meet WCAG?',
      'Is it ADA compliant?',
      'Do you have a VPAT?',
      'Does it work with a screen reader?',
      'Can blind people use it?',
      'What about accessibility?',
      'Is it WCAG compliant?',
      'Does the widget work with screen readers?',
      'Is it accessible for people with disabilities?',
    ],
    path: '/accessibility',
    answer: () =>
      'It is built to meet WCAG 2.2 at level AA, works with the keyboard alone, and is checked by machine with each change. There is a conformance report in the form of a VPAT for districts and agencies.',
  },
  {
    asked: [
      'How do I delete my account?',
      'Can I delete my data?',
      'How do I delete my assistant?',
      'What happens to my data when I cancel?',
      'Can you erase everything?',
      'Can I delete my account?',
      'How can I erase my data?',
      'Can I erase my data?',
    ],
    path: '/terms',
    answer: () =>
      'You delete your account in your dashboard under Account. Everything is erased after a grace period of seven days. Single conversations, documents and answers can be deleted one by one.',
  },
  {
    asked: [
      'How do I change my password?',
      'I forgot my password',
      'How do I reset my password?',
      'I cannot log in',
      'I cannot sign in',
      'I lost my password',
    ],
    answer: () =>
      'To change your password, sign in, open your dashboard and choose Account. If you forgot your password, press "Forgot your password?" on the sign-in page, and we email you a link.',
  },
  {
    asked: [
      'How do I change my email address?',
      'Can I change my sign-in email?',
      'How do I update my email?',
      'I have a new email address',
      'My email has changed',
      'How do I update my email address?',
    ],
    answer: () =>
      'You change it in your dashboard under Account. The new address counts once you confirm the link that we send there.',
  },
  {
    asked: [
      'Can my colleagues use it too?',
      'Can I add users?',
      'How do I invite my team?',
      'Can several people manage it?',
      'Can more than one person log in?',
      'How do I add a team member?',
      'Can we have more than one user?',
      'How do I add another user?',
      'Can we have several users?',
    ],
    answer: () =>
      'Yes. You invite colleagues by email from your dashboard, and each signs in with a password of their own.',
  },
  {
    asked: [
      'How do I contact support?',
      'How can I reach you?',
      'Do you have phone support?',
      'What is your phone number?',
      'What is your email address?',
      'When are you open?',
      'When is support available?',
      'What are your hours?',
      'When can I call you?',
      'What is the phone number of support?',
      'What is the email of support?',
      'Support phone number',
    ],
    path: '/contact',
    answer: ({ email, phone, supportHours, replyHours }) =>
      `Write to ${email} or call ${phone}, ${supportHours}. We answer within ${replyHours} hours.`,
  },
  {
    asked: [
      'Who is behind it?',
      'Which company runs this?',
      'Who are you?',
      'Who made this?',
      'What is the name of your company?',
      'What company is behind this?',
      'Who runs this service?',
      'Who operates it?',
    ],
    path: '/contact',
    answer: ({ name, company }) => `${name} is a service of ${company}.`,
  },
];

/** What customers and visitors ask about the product, with answers valid for every brand. */
export const helpTopics: readonly HelpTopic[] = [...buying, ...building, ...answering, ...trusting];
