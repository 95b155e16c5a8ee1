/** The website that is measured, and how it is watched. */
export const conversionSize = {
  pages: 25,
  documents: 3,
  documentGigabytes: 1 / 1024,
  steps: 8,
  pollsPerSecond: 0.5,
};
/** One message in so many is the first of its conversation. */
export const messagesOfConversation = 3;
