/** When the visitor last typed, for a person who is in the conversation. */
export const typing = { at: 0 };
