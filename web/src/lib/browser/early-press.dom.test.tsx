import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const gone = new AbortController();

/** What a page does before any of its code has loaded; it listens until the end of this file. */
beforeAll(() => {
  const page = readFileSync('web/index.html', 'utf8');
  const script = page.slice(page.indexOf('<script>') + '<script>'.length, page.indexOf('</script>'));
  const listen = (type: string, listener: EventListener, capture = false) =>
    addEventListener(type, listener, { capture, signal: gone.signal });
  new Function('addEventListener', script)(listen);
});
afterAll(() => gone.abort());

function showPage(markup: string): HTMLButtonElement {
  document.body.innerHTML = markup;
  delete document.documentElement.dataset.live;
  return document.querySelector('button') ?? expect.fail();
}

test.each([
  [
    'of a form that leads to a section',
    '<form action="#trial-signup"><button type="submit">Start</button></form>',
  ],
  ['that leads to a section by itself', '<button data-place="#trial-signup">Start</button>'],
])(
  'a press before the code has loaded moves at once, on a button %s, and is kept for the code',
  (_way, markup) => {
    const button = showPage(`${markup}<section id="trial-signup"></section>`);
    const scroll = vi.fn();
    const section = document.querySelector('section') ?? expect.fail();
    section.scrollIntoView = scroll;
    button.click();
    expect(scroll).toHaveBeenCalledOnce();
    expect(button.dataset.pressed).toBe('');
  },
);

test('another press before the code has loaded stays where it is', () => {
  const button = showPage('<form action="/elsewhere"><button>Send</button></form>');
  button.click();
  expect(button.dataset.pressed).toBe('');
});
