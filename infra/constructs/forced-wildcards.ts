/** Every wildcard our roles may contain, and why it can't be narrower. Any other fails the synthesis. */
export const forcedWildcards: readonly { resource: RegExp; reason: string }[] = [
  {
    resource: /^\*$/,
    reason:
      "X-Ray, Amazon Textract, StartTranscriptionJob, the lists of CloudFront and RequestCertificate do not support resources. Textract reads with its caller's permissions; a condition limits transcripts to the one bucket.",
  },
  {
    resource: /\/(?:robots|uploads|conversions|self-tests|mails)\/[\w*/.]+$/,
    reason: 'Objects belong to any conversion: the pattern fixes their kind and leaves the id open.',
  },
  {
    resource: /:rule\/DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3\*$/,
    reason: 'GuardDuty names the rule that reports uploads, and AWS documents this pattern for it.',
  },
  {
    resource: /:secret:[\w/.-]+-\?{6}$/,
    reason: 'Secrets Manager appends six characters to the name of a secret.',
  },
  {
    resource: /:cloudfront::[^:]+:(?:distribution|distribution-tenant|connection-group)\/\*$/,
    reason: 'CloudFront names tenants, and the group and distribution of a later stack, by ids of its own.',
  },
  {
    resource: /:transcription-job\/[^/]+-\*$/,
    reason: 'Transcription names start with the name of the bucket; the rest identifies the recording.',
  },
  {
    resource: /^arn:aws:bedrock:\*::foundation-model\/[\w.:-]+$/,
    reason: 'An inference profile runs the named model in any region of its geography.',
  },
];
