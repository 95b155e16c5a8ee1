/** When the visitor last typed what is not sent yet, for a person who is in the conversation. */
export const typing = { at: 0 };
