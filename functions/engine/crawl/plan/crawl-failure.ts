/** Why a website can't be read at all; `reason` says what the owner can do. */
export type CrawlFailure = { code: string; reason: string };

const uploadInstead = 'or upload documents instead.';

/** Advice by the code of the home page's outcome. */
const advice: Record<string, string> = {
  'not-found': `Check it for typos, ${uploadInstead}`,
  'bad-url': `Check the address, ${uploadInstead}`,
  'refused-address': `Enter the address of a public website, ${uploadInstead}`,
  'own-host': `Enter the address of your own website, ${uploadInstead}`,
  unreachable: `Try again when the website is up, ${uploadInstead}`,
  timeout: `Try again later, ${uploadInstead}`,
  'bad-certificate': `Ask your web host to renew it, ${uploadInstead}`,
  'robots-disallowed': `Allow GPTsiteBot there, ${uploadInstead}`,
  'robots-unreadable': `Make sure that robots.txt loads in a browser, then try again, ${uploadInstead}`,
  'needs-javascript': `Give the page text that shows without JavaScript, ${uploadInstead}`,
  blocked: `Allow GPTsiteBot in your website’s firewall, ${uploadInstead}`,
  login: `Enter an address that everybody can see, ${uploadInstead}`,
  'unwanted-type': `Enter the address of a web page, ${uploadInstead}`,
};
const generalAdvice = `Check that the page opens in a browser, ${uploadInstead}`;

/** The failure of a whole crawl, derived from its home page's outcome. */
export function describeCrawlFailure(code: string, reason = 'The website could not be read.'): CrawlFailure {
  return { code, reason: `${reason} ${advice[code] ?? generalAdvice}` };
}
