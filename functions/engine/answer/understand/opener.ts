/** What visitors say before a question proper, as a source of regular expressions on folded text. */
export const opener = `[¿¡"'(]*(?:(?:and|so|but|also|ok|hi|hello|hey),? )?`;
