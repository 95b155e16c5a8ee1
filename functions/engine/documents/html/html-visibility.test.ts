import { describe, expect, it } from 'vitest';
import { textOf } from '#functions/engine/crawl/read/page-text.ts';
import { extractHtml } from './extract-html.ts';
import { parseHtml } from './parse-html.ts';
import { everywhere } from './style/media-reach.ts';
import { readSheet } from './style/read-sheet.ts';
import { readScript } from './style/script-names.ts';

function read(css: string, body: string, head = ''): string {
  const html = `<!doctype html><html lang="en"><head><title>Fees</title>${head}<style>${css}</style></head><body><h1>Fees</h1>${body}<p>Fees are due in September.</p></body></html>`;
  return textOf(extractHtml(parseHtml(html), { url: 'https://a.example/' }));
}

/** The same page with its styles in a file. */
function readLinked(css: string, body: string, head = ''): string {
  const html = `<!doctype html><html lang="en"><head><title>Fees</title>${head}<link rel="stylesheet" href="/site.css"></head><body><h1>Fees</h1>${body}<p>Fees are due in September.</p></body></html>`;
  const url = 'https://a.example/fees';
  const sheet = { rules: readSheet(css, everywhere), isWhole: true };
  const files = { url, sheets: new Map([['https://a.example/site.css', sheet]]), scripts: new Map() };
  return textOf(extractHtml(parseHtml(html, files), { url }));
}

const fact = 'Tuition is $1,200 a year.';
const p = (attributes: string) => `<p ${attributes}>${fact}</p>`;

