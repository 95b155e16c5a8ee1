/** Domain at which a brand's assistants get mail. A domain of its own, so that the brand's people keep theirs. */
export const findInboundDomain = ({ domain }: { domain: string }): string => `ask.${domain}`;
