/** Trial and upload limits: document 1 sections 5 and 9. */
export const trialDays = 7;
export const trialPageLimit = 25;
export const documentSizeLimitBytes = 10 * 1024 * 1024;
/** The documents state no number; twenty keeps one conversion within its time budget. */
export const documentCountLimit = 20;
export const additionalContactLimit = 2;
export const chatMessageLimitCharacters = 500;
/** File name endings that uploads accept: document 1 section 5, and md of document 2 section 5. */
export const documentExtensions = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'txt', 'rtf', 'md'] as const;
export const conversionPollSeconds = 2;
export const redirectAfterReadySeconds = 3;
/** Promise of a reply: document 3 section 9. */
export const contactReplyHours = 24;
