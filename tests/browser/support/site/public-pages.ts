import type { Brand } from '#shared/brands/brand.ts';
import type { BrandId } from '#shared/brands/brand-names.ts';
import { brands } from '#shared/brands/index.ts';
import { listSampleAnswers } from '#shared/brands/sample-answers.ts';

type Page = {
  heading: string | ((brand: Brand) => string);
  title: (brand: Brand) => string;
  /** Where a signed-out visitor ends up. */
  leadsTo?: string;
  /** Whether it is a not-found page. */
  isMissing?: true;
  /** Whether it needs JavaScript. */
  needsScripts?: true;
  /** Whether it is an organisation's page rather than a brand's. */
  isUnbranded?: true;
  /** Whether it is a brand's first page. */
  isLanding?: true;
};

const memberLogin = {
  heading: ({ pricingModel }: Brand) =>
    pricingModel === 'enrollment' ? 'School Dashboard Login' : 'User Dashboard Login',
  title: ({ name, pricingModel }: Brand) =>
    `${pricingModel === 'enrollment' ? 'School' : 'User'} Dashboard Login · ${name}`,
  needsScripts: true as const,
};
const staffLogin = {
  heading: 'SuperAdmin Login',
  title: ({ name }: Brand) => `SuperAdmin Login · ${name}`,
  needsScripts: true as const,
};
const card = (heading: string) => ({
  heading,
  title: ({ name }: Brand) => `${heading} · ${name}`,
  needsScripts: true as const,
});
/** Only the sample of the schools' brand is the Demo School: document 3 section 8. */
const nameSample = ({ id, demo }: Brand) => (listSampleAnswers(id) ? demo.siteName : 'Demo School');
const legal = (heading: string) => ({ heading, title: ({ name }: Brand) => `${heading} of ${name}` });

/** The heading and the title of each page. */
const pages = {
  landing: {
    heading: 'Websites are a thing of the past',
    title: ({ name, tagline }) => `${name}: ${tagline}`,
    isLanding: true,
  },
  about: { heading: 'People should be able to ask', title: ({ name }) => `About ${name}` },
  contact: { heading: 'Get in Touch', title: ({ name }) => `Contact ${name}` },
  explorer: { heading: 'Find your edition', title: () => 'Every edition of GPTsites, side by side' },
  showcase: { heading: 'The platform at work', title: () => 'The platform at work: six editions compared' },
  conversionDemo: {
    heading: 'From website to assistant',
    title: ({ name }) => `From website to assistant: a demonstration by ${name}`,
  },
  promptEnhancer: { heading: 'Prompt enhancer', title: ({ name }) => `Prompt enhancer by ${name}` },
  scrapingDemo: {
    heading: 'Reading a website',
    title: ({ name }) => `Reading a website, step by step: ${name}`,
  },
  widgetGuide: {
    heading: 'Put your assistant on your website',
    title: ({ name }) => `Put your assistant on your website: ${name}`,
  },
  terms: legal('Terms of Service'),
  privacy: legal('Privacy Policy'),
  cookies: legal('Cookie Policy'),
  accessibility: legal('Accessibility Statement'),
  dpa: legal('Data Processing Agreement'),
  subprocessors: legal('Subprocessors'),
  brandNotFound: { ...legal('Brand not found'), needsScripts: true, isMissing: true },
  legalNotFound: { ...legal('Legal Page Not Found'), needsScripts: true, isMissing: true },
  userLogin: memberLogin,
  organizationSignIn: card('Sign in with your organization'),
  forgotPassword: card('Forgot your password?'),
  resetPassword: card('Choose a new password'),
  confirmEmail: card('Confirm your email address'),
  keepEmail: card('Keep your email address'),
  invitation: card('Choose your password'),
  unsubscribe: card('Fewer emails'),
  guarded: { ...memberLogin, leadsTo: '/user/login' },
  dashboardFlow: {
    heading: 'Every conversation in one place',
    title: ({ name }) => `Dashboard · ${name}`,
    needsScripts: true,
  },
  dashboardPreview: {
    heading: 'A look at your dashboard',
    title: () => 'Dashboard preview',
    needsScripts: true,
  },
  staffLogin,
  staffOnly: { ...staffLogin, leadsTo: '/superadmin/login' },
  checkout: { heading: 'Your plan', title: ({ name }) => `Checkout · ${name}`, needsScripts: true },
  checkoutSuccess: {
    heading: 'Have you sent your order?',
    title: ({ name }) => `Your order · ${name}`,
    needsScripts: true,
  },
  sample: {
    heading: nameSample,
    title: (brand) => `Ask ${nameSample(brand)} anything`,
    needsScripts: true,
    isUnbranded: true,
    isMissing: true,
  },
  notFound: { heading: 'Page not found', title: () => 'Page not found', needsScripts: true, isMissing: true },
} satisfies Record<string, Page>;
export type PageName = keyof typeof pages;

