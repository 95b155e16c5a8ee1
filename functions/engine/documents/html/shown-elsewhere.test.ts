import { describe, expect, it, test } from 'vitest';
import { readFile } from '#tests/support/documents/read-file.ts';

const read = (html: string) => readFile('page.html', Buffer.from(`<h1>School</h1>${html}`));
const fact = 'Lunch costs 4 dollars a day.';

describe('parts that a server sends later stand where the stream puts them', () => {
  const place =
    '<main><p>Fees:</p><!--$?--><template id="B:0"></template><p>Loading…</p><!--/$--><p>Ask us.</p></main>';
  const part = `<div hidden id="S:0"><p>${fact}</p></div>`;
  it.each([
    ['by a call', `${place}${part}<script>$RC("B:0","S:0")</script>`],
    ['by the call of later versions', `${place}${part}<script>$RR("B:0","S:0",[])</script>`],
    ['by a template', `${place}${part}<template data-rci="" data-bid="B:0" data-sid="S:0"></template>`],
    [
      'in a segment',
      `<main><p>Fees:</p><template id="P:1"></template><p>Ask us.</p></main><div hidden id="S:1"><p>${fact}</p></div><script>$RS("S:1","P:1")</script>`,
    ],
    ['before their place', `${part}${place}<script>$RC("B:0","S:0")</script>`],
  ])('%s', async (_, html) => {
    const text = await read(html);
    expect(text).toContain(`Fees:\n${fact}\nAsk us.`);
    expect(text).not.toContain('Loading');
  });

  it('and stay hidden where nothing puts them', async () => {
    await expect(read(`${place}${part}`)).resolves.not.toContain(fact);
  });
});

describe('what frames, pictures and forms tell is read', () => {
  it.each([
    ['a frame with its source', `<iframe srcdoc="&lt;p&gt;${fact}&lt;/p&gt;"></iframe>`],
    [
      'a frame with its source as address',
      `<iframe src="data:text/html,<p>${encodeURIComponent(fact)}</p>"></iframe>`,
    ],
    [
      'a packed frame',
      `<iframe src="data:text/html;base64,${Buffer.from(`<p>${fact}</p>`).toString('base64')}"></iframe>`,
    ],
    [
      'an object with its source as address',
      `<object type="text/html" data="data:text/html,<p>${encodeURIComponent(fact)}</p>"></object>`,
    ],
    ['an area of a picture', `<map><area href="#a" alt="${fact}"></map>`],
    [
      'a drawing',
      `<svg><g><text><tspan>Lunch costs</tspan> <tspan>4 dollars a day.</tspan></text></g></svg>`,
    ],
    [
      'a choice',
      `<select><option>Choose</option><option>${fact}</option><option>Tea costs 2 dollars.</option></select>`,
    ],
    [
      'a choice in a group',
      `<select><optgroup label="Food"><option>${fact}<option>Tea costs 2 dollars.</optgroup></select>`,
    ],
    ['a field that nobody can change', `<input readonly value="${fact}">`],
    ['a text that nobody can change', `<textarea readonly>${fact}</textarea>`],
    ['a button', `<form><button>${fact}</button></form>`],
    ['a button that sends', `<form><input type="submit" value="${fact}"></form>`],
  ])('%s', async (_, html) => {
    await expect(read(html)).resolves.toContain(fact);
  });

  it.each([
    ['names of countries', '<select><option>Norway</option><option>Sweden SECRET</option></select>'],
    ['a field to fill in', '<input value="SECRET">'],
    ['a code for machines', '<input readonly name="csrf_token" value="SECRET">'],
    ['a button without a price', '<button>SECRET</button>'],
    ['a drawing for decoration', '<svg aria-hidden="true"><text>SECRET of the decoration</text></svg>'],
  ])('but not %s', async (_, html) => {
    await expect(read(html)).resolves.not.toContain('SECRET');
  });
});

test('many parts and frames of a stream end', async () => {
  const parts = Array.from({ length: 3_000 }, (_, at) => `<div hidden id="S:${at}"><p>x${at}</p></div>`).join(
    '',
  );
  const places = Array.from({ length: 3_000 }, (_, at) => `<template id="B:${at}"></template>`).join('');
  const calls = Array.from({ length: 3_000 }, (_, at) => `<script>$RC("B:${at}","S:${at}")</script>`).join(
    '',
  );
  await expect(read(`<main>${places}</main>${parts}${calls}`)).resolves.toContain('x2999');
});
