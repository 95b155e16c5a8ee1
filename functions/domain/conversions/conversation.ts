/** A conversation of one visitor with one assistant. */
export type Conversation = { owner: string; sessionId: string };