/** An unknown conversion and an unknown form. */
const conversionId = 'conv_lawfirm_00000000000000000000000000';
const formId = '00000000000000000000000000';
const samplePath = `/gptsite/${conversionId}`;

/** Requests that return 404 on the pages that report something missing. */
export const missingOnPurpose = [
  `/api/law/conversion/${conversionId}/progress`,
  `/api/forms/${formId}`,
  '/api/legal/nothing',
];

type Line = [path: string, page: PageName];

const legalLines: Line[] = [
  ['/legal', 'terms'],
  ['/legal/terms', 'terms'],
  ['/legal/privacy', 'privacy'],
  ['/legal/cookies', 'cookies'],
  ['/legal/accessibility', 'accessibility'],
  ['/legal/dpa', 'dpa'],
  ['/legal/subprocessors', 'subprocessors'],
  ['/legal/nothing', 'legalNotFound'],
];
/** In every set, under the brand of the set. */
const everywhere: Line[] = [
  ['/contact', 'contact'],
  ['/conversion-demo', 'conversionDemo'],
  ['/brands/explore', 'explorer'],
  ['/showcase', 'showcase'],
  ['/dashboard', 'dashboardFlow'],
  ['/superadmin', 'staffOnly'],
  ['/superadmin/login', 'staffLogin'],
  ['/superadmin/login/organization', 'organizationSignIn'],
  ['/admin', 'staffOnly'],
  ['/monitor', 'staffOnly'],
  ['/dashboard-test', 'staffOnly'],
  ['/test-suite', 'staffOnly'],
  ['/preview', 'staffOnly'],
  [`/form/${formId}`, 'notFound'],
  ['/checkout', 'notFound'],
  ['/no/such/page', 'notFound'],
];
/** In every set; under the education brand where the host has no brand. */
const ofMembers: Line[] = [
  ['/user/login', 'userLogin'],
  ['/user/login/organization', 'organizationSignIn'],
  ['/user/forgot-password', 'forgotPassword'],
  ['/user/reset-password', 'resetPassword'],
  ['/user/confirm-email', 'confirmEmail'],
  ['/user/keep-email', 'keepEmail'],
  ['/user/invitation', 'invitation'],
  ['/user/unsubscribe', 'unsubscribe'],
  ['/user/account', 'guarded'],
  ['/user/new-client', 'guarded'],
  ['/user/dashboard', 'guarded'],
  ['/school/dashboard', 'guarded'],
  ['/school/dashboard/preview', 'dashboardPreview'],
];
const ofConversions: Line[] = [[`/school-dashboard/${conversionId}`, 'guarded']];
/** In every set, under the platform of the path. */
const ofPlatforms: [path: string, page: PageName, brandId: BrandId][] = [
  ['/checkout/edgpt/growth/monthly', 'checkout', 'edgpt'],
  ['/checkout/lawfirm/professional/annual', 'checkout', 'law'],
  ['/checkout/tax/nothing/monthly', 'checkout', 'tax'],
  ['/checkout/success?platform=law&tier=professional', 'checkoutSuccess', 'law'],
  ['/checkout/cpa/basic/monthly?email=elena@maple-grove.org&name=Elena', 'checkout', 'cpa'],
];

const onBrandHosts: Line[] = [
  ['/', 'landing'],
  ['/about', 'about'],
  ['/help/widget', 'widgetGuide'],
  ...legalLines,
  ...everywhere,
  ...ofMembers,
  ...ofConversions,
  [samplePath, 'sample'],
  ['/edgpt', 'notFound'],
  ['/gptsites', 'notFound'],
  ['/law/legal/terms', 'notFound'],
  ['/prompt-enhancer', 'notFound'],
  ['/scraping-demo', 'notFound'],
];

