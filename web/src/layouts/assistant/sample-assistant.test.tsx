import { beforeAll, describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { type Drawn, drawLoaded } from '#tests/support/pages/drawn-page.tsx';
import { findInitials } from '#web/features/chat/find-initials.ts';
import { makeSiteLinks } from '#web/lib/site/site-links.ts';
import { Localize } from '#web/lib/texts/use-texts.tsx';
import { SampleAssistant } from './sample-assistant.tsx';

// Document 3 sections 2, 8 and 9: the page of an assistant, shown with the sample of the brand.

const { edgpt, ...others } = brands;
const school = { name: 'Demo School', initials: 'DS', communication: 'School Communication' };
const samples = [
  { brand: edgpt, ...school },
  ...Object.values(others).map((brand) => ({
    brand,
    name: brand.demo.siteName,
    initials: findInitials(brand.demo.siteName),
    communication: 'Business Communication',
  })),
];

describe.each(samples)('under $brand.name', ({ brand, name, initials, communication }) => {
  const conversionId = `conv_${brand.token}_${'0'.repeat(26)}`;
  let page: Drawn;
  beforeAll(async () => {
    const links = makeSiteLinks('full', brand);
    page = await drawLoaded(
      <Localize>
        <SampleAssistant brand={brand} links={links} parameters={{ conversionId }} />
      </Localize>,
    );
  });

  test('the header links to the dashboard and shows the name, the id and that it is a sample', () => {
    const [header] = page.all('header');
    expect(header?.links).toEqual([{ text: 'Back to Dashboard', href: '/dashboard' }]);
    expect(header?.texts).toEqual([
      'Back to Dashboard',
      name,
      'Sample data',
      conversionId,
      'Fullscreen Experience',
    ]);
  });

  describe('the chat', () => {
    const chat = () => page.labelled(`Chat with ${name}`);

    test('shows two letters of the name, and is online', () => {
      expect(chat().texts.slice(0, 3)).toEqual([initials, name, 'Online']);
    });

    test('suggests six questions and asks for one', () => {
      expect(chat().labelled('Popular Questions').all('button')).toHaveLength(6);
      expect(chat().attributes('placeholder')).toEqual([`Ask ${name} anything...`]);
      expect(chat().attributes('aria-label')).toContain('Send');
    });
  });

  test('the sidebar has its parts', () => {
    expect(page.texts).toEqual(
      expect.arrayContaining([
        communication,
        'Benefits',
        'Quick Information',
        'Why GPT vs Website',
        'Today’s Analytics',
      ]),
    );
  });

  test('the sample’s figures are those of the specification', () => {
    const figures = page.all('dl').flatMap((list) => list.all('div').map(({ texts }) => texts));
    expect(figures).toEqual(
      expect.arrayContaining([
        ['Conversations', '127'],
        ['Answered', '89%'],
        ['Average response', '0.8 s'],
        ['Rated helpful', '94%'],
      ]),
    );
  });

  test('its marketing figures are marked as illustrative', () => {
    const figures = page.all('dl').flatMap((list) => list.all('div').map(({ texts }) => texts));
    for (const value of ['97%', '85%', '78%', '23%'])
      expect(figures.find((texts) => texts.includes(value))).toContain('*');
    expect(page.texts.join(' ')).toContain('Illustrative: not from a study.');
  });
});

test('a mistyped address says so first and what to do, then that the assistant below is made up', async () => {
  const links = makeSiteLinks('full', edgpt);
  const parameters = { conversionId: 'maple-grvoe' };
  const page = await drawLoaded(
    <Localize>
      <SampleAssistant {...{ brand: edgpt, links, parameters }} />
    </Localize>,
  );
  const [unknown, wayOn, ...rest] = page.texts;
  expect(unknown).toBe('No assistant has this address.');
  expect(wayOn).toBe('Check the address, or look on the website that sent you here.');
  expect(rest).toContain('This is a sample: Demo School. Its answers are made up.');
});

test('the Demo School has five links, and does not say that it answers from its own pages', async () => {
  const links = makeSiteLinks('full', edgpt);
  const page = await drawLoaded(
    <Localize>
      <SampleAssistant brand={edgpt} links={links} parameters={{ conversionId: 'demo' }} />
    </Localize>,
  );
  expect(page.labelled('Quick links').all('a')).toHaveLength(5);
  expect(page.texts.join(' ')).not.toContain('from its own pages');
});
