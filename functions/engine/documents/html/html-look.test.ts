import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { readLook } from './html-look.ts';
import { listElements } from './list-elements.ts';

const read = (html: string) =>
  readLook(listElements(parseDocument(html).children), 'https://www.example.org/about/');

test.each([
  ['<meta name="theme-color" content="#0A5C36">', '#0a5c36'],
  ['<meta name="Theme-Color" content="#a53">', '#aa5533'],
  ['<meta name="theme-color" content="rgb(10, 92, 54)">', '#0a5c36'],
  [
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#113355"><meta name="theme-color" content="#225599">',
    '#225599',
  ],
  [
    '<meta name="theme-color" content="#ffffff"><meta name="msapplication-TileColor" content="#da532c">',
    '#da532c',
  ],
  ['<meta name="theme-color" content="red;background:url(x)">', undefined],
  ['<meta name="theme-color" content="rgb(999,0,0)">', undefined],
])('the colour of %s is %s', (html, color) => {
  expect(read(html)?.color).toBe(color);
});

test.each([
  [
    '<img src="photo.jpg"><img class="site-logo" src="../img/brand.png">',
    'https://www.example.org/img/brand.png',
  ],
  ['<img alt="Logo of Example" src="//cdn.example.org/l.svg">', 'https://cdn.example.org/l.svg'],
  ['<link rel="apple-touch-icon" href="/icon.png">', 'https://www.example.org/icon.png'],
  ['<img class="logo" src="javascript:alert(1)">', undefined],
  ['<img class="logo" src="data:image/png;base64,AA">', undefined],
  ['<img src="catalogue.png" alt="Our dialogs">', undefined],
])('the logo of %s is %s', (html, logoUrl) => {
  expect(read(html)?.logoUrl).toBe(logoUrl);
});
