import { expect, test } from 'vitest';
import { parseHtml } from '#functions/engine/documents/html/parse-html.ts';
import { hasScriptGaps } from './script-gaps.ts';

test.each([
  ['an empty place with an id behind a heading', '<h2>Dates</h2><div id="dates"></div>'],
  ['an empty list that a script fills', '<h2>Menu</h2> <ul data-feed="/menu.json"> </ul>'],
  ['an element that a script defines', '<h3>Events</h3><event-list></event-list>'],
  ['a notice that it loads', '<section><p>Loading dates…</p></section>'],
  ['such a notice in German', '<p>Bitte warten …</p>'],
  ['a part that says that it is busy', '<div aria-busy="true">Moment</div>'],
])('a page waits for its script by %s', (_, html) => {
  expect(hasScriptGaps(parseHtml(`<main>${html}</main>`))).toBe(true);
});

test.each([
  ['an empty place elsewhere', '<div id="top"></div><p>Open daily.</p><div id="end"></div>'],
  ['a place without a name', '<h2>Dates</h2><div></div>'],
  ['a picture behind a heading', '<h2>Team</h2><div id="team"><img src="a.jpg" alt=""></div>'],
  ['a sentence on loading', '<p>Loading and unloading is free from 8 to 10 in our yard.</p>'],
  ['an empty place in the footer', '<footer><h4>News</h4><div id="news"></div></footer>'],
])('a page does not wait by %s', (_, html) => {
  expect(hasScriptGaps(parseHtml(`<main>${html}</main>`))).toBe(false);
});
