const dot = '[.。．｡]';
const link = /\S*(?::\/\/|www[.。．｡]|[.。．｡]\p{L}{2,}\/)\S*/giu;
const emailAddress = /\S*[@＠]\S*/gu;
/** A dot that could end a label of a domain: a top-level domain of letters follows. */
const domainDot = new RegExp(`(?<=[\\p{L}\\p{N}-])${dot}(?=\\p{L}{2,})`, 'gu');

/** A name without web and email addresses; what looks like a bare domain ("Maple.org") loses its dot. */
export function leaveOutLinks(text: string): string {
  return text
    .replace(link, '')
    .replace(emailAddress, '')
    .replace(domainDot, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim();
}

const replyAddress = /^[<("'“]*[\w.+-]+@[\w-]+(?:\.[\w-]+)+[>)"'”.,;:!?]*$/u;
const everyDot = new RegExp(dot, 'gu');

/** A stranger's text in which no mail program finds a link to follow. Email addresses stay: they are for replies. */
export function defangLinks(text: string): string {
  return text.replace(/\S+/gu, (word) => {
    if (replyAddress.test(word)) return word;
    const isLink = word.includes('://') || /^\W*www[.。．｡]/iu.test(word);
    return isLink ? word.replaceAll('://', '[:]//').replace(everyDot, '[.]') : word.replace(domainDot, '[.]');
  });
}
