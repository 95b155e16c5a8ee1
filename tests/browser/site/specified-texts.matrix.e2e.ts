import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Brand } from '#shared/brands/brand.ts';
import { company } from '#shared/brands/company.ts';
import { brands } from '#shared/brands/index.ts';
import { joinStory, type Story } from '../support/start-story.ts';

// Texts that documents 1 and 3 require on the public pages.

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

/** All text of the page, on one line. */
async function readPage(path: string): Promise<{ page: Page; text: string }> {
  const page = await story.readPage(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const text = await page.evaluate(() => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? '');
  return { page, text };
}

const missingFrom = (text: string, wanted: string[]) => wanted.filter((part) => !text.includes(part));

const bar = ({ name }: Brand) => ['Beta', 'Features', 'Pricing', 'Contact', `Try ${name.split('.')[0]}`];

const footer = ({ contact }: Brand) => [
  ...['Company', 'About Us', 'Why GPT?', 'News', 'Media Contact', 'Support', 'Live Chat', 'Email Support'],
  ...['Help Center', 'Contact Us', 'Send Inquiry', contact.phone, contact.email, company.name],
];

const hero = ({ tagline, description, stats }: Brand) => [
  'Websites are a thing of the past',
  tagline,
  description,
  'Start Free Trial',
  'See Demo',
  '7 days free. No credit card, no setup fees, cancel anytime.',
  ...stats.flatMap(({ value, label }) => [value, label]),
];

const steps = ['Up to 25 public pages', '3 to 5 minutes', '7 days to decide', 'No credit card'];

const plans = {
  enrollment: [
    ...['Small School', '$49', '0-1,000 students', 'Medium School', '$99', '1,001-2,500 students'],
    ...['Large School', '$149', '2,501-5,000 students', 'Extra Large School', '$199', '5,001+ students'],
    ...[
      'unlimited conversations',
      'July 1 to June 30',
      'Purchase orders',
      'Academic discounts',
      'Bulk licensing',
    ],
  ],
  standard: [
    ...['Silver', '$49', '1,000 conversations', 'Gold', '$99', '5,000 conversations'],
    ...['Platinum', '$149', '15,000 conversations'],
  ],
};
const pricing = ({ pricingModel }: Brand) => [
  ...['7-day free trial', 'No setup fees', 'Cancel anytime', 'Recommended', 'per month'],
  ...plans[pricingModel],
];

test.each(Object.values(brands).filter(({ isHub }) => !isHub))(
  'the landing page of $name has the documented texts, section by section',
  async (brand) => {
    const { page, text } = await readPage(`/${brand.paths[0]}`);
    const points = [...brand.features.items, ...(brand.audiences?.items ?? [])];
    const wanted = [
      ...bar(brand),
      ...hero(brand),
      ...['89%', '97%', '94%', '85%', brand.problem.title],
      ...points.flatMap(({ title, description }) => [title, description]),
      ...steps,
      ...pricing(brand),
      ...footer(brand),
    ];
    expect(missingFrom(text, wanted)).toEqual([]);
    const anchors = ['features', 'website-replacement-demo', 'trial-signup', 'pricing'];
    const found = await page.evaluate(
      (ids) => [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => ids.includes(id)),
      anchors,
    );
    expect(found.toSorted()).toEqual(anchors.toSorted());
    expect(found.slice(-3)).toEqual(anchors.slice(-3));
  },
);

test('the hub shows its claims, lists its brands and their figures, and calls itself a hub', async () => {
  const { page, text } = await readPage('/gptsites');
  const wanted = [
    ...bar(brands.gpt),
    ...[
      'Platform Hub',
      'Websites are a thing of the past',
      '95%',
      'create accessibility barriers',
      '79%',
      '$1.2T',
    ],
    ...['Choose your industry-specific solution', 'One-on-one conversations', '24/7 instant responses'],
    ...['Measurable results', 'Instant Setup', 'Customizable', 'Scalable'],
    ...Object.values(brands).flatMap(({ name, tagline, description }) => [name, tagline, description]),
    ...pricing(brands.gpt),
    ...footer(brands.gpt),
  ];
  expect(missingFrom(text, wanted)).toEqual([]);
  const links = page.getByRole('link', { name: /^Get Started Today/ });
  const targets = await links.evaluateAll((all) => all.map((it) => it.getAttribute('href')));
  expect(targets).toEqual(
    Object.values(brands).map(({ paths, isHub }) => `/${paths[0]}${isHub ? '#trial-signup' : ''}`),
  );
});

describe('the other public pages', () => {
  test.each<[string, string[]]>([
    [
      '/contact',
      [
        'Get in Touch',
        'Name',
        'Organization',
        'Phone',
        'Email',
        'Message',
        'Monday to Friday, 9 AM to 6 PM Pacific',
        'Live chat',
      ],
    ],
    [
      '/about',
      [
        'Our mission',
        'Headquarters',
        'Media contact',
        '95%',
        '79%',
        '$1.2T',
        ...Object.values(brands).map(({ name }) => name),
      ],
    ],
    [
      '/brands/explore',
      ['Search', 'Industry', 'Visit', 'Features', 'Industries', 'Pricing', '$49 per month'],
    ],
    ['/prompt-enhancer', ['Start Enhancing', 'Tips', 'How to use it', 'Before', 'After']],
    ['/nothing', ['404', 'Page not found']],
    ['/nobody/legal/terms', ['Brand not found']],
  ])('%s', async (path, wanted) => {
    const { text } = await readPage(path);
    expect(missingFrom(text, wanted)).toEqual([]);
  });

  test('the brand explorer shows three features, four industries, the number of the rest, and every price', async () => {
    const { page } = await readPage('/brands/explore');
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    expect(await cards.count()).toBe(6);
    const law = cards.filter({ has: page.getByRole('heading', { name: 'LawFirmGPT.ai' }) });
    expect(await law.getByRole('list').first().getByRole('listitem').count()).toBe(3);
    await law.getByText('Personal injury, Family law, Criminal defense, Corporate law and 3 more').waitFor();
    for (const price of ['$49 per month', '$99 per month', '$149 per month'])
      await law.getByText(price, { exact: true }).waitFor();
    expect(await law.getByRole('link', { name: /^lawfirmgpt\.ai/ }).getAttribute('href')).toBe(
      'https://lawfirmgpt.ai/',
    );
  });

  test('the contact page has a tagline for each brand', async () => {
    for (const { paths, contactTagline, contact } of Object.values(brands)) {
      const { text } = await readPage(`/contact?brand=${paths[0]}`);
      expect(missingFrom(text, [contactTagline, contact.email, contact.phone])).toEqual([]);
    }
  });

  test('the prompt enhancer explains itself in four steps and three examples', async () => {
    const { page } = await readPage('/prompt-enhancer');
    expect(await page.locator('ol > li').count()).toBe(4);
    expect(await page.getByText('Before: ', { exact: true }).count()).toBe(3);
  });
});
