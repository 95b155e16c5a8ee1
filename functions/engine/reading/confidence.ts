/**
 * Confidence of a reply by the model's verdict and the gate's result: the shares of right replies on two recorded
 * tapes, a careful and a careless one (`docs/quality.md`).
 */
export const readingConfidence = {
  answered: { whole: 0.95, sentencesLost: 0.85, quoted: 0.9, valueUnsaid: 0.85, part: 0.75 },
  unsure: { firstSentenceLost: 0.45, part: 0.5 },
  /** That the site doesn't tell. */
  declined: 0.9,
} as const;
