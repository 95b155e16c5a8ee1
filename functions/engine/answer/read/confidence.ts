/**
 * How sure a reply is, by what the model found and what the gate left of it. Shares of right replies on the recorded
 * tapes, a careful and a careless one: `docs/quality.md`.
 */
export const readingConfidence = {
  answered: { whole: 0.95, sentencesLost: 0.85, quoted: 0.9, valueUnsaid: 0.85, part: 0.75 },
  unsure: { firstSentenceLost: 0.45, part: 0.5 },
  /** That the site does not say it. */
  declined: 0.9,
} as const;
