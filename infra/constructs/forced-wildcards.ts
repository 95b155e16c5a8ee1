/** Every wildcard our roles may contain, and why it can't be narrower. Any other fails the synthesis. */
export const forcedWildcards: readonly { resource: RegExp; reason: string }[] = [
  {
    resource: /^\*$/,
    reason:
      'X-Ray knows no resources, and starting a transcription neither: traces go to all of them, and transcripts by condition to the one bucket.',
  },
  {
    resource: /\/(?:robots|uploads|conversions|self-tests)\/[\w*/.]+$/,
    reason:
      'Objects are read and written for every conversion: the pattern names their kind and leaves the id open.',
  },
  {
    resource: /:rule\/DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3\*$/,
    reason: 'GuardDuty names the rule that tells it of uploads, and AWS documents this pattern for it.',
  },
  {
    resource: /:secret:[\w/.-]+-\?{6}$/,
    reason: 'Secrets Manager appends six characters to the name of a secret.',
  },
  {
    resource: /:transcription-job\/[^/]+-\*$/,
    reason: 'Transcriptions begin with the name of the bucket; the rest of theirs tells the recording.',
  },
  {
    resource: /^arn:aws:bedrock:\*::foundation-model\/[\w.:-]+$/,
    reason: 'An inference profile runs the one named model in any region of its geography.',
  },
];
