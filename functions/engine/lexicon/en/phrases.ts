import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting: 'Hello! I am the AI assistant of {organisation}. I answer {from}. What would you like to know?',
  thanks: 'You are welcome. Is there anything else you would like to know about {organisation}?',
  goodbye: 'Goodbye, and thank you for visiting {organisation}.',
  neverMind: 'All right. What else would you like to know?',
  identity:
    'I am an AI assistant of {organisation}, not a person. I answer {from} and show where it says so.',
  howAreYou:
    'Thank you, all is well here. I am the AI assistant of {organisation}. What would you like to know?',
  unsure: 'The closest I found:',
  websiteSays: 'Here is what {says}:',
  noSureAnswer: 'I have no sure answer to that.',
  closest: 'The closest {in}:',
  declined: 'I could not find that {in}.',
  refused: 'I can only answer questions about {organisation} {from}, so I cannot help with that.',
  abuse: 'I would like to help with questions about {organisation}. Please ask me one.',
  opening: 'I am here to help. What would you like to know about {organisation}?',
  complaint: 'I am sorry that this did not help. Please ask in other words.',
  privacy:
    'I am an AI assistant. {organisation} can read this conversation, so please leave out anything confidential.',
  handoff: 'You can reach {organisation} here: {contact}.',
  handoffWithoutContact: "I'll pass this to someone at {organisation}.",
  contactOffer: 'You can ask {organisation} directly: {contact}.',
  phone: 'phone',
  email: 'email',
  past: 'Please note that this date has passed.',
  foreignQuote: 'Here is what {says}, in {language}:',
  topicPage: '{topic}: “{title}”.',
  origins: {
    website: {
      in: 'on the website of {organisation}',
      from: 'from its website',
      says: 'the website says',
      topic: 'The website has a page on this',
    },
    documents: {
      in: 'in the documents of {organisation}',
      from: 'from its documents',
      says: 'the documents say',
      topic: 'There is a document on this',
    },
  },
};