const landingPaths: Record<BrandId, string[]> = {
  edgpt: ['/', '/edgpt'],
  law: ['/lawfirm', '/law'],
  tax: ['/taxprep', '/taxprepgpt', '/tax'],
  cpa: ['/cpafirm', '/cpa'],
  broker: ['/businessbroker', '/broker'],
  gpt: ['/gptsites', '/gptsites/', '/gpt', '/gptsites.ai', '/domains', '/brands', '/home'],
};
const inFullSet: Line[] = [
  ['/about', 'about'],
  ['/help/widget', 'widgetGuide'],
  ['/prompt-enhancer', 'promptEnhancer'],
  ['/scraping-demo', 'scrapingDemo'],
  ['/legal/terms', 'notFound'],
  ['/nobrand/legal/terms', 'brandNotFound'],
  ['/gptsite', 'notFound'],
  ...everywhere,
];
const inHubSet: Line[] = [
  ...legalLines,
  ...everywhere,
  ['/about', 'notFound'],
  ['/help/widget', 'notFound'],
  ['/prompt-enhancer', 'notFound'],
  ['/law', 'notFound'],
];

/** An address and the page it must show. */
export type PublicPage = Omit<Page, 'heading' | 'title'> & {
  name: PageName;
  host: string;
  path: string;
  brand: Brand;
  heading: string;
  title: string;
};

/** Every pair of host and path of the documents' routing tables, with its page. */
export function listPublicPages(): PublicPage[] {
  return [...Object.values(brands).flatMap(listBrandHosts), ...listGeneralHost()];
}

/** A page as a browser shows it: whoever is led to the sign-in from an assistant's dashboard reads the words of its brand. */
export function describeShown(page: PublicPage): PublicPage {
  const isOfAssistant = page.leadsTo !== undefined && page.path.includes(conversionId);
  return isOfAssistant ? describe(page.host, page.path, page.name, brands.law) : page;
}

/** The host on which the tests read a brand's pages. */
export const hostOf = ({ paths }: Brand): string => `${paths[0]}.localhost`;

function listBrandHosts(brand: Brand): PublicPage[] {
  return [hostOf(brand), `www.${hostOf(brand)}`].flatMap((host) => [
    ...onBrandHosts.map(([path, page]) => describe(host, path, page, brand)),
    ...ofPlatforms.map(([path, page, brandId]) => describe(host, path, page, brands[brandId])),
  ]);
}

function listGeneralHost(): PublicPage[] {
  const host = 'localhost';
  const all = Object.values(brands);
  const inSet = (root: string, lines: Line[], brand: Brand) =>
    lines.map(([path, page]) => describe(host, root + path, page, brand));
  return [
    ...all.flatMap((brand) => landingPaths[brand.id].map((path) => describe(host, path, 'landing', brand))),
    ...all.flatMap((brand) =>
      brand.paths.map((name) => describe(host, `/${name}/legal/terms`, 'terms', brand)),
    ),
    ...inSet('/law', legalLines, brands.law),
    ...inSet('', inFullSet, brands.gpt),
    ...inSet('/gptsites', inHubSet, brands.gpt),
    ...['', '/gptsites'].flatMap((root) => [
      ...inSet(root, ofMembers, brands.edgpt),
      // The page it leads to is for members.
      ...inSet(root, ofConversions, brands.edgpt),
      ...ofPlatforms.map(([path, page, brandId]) => describe(host, root + path, page, brands[brandId])),
      describe(host, root + samplePath, 'sample', brands.law),
    ]),
    ...all.flatMap((brand) => [
      describe(host, `/contact?brand=${brand.paths[0]}`, 'contact', brand),
      describe(host, `/about?brand=${brand.paths.at(-1)}`, 'about', brand),
      describe(host, `/user/login?brand=${brand.paths[0]}`, 'userLogin', brand),
      describe(host, `/prompt-enhancer?brand=${brand.paths[0]}`, 'promptEnhancer', brand),
      describe(host, `/scraping-demo?brand=${brand.paths[0]}`, 'scrapingDemo', brand),
    ]),
    describe(host, '/contact?brand=nobody', 'contact', brands.gpt),
  ];
}

function describe(host: string, path: string, name: PageName, brand: Brand): PublicPage {
  const page: Page = pages[name];
  const { heading } = page;
  return {
    ...page,
    name,
    host,
    path,
    brand,
    heading: typeof heading === 'string' ? heading : heading(brand),
    title: page.title(brand),
  };
}
