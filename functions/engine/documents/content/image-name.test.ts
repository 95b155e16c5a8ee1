import { expect, test } from 'vitest';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { isNamedByFile } from './image-name.ts';

const names = [
  'IMG_2031.jpg',
  'Open day final.JPG',
  'open-day-banner_2023',
  'DSC_0042',
  'team-photo-of-spring-fair',
];

test.each(names)('“%s” is the name of a file', (name) => expect(isNamedByFile(name)).toBe(true));

test.each([
  'Open day',
  'COVID-19',
  '2024-25',
  'Pre-K-8',
  'Bring a picture of you, such as a photo.jpg',
  'mother-in-law',
])('“%s” is none', (text) => expect(isNamedByFile(text)).toBe(false));

test('no name of an image’s file becomes a sentence where the image stands for words', () => {
  const show = (name: string) =>
    `<h2><img src="a.jpg" alt="${name}"></h2><a href="/b"><img src="a.jpg" alt="${name}"></a>`;
  const { passages } = readSampleSite({
    name: 'Birch School',
    language: 'en',
    pages: {
      '/': `<h1>Birch School</h1><p>The fair is on May 4.</p>${names.map(show)}<p>max_length</p>`,
    },
  });
  const told = JSON.stringify(passages);
  expect(names.filter((name) => told.includes(name))).toEqual([]);
  expect(told).toContain('The fair is on May 4.');
  expect(told).toContain('max_length');
});
