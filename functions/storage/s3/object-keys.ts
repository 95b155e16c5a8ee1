/** Where objects live: robots.txt files by origin, uploads, probes of the self-tests, and everything of a conversion under its prefix. Names given by visitors are never part of a key. */
export const objectKeys = {
  robots: (originHash: string) => `robots/${originHash}.json`,
  /** Looked for to see whether the bucket answers; there is no such object. */
  probe: () => 'monitor/probe',
  /** Written by a signed link to see whether uploads arrive; each overwrites the one before. */
  uploadProbe: () => 'monitor/upload',
  upload: (uploadId: string) => `uploads/${uploadId}`,
  /** Written and removed by a self-test. */
  selfTest: (id: string) => `self-tests/${id}`,
  /** Prefix of everything that a conversion has. */
  conversion: (conversionId: string) => `conversions/${conversionId}/`,
  original: (conversionId: string, sourceId: string) => `conversions/${conversionId}/originals/${sourceId}`,
  source: (conversionId: string, sourceId: string) => `conversions/${conversionId}/sources/${sourceId}.json`,
  /** Prefix of what was said in the recording of an entry: its captions, and one transcript a recording. */
  transcripts: (conversionId: string, itemId: string) => `conversions/${conversionId}/transcripts/${itemId}/`,
  captions: (conversionId: string, itemId: string) =>
    `conversions/${conversionId}/transcripts/${itemId}/captions`,
  workState: (conversionId: string, stateKey: string) => `conversions/${conversionId}/work/${stateKey}.json`,
  corrections: (conversionId: string, version: string) =>
    `conversions/${conversionId}/corrections/${version}.json`,
  readiness: (conversionId: string, version: string) =>
    `conversions/${conversionId}/readiness/${version}.json`,
  /** Prefix of the files of a form's submissions, or of one of them. */
  formFiles: ({ conversionId, formId, submissionId }: FormFolder) =>
    `conversions/${conversionId}/forms/${formId}/${submissionId ? `${submissionId}/` : ''}`,
  knowledge: (conversionId: string, version: string) => `conversions/${conversionId}/knowledge/${version}`,
  vectors: (conversionId: string, version: string) =>
    `conversions/${conversionId}/knowledge/${version}.vectors`,
};

type FormFolder = { conversionId: string; formId: string; submissionId?: string };
