import { expect, test } from 'vitest';
import { parseHtml } from '#functions/engine/documents/html/parse-html.ts';
import { hasScriptGaps } from './script-gaps.ts';

test.each([
  ['an empty place with an id behind a heading', '<h2>Dates</h2><div id="dates"></div>'],
  ['an empty list that a script fills', '<h2>Menu</h2> <ul data-feed="/menu.json"> </ul>'],
  ['an element that a script defines', '<p>Our events.</p><b>All</b><event-list></event-list>'],
  [
    'an empty place with an id behind a paragraph',
    '<p>Our dates.</p><div id="dates"><i></i></div><script src="/a.js"></script>',
  ],
  ['an empty list with an id', '<p>Courses.</p><form><input></form><ul id="courses"></ul>'],
  ['a table whose rows a script writes', '<table><tr><th>Fee</th></tr><tbody id="fees"></tbody></table>'],
  ['results that are told as they change', '<form><input></form><div id="found" aria-live="polite"></div>'],
  ['a part that an attribute loads', '<form></form><div hx-get="/part" hx-trigger="load"></div>'],
  ['a list in a form around the page', '<form><h1>Courses</h1><p>All.</p><ul id="all"></ul></form>'],
  ['a template beside it', '<div></div><template><p></p></template>'],
  ['words of a framework that nobody filled', '<ul><li>{{ course.name }}</li></ul>'],
  ['a pattern that a framework repeats', '<ul><li ng-repeat="one in all" ng-bind="one"></li></ul>'],
  [
    'a class that a script of the page looks for',
    `<h2>News</h2><div class="news"></div><script>$('.news').load('/news')</script>`,
  ],
  ['a notice that it loads', '<section><p>Loading dates…</p></section>'],
  ['such a notice in German', '<p>Bitte warten …</p>'],
  ['a part that says that it is busy', '<div aria-busy="true">Moment</div>'],
])('a page waits for its script by %s', (_, html) => {
  expect(hasScriptGaps(parseHtml(`<main>${html}</main>`))).toBe(true);
});

test.each([
  ['an empty place elsewhere', '<div id="top"></div><p>Open daily.</p><div id="end"></div>'],
  ['a place without a name', '<h2>Dates</h2><div></div>'],
  ['a class that no script names', '<h2>Dates</h2><div class="line"></div><script>run(".news")</script>'],
  ['a place for notices of a form', '<div role="status" aria-live="polite"></div><ul></ul><form></form>'],
  ['a picture behind a heading', '<h2>Team</h2><div id="team"><img src="a.jpg" alt=""></div>'],
  ['a sentence on loading', '<p>Loading and unloading is free from 8 to 10 in our yard.</p>'],
  ['an empty place in the footer', '<footer><h4>News</h4><div id="news"></div></footer>'],
])('a page does not wait by %s', (_, html) => {
  expect(hasScriptGaps(parseHtml(`<main>${html}</main>`))).toBe(false);
});
