import { brandNames } from '../../brands/all-brands.ts';
import { isSlug, mostSlugCharacters } from './slug.ts';

/** Names of pages, of what is built in, and words that would pass for us. */
const reservedWords: ReadonlySet<string> = new Set([
  ...['about', 'account', 'admin', 'administrator', 'api', 'app', 'assets', 'assistant', 'assistants'],
  ...['billing', 'brand', 'brands', 'checkout', 'contact', 'conversion', 'conversion-demo', 'dashboard'],
  ...['demo', 'demo-school', 'docs', 'domains', 'email', 'explore', 'form', 'forms', 'gptsite', 'gptsites'],
  ...['help', 'home', 'invoice', 'legal', 'login', 'logout', 'mail', 'message', 'messages', 'monitor'],
  ...['new', 'new-conversion', 'null', 'official', 'poster', 'preview', 'pricing', 'privacy', 'root'],
  ...['sample', 'school', 'school-dashboard', 'security', 'settings', 'share', 'sign-in', 'sign-up'],
  ...['signin', 'signup', 'source', 'staff', 'static', 'status', 'superadmin', 'support', 'system'],
  ...['terms', 'test', 'test-suite', 'trial', 'undefined', 'user', 'users', 'webmaster', 'widget', 'www'],
  ...brandNames.flatMap(({ id, token, paths }) => [id, token, ...paths]),
]);

/** Whether a name is a page's, built in, or would pass for ours. */
export const isReserved = (slug: string): boolean => reservedWords.has(slug);

/** A name made of an organization's; empty where none can be made, as of other scripts. */
export function suggestSlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const whole = (words ?? []).join('-');
  // A name that is too long ends with a whole word, where it has more than one.
  const end = whole.length > mostSlugCharacters ? whole.lastIndexOf('-', mostSlugCharacters) : -1;
  const slug = whole.slice(0, end > 0 ? end : mostSlugCharacters);
  return isSlug(slug) && !isReserved(slug) ? slug : '';
}
