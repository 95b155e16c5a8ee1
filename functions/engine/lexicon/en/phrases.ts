import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting:
    'Hello! I am the AI assistant of {organisation}. I answer from its website. What would you like to know?',
  thanks: 'You are welcome. Is there anything else you would like to know about {organisation}?',
  goodbye: 'Goodbye, and thank you for visiting {organisation}.',
  identity:
    'I am an AI assistant of {organisation}, not a person. I answer with what its website says and show where it says so.',
  howAreYou:
    'Thank you, all is well here. I am the AI assistant of {organisation}. What would you like to know?',
  unsure: 'I am not certain that this answers your question. The closest I found:',
  websiteSays: 'The website says about this:',
  declined: 'I could not find that on the website of {organisation}.',
  closestPage: 'The page “{title}” may come closest.',
  otherQuestion: 'On your other question:',
  refused: 'I can only answer questions about {organisation} from its website, so I cannot help with that.',
  abuse: 'I would like to help with questions about {organisation}. Please ask me one.',
  opening: 'I am here to help. What would you like to know about {organisation}?',
  complaint: 'I am sorry that this did not help. Please ask in other words.',
  privacy:
    'I am an AI assistant. {organisation} can read this conversation, so please leave out anything confidential.',
  handoff:
    'I am an AI assistant and cannot connect you directly, but you can reach {organisation} here: {contact}.',
  handoffWithoutContact:
    'I am an AI assistant and cannot connect you directly, and I found no phone number or email address on the website of {organisation}.',
  contactOffer: 'You can ask {organisation} directly: {contact}.',
  phone: 'phone',
  email: 'email',
  past: 'Please note that this date has passed.',
  foreignQuote: 'The website says, in {language}:',
  topicPage: 'The website has a page on this: “{title}”.',
  repliesIn: 'I can answer your questions in {language}.',
  staffLanguage: 'I could not find on the website of {organisation} whether anyone there speaks {language}.',
};
