/**
 * Object keys: robots.txt files by origin, uploads, self-test probes, and everything of a conversion under
 * its prefix. Keys never contain names given by visitors.
 */
export const objectKeys = {
  robots: (originHash: string) => `robots/${originHash}.json`,
  /** Read and written to check that the bucket responds and takes writes. */
  probe: () => 'monitor/probe',
  /** Written through a presigned link to check uploads; each overwrites the last. */
  uploadProbe: () => 'monitor/upload',
  upload: (uploadId: string) => `uploads/${uploadId}`,
  /** Written and removed by a self-test. */
  selfTest: (id: string) => `self-tests/${id}`,
  /** Prefix of all objects of a conversion. */
  conversion: (conversionId: string) => `conversions/${conversionId}/`,
  /** A picture that the owner has uploaded. */
  logo: (conversionId: string, name: string) => `conversions/${conversionId}/logos/${name}`,
  original: (conversionId: string, sourceId: string) => `conversions/${conversionId}/originals/${sourceId}`,
  source: (conversionId: string, sourceId: string) => `conversions/${conversionId}/sources/${sourceId}.json`,
  /** Goes with the source, whose key it begins with. */
  pendingSource: (conversionId: string, sourceId: string) =>
    `${objectKeys.source(conversionId, sourceId)}.pending.json`,
  /** What was recognised on the pages of a scan so far. */
  scan: (conversionId: string, sourceId: string) => `conversions/${conversionId}/scans/${sourceId}.json`,
  /** Prefix of an entry's speech: its captions, and one transcript per recording. */
  transcripts: (conversionId: string, itemId: string) => `conversions/${conversionId}/transcripts/${itemId}/`,
  captions: (conversionId: string, itemId: string) =>
    `conversions/${conversionId}/transcripts/${itemId}/captions`,
  workState: (conversionId: string, stateKey: string) => `conversions/${conversionId}/work/${stateKey}.json`,
  /** What is known of the website's addresses, for asking whether they have changed. */
  pageMarks: (conversionId: string) => `conversions/${conversionId}/work/page-marks.json`,
  corrections: (conversionId: string, version: string) =>
    `conversions/${conversionId}/corrections/${version}.json`,
  readiness: (conversionId: string, version: string) =>
    `conversions/${conversionId}/readiness/${version}.json`,
  /** Prefix of the files of a form's submissions, or of a single one. */
  formFiles: ({ conversionId, formId, submissionId }: FormFolder) =>
    `conversions/${conversionId}/forms/${formId}/${submissionId ? `${submissionId}/` : ''}`,
  knowledge: (conversionId: string, version: string) => `conversions/${conversionId}/knowledge/${version}`,
  vectors: (conversionId: string, version: string) =>
    `conversions/${conversionId}/knowledge/${version}.vectors`,
};

/** Prefix of all objects in the bucket of received mails. */
export const receivedMails = 'mails/';

type FormFolder = { conversionId: string; formId: string; submissionId?: string };
