/** Trial and upload limits: document 1 sections 5 and 9. */
export const trialDays = 7;
export const trialPageLimit = 25;
/** Documents that those pages link to. */
export const trialDocumentLimit = 40;
/** Conversions without an account are erased after this many days, like a trial. */
export const demonstrationDays = 7;
export const documentSizeLimitBytes = 10 * 1024 * 1024;
/** Not in the documents; twenty keeps one conversion within its time budget. */
export const documentCountLimit = 20;
export const additionalContactLimit = 2;
/** A superadmin's change of a customer's address takes effect after this time even if nobody confirms it. */
export const emailChangeWaitHours = 72;
export const chatMessageLimitCharacters = 500;
/** How long a deleted entry of a knowledge base can be put back. */
export const undoSeconds = 10;
export const knowledgeTextLimitCharacters = 50_000;
/** Limited because every visitor question is compared with each correction. */
export const correctionLimit = 200;
/** Other ways to ask for one of them, each of which is compared too. */
export const wordingLimit = 6;
export const correctionAnswerLimitCharacters = 2000;
export const captionExtensions = ['vtt', 'srt'] as const;
/** File extensions of recordings: the formats Amazon Transcribe accepts. */
export const recordingExtensions = ['mp3', 'm4a', 'wav', 'flac', 'ogg', 'amr', 'mp4', 'webm'] as const;
/**
 * Transcriptions per assistant and day (UTC): 10 MB can hold four hours of speech, which cost six dollars.
 */
export const dailyTranscriptionLimit = 10;
/** File extensions for uploads: document 1 section 5, md from document 2 section 5, and what offices have besides. */
export const documentExtensions = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'txt',
  'rtf',
  'md',
  'pptx',
  'odt',
  'ods',
  'odp',
  'csv',
  'epub',
  'eml',
] as const;
export const conversionPollSeconds = 2;
export const redirectAfterReadySeconds = 3;
/** Promised reply time: document 3 section 9. */
export const contactReplyHours = 24;
/** Days to pay an invoice, from its date, or from the start of its year if later. */
export const invoicePaymentDays = 30;

/** How long the mailed link to a conversation opens it. */
export const transcriptLinkDays = 30;
