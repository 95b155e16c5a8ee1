/** Trial and upload limits: document 1 sections 5 and 9. */
export const trialDays = 7;
export const trialPageLimit = 25;
/** What is converted without an account is erased then: as long as a trial. */
export const demonstrationDays = 7;
export const documentSizeLimitBytes = 10 * 1024 * 1024;
/** The documents state no number; twenty keeps one conversion within its time budget. */
export const documentCountLimit = 20;
export const additionalContactLimit = 2;
export const chatMessageLimitCharacters = 500;
export const knowledgeTextLimitCharacters = 50_000;
/** Answers of the owner; visitors' questions are compared with each of them. */
export const correctionLimit = 200;
export const correctionAnswerLimitCharacters = 2000;
/** File name endings of Add Content: document 2 section 5. */
export const knowledgeFileExtensions = ['pdf', 'doc', 'docx', 'txt', 'md'] as const;
export const captionExtensions = ['vtt', 'srt'] as const;
/** File name endings of recordings: the formats that Amazon Transcribe takes. */
export const recordingExtensions = ['mp3', 'm4a', 'wav', 'flac', 'ogg', 'amr', 'mp4', 'webm'] as const;
/** Transcriptions of an assistant a day (UTC): 10 MB may hold four hours of speech, which cost six dollars. */
export const dailyTranscriptionLimit = 10;
/** File name endings that uploads accept: document 1 section 5, and md of document 2 section 5. */
export const documentExtensions = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'txt', 'rtf', 'md'] as const;
export const conversionPollSeconds = 2;
export const redirectAfterReadySeconds = 3;
/** Promise of a reply: document 3 section 9. */
export const contactReplyHours = 24;
