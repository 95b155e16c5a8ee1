/** Intents the assistant refuses; they are no gap in the website's content. */
export const refusedIntents: ReadonlySet<string> = new Set(['injection', 'abuse', 'offTopic']);
