/** Names an assistant's page in `/gptsite/<slug>`, in place of its id. */
export const slugPattern = /^[a-z0-9](?:-?[a-z0-9])+$/;
export const fewestSlugCharacters = 3;
export const mostSlugCharacters = 60;
/** Names of one assistant: they are kept for good, so it can't collect them. */
export const mostSlugs = 10;

/** Whether a text can be the name of an assistant's page. */
export function isSlug(text: string): boolean {
  return text.length >= fewestSlugCharacters && text.length <= mostSlugCharacters && slugPattern.test(text);
}