describe('text that no state of the page shows is no content', () => {
  it.each([
    ['a class', '.old{display:none}', p('class="old"')],
    ['an id', '#old{display:none}', p('id="old"')],
    ['a tag', 'aside{display:none}', `<aside><p>${fact}</p></aside>`],
    ['an attribute', '[data-old]{display:none}', p('data-old')],
    ['a rule for its parent', '.box p.old{display:none}', `<div class="box">${p('class="old"')}</div>`],
    ['a nested rule', '.box{& .old{display:none}}', `<div class="box">${p('class="old"')}</div>`],
    [
      'a rule over another',
      '.old{display:block}.box .old{display:none}',
      `<div class="box">${p('class="old"')}</div>`,
    ],
    ['an important rule', 'p.old{display:none!important}', p('class="old" style="display:block"')],
    ['a rule for screens', '@media screen{.old{display:none}}', p('class="old"')],
    [
      'rules for each width',
      '@media(max-width:767px){.old{display:none}}@media(min-width:768px){.old{display:none}}',
      p('class="old"'),
    ],
    ['display in the element', '', p('style="display: none"')],
    ['visibility', '.old{visibility:hidden}', p('class="old"')],
    ['inherited visibility', '.old{visibility:hidden}', `<div class="old"><b>Note</b>${p('')}</div>`],
    ['opacity', '.old{opacity:0}', p('class="old"')],
    ['opacity in percent', '.old{opacity:0%}', p('class="old"')],
    ['height 0', '.old{height:0;overflow:hidden}', p('class="old"')],
    ['max-height 0', '.old{max-height:0;overflow:hidden}', p('class="old"')],
    ['width 0', '.old{width:0;overflow:hidden;white-space:nowrap}', p('class="old"')],
    ['a box of a pixel', '.old{position:absolute;width:1px;height:1px;overflow:hidden}', p('class="old"')],
    ['font size 0', '.old{font-size:0}', p('class="old"')],
    ['a font size of a pixel', '.old{font:1px/1 serif}', p('class="old"')],
    [
      'a share of a small font size',
      '.box{font-size:4px}.old{font-size:.5em}',
      `<div class="box">${p('class="old"')}</div>`,
    ],
    ['clip', '.old{position:absolute;clip:rect(0,0,0,0)}', p('class="old"')],
    ['clip-path inset', '.old{clip-path:inset(50%)}', p('class="old"')],
    ['clip-path circle', '.old{clip-path:circle(0)}', p('class="old"')],
    ['clip-path polygon', '.old{clip-path:polygon(0 0,0 0,0 0)}', p('class="old"')],
    ['a place left of the screen', '.old{position:absolute;left:-9999px}', p('class="old"')],
    ['a place above the screen', '.old{position:fixed;top:-200vh}', p('class="old"')],
    ['a margin off the screen', '.old{margin-left:-9999px}', p('class="old"')],
    ['a move off the screen', '.old{transform:translateX(-9999px)}', p('class="old"')],
    ['an indent', '.old{text-indent:-9999px}', p('class="old"')],
    ['an indent by the width', '.old{text-indent:100%;white-space:nowrap;overflow:hidden}', p('class="old"')],
    ['scale', '.old{transform:scale(0)}', p('class="old"')],
    ['the scale property', '.old{scale:0}', p('class="old"')],
    ['white on white', '.old{color:#fff}', p('class="old"')],
    ['nearly white on white', '.old{color:rgb(254 254 254)}', p('class="old"')],
    [
      'a color on the same ground',
      '.box{background:#336699}.old{color:#369}',
      `<div class="box">${p('class="old"')}</div>`,
    ],
    ['transparent color', '.old{color:transparent}', p('class="old"')],
    ['a variable', ':root{--ground:#fff}.old{color:var(--ground)}', p('class="old"')],
    ['a variable with a fallback', '.old{display:var(--none, none)}', p('class="old"')],
    ['hidden', '', p('hidden')],
    ['aria-hidden', '', p('aria-hidden="true"')],
    ['content-visibility', '.old{content-visibility:hidden}', p('class="old"')],
    ['a logical size', '.old{block-size:0;overflow-block:clip}', p('class="old"')],
    ['a logical width', '.old{max-inline-size:0;overflow:hidden}', p('class="old"')],
    ['a computed place', '.old{position:absolute;left:calc(-1 * 9999px)}', p('class="old"')],
    ['the color of the text as ground', '.old{color:#123;background:currentcolor}', p('class="old"')],
    ['zoom', '.old{zoom:0}', p('class="old"')],
    ['a layer', '@layer a{.old{display:none}}', p('class="old"')],
    [
      'a place that only keys bring back',
      '.skip{position:absolute;clip:rect(0,0,0,0)}.skip.far:focus{position:static;clip:auto}',
      p('class="skip"'),
    ],
    [
      'a menu that a script opens',
      '.dropdown{display:none}',
      `<ul class="dropdown"><li><a href="/old">${fact}</a></li></ul><script>$('.dropdown').show()</script>`,
    ],
    [
      'the last layer',
      '@layer a,b;@layer b{.old{display:none}}@layer a{.old{display:block}}',
      p('class="old"'),
    ],
    [
      'an important rule of the first layer',
      '@layer a{.old{display:none!important}}@layer b{.old{display:block!important}}',
      p('class="old"'),
    ],
    [
      'nested rules that begin with a name',
      '.a{.b{& > .old{display:none}}}',
      `<div class="a"><div class="b">${p('class="old"')}</div></div>`,
    ],
    ['a scope', '@scope (.box){.old{display:none}}', `<div class="box">${p('class="old"')}</div>`],
    ['a name in escapes', '.old{d\\69splay:none}', p('class="old"')],
    ['a support that all browsers have', '@supports (display:grid){.old{display:none}}', p('class="old"')],
    [
      'a support that no browser lacks',
      '.old{display:none}@supports not (display:grid){.old{display:block}}',
      p('class="old"'),
    ],
    ['a computed opacity', '.old{opacity:calc(1 - 1)}', p('class="old"')],
    ['a computed font size', '.old{font-size:min(1px, 1em)}', p('class="old"')],
    [
      'a place computed from the width',
      '.old{position:absolute;right:calc(100% + 2000px)}',
      p('class="old"'),
    ],
    [
      'one transparency in another',
      '.a,.b,.old{opacity:.2}',
      `<div class="a"><div class="b">${p('class="old"')}</div></div>`,
    ],
    ['a turn to its edge', '.old{transform:rotateY(90deg)}', p('class="old"')],
    ['the rotate property', '.old{rotate:x 0.25turn}', p('class="old"')],
    ['a path without an area', '.old{clip-path:path("M0 0")}', p('class="old"')],
    ['a circle of a pixel', '.old{clip-path:circle(1px at -9px 0)}', p('class="old"')],
    ['a clear mask', '.old{mask:linear-gradient(to right,transparent,rgba(0,0,0,0))}', p('class="old"')],
    ['a mask of no size', '.old{mask:linear-gradient(#000,#000) no-repeat;mask-size:0 0}', p('class="old"')],
    ['one of several filters', '.old{filter:blur(2px) opacity(0%)}', p('class="old"')],
    ['a blur', '.old{filter:blur(20px)}', p('class="old"')],
    ['letters on each other', '.old{letter-spacing:-1em}', p('class="old"')],
    ['aria-hidden in capitals', '', p('aria-hidden="TRUE"')],
    ['a class that scripts open elsewhere', '.old{display:none}.menu.open{display:block}', p('class="old"')],
  ])('hidden by %s', (_, css, body) => {
    for (const text of [read(css, body), readLinked(css, body)]) {
      expect(text).not.toContain('1,200');
      expect(text).toContain('due in September');
    }
  });

  it('is not read from meta elements', () => {
    expect(read('', '', `<meta name="description" content="${fact}">`)).not.toContain('1,200');
  });

  it('is not read where a page links a sheet that is not at hand and uses the classes of frameworks', () => {
    const sheet = '<link rel="stylesheet" href="/bootstrap.css">';
    expect(read('', p('class="visually-hidden"'), sheet)).not.toContain('1,200');
    expect(read('', p('class="hidden md:block"'), sheet)).toContain('1,200');
  });
});

