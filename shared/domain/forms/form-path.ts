/** Path of a form's public page on every host. */
export const formPath = (formId: string): string => `/form/${formId}`;

/** 26 Crockford base-32 characters: 128 random bits. */
export const formIdPattern = /^[0-9a-hjkmnp-tv-z]{26}$/;
