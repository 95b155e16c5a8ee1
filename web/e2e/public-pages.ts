import { brands } from '#shared/brands/index.ts';

/** What each page says first. */
const headings = {
  landing: 'Websites are a thing of the past',
  about: 'People should be able to ask',
  contact: 'Get in Touch',
  explorer: 'Find your edition',
  showcase: 'The platform at work',
  conversionDemo: 'From website to assistant',
  promptEnhancer: /prompt/i,
  scrapingDemo: 'Reading a website',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  legalNotFound: 'Legal Page Not Found',
  brandNotFound: 'Brand not found',
  notFound: 'Page not found',
} as const;
type Heading = keyof typeof headings;

/** An address and the heading that it has to show. */
export type PublicPage = { host: string; path: string; heading: (typeof headings)[Heading] };

const onBrandHosts: [path: string, heading: Heading][] = [
  ['/', 'landing'],
  ['/about', 'about'],
  ['/contact', 'contact'],
  ['/conversion-demo', 'conversionDemo'],
  ['/brands/explore', 'explorer'],
  ['/showcase', 'showcase'],
  ['/legal/terms', 'terms'],
  ['/legal/privacy', 'privacy'],
  ['/legal/nothing', 'legalNotFound'],
  ['/edgpt', 'notFound'],
  ['/gptsites', 'notFound'],
  ['/prompt-enhancer', 'notFound'],
  ['/no/such/page', 'notFound'],
];

const onOtherHosts: [path: string, heading: Heading][] = [
  ...['/', '/edgpt', '/gptsites', '/gptsites/', '/gpt', '/gptsites.ai', '/domains', '/brands', '/home'].map(
    (path): [string, Heading] => [path, 'landing'],
  ),
  ...[
    '/lawfirm',
    '/law',
    '/taxprep',
    '/taxprepgpt',
    '/tax',
    '/cpafirm',
    '/cpa',
    '/businessbroker',
    '/broker',
  ].map((path): [string, Heading] => [path, 'landing']),
  ['/about', 'about'],
  ['/contact', 'contact'],
  ['/contact?brand=lawfirm', 'contact'],
  ['/brands/explore', 'explorer'],
  ['/showcase', 'showcase'],
  ['/conversion-demo', 'conversionDemo'],
  ['/prompt-enhancer', 'promptEnhancer'],
  ['/scraping-demo', 'scrapingDemo'],
  ['/law/legal/terms', 'terms'],
  ['/edgpt/legal/privacy', 'privacy'],
  ['/gptsites/contact', 'contact'],
  ['/gptsites/legal/terms', 'terms'],
  ['/gptsites/about', 'notFound'],
  ['/legal/terms', 'notFound'],
  ['/nobrand/legal/terms', 'brandNotFound'],
  ['/nothing', 'notFound'],
];

/** Every pair of host and path of the documents' routing tables, with what it shows. */
export function listPublicPages(): PublicPage[] {
  const own = Object.values(brands).flatMap(({ paths }) =>
    onBrandHosts.map(([path, heading]) => ({
      host: `${paths[0]}.localhost`,
      path,
      heading: headings[heading],
    })),
  );
  const withWww = Object.values(brands).map(({ paths }) => ({
    host: `www.${paths[0]}.localhost`,
    path: '/',
    heading: headings.landing,
  }));
  const others = onOtherHosts.map(([path, heading]) => ({
    host: 'localhost',
    path,
    heading: headings[heading],
  }));
  return [...own, ...withWww, ...others];
}