describe('text that some state of the page shows is content', () => {
  it.each([
    ['a font size in em', '.a{font-size:1.2em}', p('class="a"')],
    ['a font size of 1.5em in the element', '', p('style="font-size: 1.5em;"')],
    ['small print', '.a{font-size:9px}', p('class="a"')],
    ['class names of layouts', '', `<div class="row collapse hidden-xs hide">${p('class="hidden"')}</div>`],
    ['a footer', 'footer{background:#222;color:#fff}', `<footer>${p('')}</footer>`],
    ['white on an image', '.a{background-image:url(x.jpg);color:#fff}', `<div class="a">${p('')}</div>`],
    [
      'white beside an image',
      '.a img{position:absolute}.b{color:#fff}',
      `<div class="a"><img src="x.jpg"><div class="b">${p('')}</div></div>`,
    ],
    [
      'white on a ground of a sheet that is not at hand',
      '.a{color:#fff}',
      `<link rel="stylesheet" href="/a.css">${p('class="a"')}`,
    ],
    [
      'white on a darkened box',
      '.a{box-shadow:inset 0 0 0 2000px #000}p{color:#fff}',
      `<div class="a">${p('')}</div>`,
    ],
    [
      'white on a color of later standards',
      '.a{background:oklch(30% .1 200)}p{color:#fff}',
      `<div class="a">${p('')}</div>`,
    ],
    ['white on a painted box before it', '.a{color:#fff}.a::before{background:#000}', p('class="a"')],
    [
      'white on a darkened table',
      '',
      `<table bgcolor="#000000"><tr><td><font color="white">${fact}</font></td></tr></table>`,
    ],
    [
      'letters cut from a picture',
      '.a{color:transparent;background:linear-gradient(red,blue);background-clip:text}',
      p('class="a"'),
    ],
    ['a tab another class opens', '.pane{display:none}.pane.is-active{display:block}', p('class="pane"')],
    [
      'a tab its place names',
      '.tabs>div{display:none}.tabs>.active{display:block}',
      `<div class="tabs"><div>${fact}</div></div>`,
    ],
    [
      'a panel its parent opens',
      '.panel{max-height:0;overflow:hidden}.open .panel{max-height:500px}',
      `<div>${p('class="panel"')}</div>`,
    ],
    [
      'a panel faded in',
      '.panel{opacity:0;visibility:hidden}.open .panel{opacity:1;visibility:visible}',
      p('class="panel"'),
    ],
    [
      'a panel that grows',
      '.panel{max-height:0;overflow:hidden;transition:max-height .2s}',
      p('class="panel"'),
    ],
    ['a panel not shown yet', '.panel:not(.show){display:none}', p('class="panel"')],
    [
      'a panel of a box to tick',
      '.panel{display:none}#t:checked~.panel{display:block}',
      `<input type="checkbox" id="t"><label for="t">More</label>${p('class="panel"')}`,
    ],
    ['a panel of an address', '.panel{display:none}:target{display:block}', p('class="panel" id="fees"')],
    [
      'a panel under the pointer',
      '.panel{display:none}.card:hover .panel{display:block}',
      `<div class="card">${p('class="panel"')}</div>`,
    ],
    [
      'a panel with focus',
      '.panel{display:none}.card:focus-within>.panel{display:block}',
      `<div class="card">${p('class="panel"')}</div>`,
    ],
    ['a panel in a state', '[data-state=closed]{display:none}', p('data-state="closed"')],
    [
      'a panel behind a control',
      '.x{display:none}',
      `<button aria-controls="x">Fees</button>${p('class="x" id="x"')}`,
    ],
    [
      'a panel the script opens',
      '.x{display:none}',
      `${p('class="x"')}<script>document.querySelectorAll('.x').forEach(x=>x.style.display='block')</script>`,
    ],
    [
      'the element behind one that the script names',
      '.x{display:none}',
      `<h4 class="q">Fees?</h4>${p('class="x"')}<script>$('.q').on('click',function(){$(this).next().slideToggle()})</script>`,
    ],
    ['what waits for a framework', '[x-cloak]{display:none!important}', `<div x-cloak>${p('')}</div>`],
    [
      'all but the first tab',
      '.x:not(:first-child){display:none}',
      `<div><p class="x">Lunch</p>${p('class="x"')}</div>`,
    ],
    ['a sheet of another language', '', `<style type="text/x-template">p{display:none}</style>${p('')}`],
    ['a place computed to the middle', '.a{position:absolute;left:calc(50% - 700px)}', p('class="a"')],
    [
      'closed details',
      'details:not([open])>*{display:none}',
      `<details><summary>Fees</summary>${p('')}</details>`,
    ],
    ['wide screens only', '.a{display:none}@media(min-width:1024px){.a{display:block}}', p('class="a"')],
    ['phones only', '@media(min-width:600px){.a{display:none}}', p('class="a"')],
    ['screens, not print', '@media print{.a{display:none}}', p('class="a"')],
    ['a later rule', '.a{display:none}.b{display:block}', p('class="a b"')],
    [
      'a visible child of a hidden parent',
      '.a{visibility:hidden}.b{visibility:visible}',
      `<div class="a">${p('class="b"')}</div>`,
    ],
    ['a font size of its own', '.a{font-size:0}.b{font-size:16px}', `<div class="a">${p('class="b"')}</div>`],
    ['an offset without a position', '.a{left:-9999px}', p('class="a"')],
    ['a margin that its padding takes back', '.a{margin:0 -9999px;padding:0 9999px}', p('class="a"')],
    ['height 0 without a cut', '.a{height:0}', p('class="a"')],
    ['a box kept in shape by its padding', '.a{height:0;overflow:hidden;padding-bottom:50%}', p('class="a"')],
    ['an entrance', '.a{opacity:0;transition:opacity 1s}', p('class="a"')],
    ['a page that waits for its script', '.app{opacity:0}', `<div class="app"><main>${p('')}</main></div>`],
    [
      'what the last layer shows',
      '@layer a,b;@layer b{.a{display:block}}@layer a{.a{display:none}}',
      p('class="a"'),
    ],
    [
      'what an important rule of the first layer shows',
      '@layer a{.a{display:block!important}}@layer b{.a{display:none!important}}',
      p('class="a"'),
    ],
    [
      'a panel opened by a nested rule',
      '.w{.a{display:none}&.open .a{display:block}}',
      `<div class="w">${p('class="a"')}</div>`,
    ],
    ['a scope elsewhere', '@scope (.box){p{display:none}}', p('')],
    [
      'a support that browsers may lack',
      '@supports (-moz-appearance:none){.a{display:none}}',
      p('class="a"'),
    ],
    [
      'a variable that the pointer changes',
      '.a{display:var(--shown,none)}.w:hover{--shown:block}',
      `<div class="w">${p('class="a"')}</div>`,
    ],
    ['letters drawn by their edge', '.a{color:#fff;-webkit-text-stroke:1px #000}', p('class="a"')],
    ['letters mixed with the ground', '.a{color:#fff;mix-blend-mode:difference}', p('class="a"')],
    [
      'a color under the pointer',
      '.a{color:transparent}.w:hover .a{color:#000}',
      `<div class="w">${p('class="a"')}</div>`,
    ],
    ['a mask that fades the end', '.a{mask-image:linear-gradient(#000 80%,transparent)}', p('class="a"')],
    [
      'a card turned under the pointer',
      '.a{transform:rotateY(90deg)}.w:hover .a{transform:none}',
      `<div class="w">${p('class="a"')}</div>`,
    ],
    ['pale text', '.a{opacity:.6}', `<div class="a">${p('class="a"')}</div>`],
    ['letters set close', '.a{letter-spacing:-.08em}', p('class="a"')],
    ['hidden, but laid out by a sheet', '.a{display:flex}', p('class="a" hidden')],
  ])('%s', (_, css, body) => {
    expect(read(css, body)).toContain('1,200');
    expect(readLinked(css, body)).toContain('1,200');
  });

  it('what a linked script opens', () => {
    const body = `<div class="item shut"><h4>Fees</h4><div class="part"><p>${fact}</p></div></div>`;
    const url = 'https://a.example/';
    const readWith = (script: string) => {
      const html = `<style>.shut .part{display:none}</style>${body}<p>Due.</p><script src="/a.js"></script>`;
      const scripts = new Map([['https://a.example/a.js', readScript(script)]]);
      return textOf(extractHtml(parseHtml(html, { url, sheets: new Map(), scripts }), { url }));
    };
    expect(readWith('$(".menu").show()')).not.toContain(fact);
    expect(readWith('let names={body:".part"};el.style.height="auto"')).toContain(fact);
    expect(readWith('$(this).parent().toggleClass("shut")')).toContain(fact);
  });
});

describe('text below the first screen is content', () => {
  it.each([
    '<link rel="stylesheet" media="print" href="/all.css" onload="this.media=\'all\'">',
    '<link rel="preload" as="style" href="/all.css" onload="this.rel=\'stylesheet\'">',
  ])('where its sheet comes later: %s', (link) => {
    expect(read('.below{display:none}', `<div class="below">${p('')}</div>`, link)).toContain(fact);
    expect(read('.old{display:none!important}', p('class="old"'), link)).not.toContain(fact);
    expect(read('', p('style="display:none"'), link)).not.toContain(fact);
  });
});
