import { pageSource } from '#functions/engine/language/page-words.ts';
/**
 * Phrases of interstitial pages. They count only on pages with little other text, in the title or the opening words.
 */
export type PageSignal = { code: string; reason: string; phrases: RegExp };

/** A page with more words isn't merely a notice. */
export const noticeWordLimit = 150;

export const pageSignals: PageSignal[] = [
  {
    code: 'blocked',
    reason:
      'The website shows a security check (“checking your browser”) instead of the page. Please allow GPTsiteBot.',
    phrases:
      /just a moment(\.{3}|…)|checking (if the site connection|your browser)|attention required! \| cloudflare|ddos protection by|verify(ing)? (that )?you are (a )?human|are you a robot|robot or human|enable javascript and cookies to continue|unusual traffic|request unsuccessful\. incapsula|pardon our interruption|access to this page has been denied|complete the captcha|security check to access/i,
  },
  {
    code: 'error-page',
    reason: 'The page says that it was not found, although the server answered as if it were there.',
    phrases: new RegExp(
      pageSource(({ notFound }) => notFound),
      'i',
    ),
  },
  {
    code: 'server-error',
    reason: 'The page shows a server error instead of its text.',
    phrases:
      /^\W*(50[0-4]\W+(internal|bad|service|gateway|error)|internal server error|service (temporarily )?unavailable|bad gateway|error establishing a database connection|fatal error:|database error)/i,
  },
  {
    code: 'parked',
    reason: 'The address shows a placeholder of the hosting company, not a website.',
    phrases:
      /this domain (is|may be) (for sale|parked)|domain (is )?parked|buy this domain|apache2? (ubuntu |debian )?default page|welcome to nginx!|future home of something|website coming soon|index of \//i,
  },
];

/** Text shown to browsers without scripts. */
export const needsScriptNotice =
  /(enable|activate|turn on|requires?|need) javascript|javascript (is|must be|needs to be) (required|enabled|disabled|activated)|javascript (aktivieren|einschalten|activ)|activer javascript|habilit\w+ javascript|without javascript/i;

/** Root elements of client-rendered applications. */
export const applicationRoots =
  /^(root|app|__next|__nuxt|app-root|main-app|react-root|gatsby|___gatsby|svelte|ember\w*|q-app|wix\w*)$/i;
