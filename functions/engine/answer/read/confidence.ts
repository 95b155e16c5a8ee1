/** How sure a reply is, by what the model found and what the gate left of it. Set by judgement: no recorded replies yet. */
export const readingConfidence = {
  answered: { whole: 0.95, sentencesLost: 0.85, quoted: 0.75, valueUnsaid: 0.8, part: 0.75 },
  unsure: { firstSentenceLost: 0.45, part: 0.5 },
  /** That the site does not say it. */
  declined: 0.9,
} as const;
