/** What a message was understood as where the assistant refuses: said so, and no gap in what the site tells. */
export const refusedIntents: ReadonlySet<string> = new Set(['injection', 'abuse', 'offTopic']);
