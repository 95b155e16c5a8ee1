import { describe, expect, it } from 'vitest';
import { extractHtml } from './extract-html.ts';
import { parseHtml } from './parse-html.ts';

function extract(body: string, head = '') {
  return extractHtml(parseHtml(`<html lang="en"><head>${head}</head><body>${body}</body></html>`), {
    url: 'https://a.example/page.html',
  });
}

describe('title', () => {
  it.each([
    [
      'without the site name',
      '<title>Fees - Elm School</title><meta property="og:site_name" content="Elm School">',
      '',
      'Fees',
    ],
    ['by the part the heading repeats', '<title>Fees | Elm School</title>', '<h1>Fees</h1>', 'Fees'],
    ['from the heading when there is none', '', '<h1>Fees</h1>', 'Fees'],
    ['from the address when nothing else is there', '', '<p>x</p>', 'page.html'],
  ])('is chosen %s', (_, head, body, expected) => {
    expect(extract(body, head).title).toBe(expected);
  });
});

describe('blocks', () => {
  it.each([
    [
      'inline elements do not split words',
      '<p>Open<b>ing</b> <i>hours</i></p>',
      [{ kind: 'paragraph', text: 'Opening hours' }],
    ],
    [
      'readings above East Asian words do not stand within them',
      '<p><ruby>法律<rp>(</rp><rt>ほうりつ</rt><rp>)</rp></ruby>では</p>',
      [{ kind: 'paragraph', text: '法律では' }],
    ],
    [
      'blocks do not glue words',
      '<div>One<div>Two</div>Three</div>',
      ['One', 'Two', 'Three'].map((text) => ({ kind: 'paragraph', text })),
    ],
    [
      'line breaks stay lines',
      '<p>12 Mill Road<br>Oakville</p>',
      [{ kind: 'paragraph', text: '12 Mill Road\nOakville' }],
    ],
    [
      'a bold line is a heading',
      '<p><b>Opening hours</b></p><p>Daily</p>',
      [
        { kind: 'heading', level: 6, text: 'Opening hours' },
        { kind: 'paragraph', text: 'Daily' },
      ],
    ],
    [
      'a list keeps its items, inner ones too',
      '<ol><li>One<ul><li>Inner</li></ul></li><li>Two</li></ol>',
      [{ kind: 'list', ordered: true, items: ['One', 'Inner', 'Two'] }],
    ],
    [
      'definitions keep their pairs',
      '<dl><dt>Fee</dt><dd>$5</dd></dl>',
      [{ kind: 'definitions', items: [{ term: 'Fee', description: '$5' }] }],
    ],
    [
      'a closed answer is content',
      '<details><summary>Why?</summary><p>Because.</p></details>',
      [
        { kind: 'heading', level: 6, text: 'Why?' },
        { kind: 'paragraph', text: 'Because.' },
      ],
    ],
    [
      'a hidden tab is content',
      '<div role="tabpanel" hidden><p>Second tab</p></div>',
      [{ kind: 'paragraph', text: 'Second tab' }],
    ],
    [
      'header cells name columns',
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
      [{ kind: 'table', header: ['A', 'B'], rows: [['1', '2']] }],
    ],
    [
      'a table of other elements tells its parts by their roles',
      '<div role="table"><div role="rowgroup"><div role="row"><span role="columnheader">Course</span><span role="columnheader">Fee</span></div></div><div><div role="row"><span role="cell">Judo</span><span role="cell"><b>$9</b></span></div></div></div>',
      [{ kind: 'table', header: ['Course', 'Fee'], rows: [['Judo', '$9']] }],
    ],
    [
      'what has words beside its cells is no table',
      '<div role="grid"><p>May</p><div role="row"><p role="gridcell">1</p></div><div role="row"><p role="gridcell">2</p></div></div>',
      ['May', '1', '2'].map((text) => ({ kind: 'paragraph', text })),
    ],
    [
      'spans are expanded',
      '<table><tr><th>A</th><th>B</th></tr><tr><td rowspan="2">x</td><td>1</td></tr><tr><td>2</td></tr></table>',
      [
        {
          kind: 'table',
          header: ['A', 'B'],
          rows: [
            ['x', '1'],
            ['x', '2'],
          ],
          printed: [['x', '1'], ['2']],
        },
      ],
    ],
    [
      'a header above sections of rows names the columns of each',
      '<table><tr><th>Kind</th><th>Price</th></tr><tr><td colspan="2">Pool</td></tr><tr><td>Adult</td><td>$5</td></tr><tr><td colspan="2">Sauna</td></tr><tr><td>Adult</td><td>$9</td></tr></table>',
      [
        {
          kind: 'table',
          caption: 'Pool',
          header: ['Kind', 'Price'],
          rows: [['Adult', '$5']],
        },
        {
          kind: 'table',
          caption: 'Sauna',
          header: ['Kind', 'Price'],
          rows: [['Adult', '$9']],
        },
      ],
    ],
    [
      'a marked cell alone in its row captions the next rows',
      '<table><tr><th>Kind</th><th>Price</th></tr><tr><td><b>Pool</b></td><td></td></tr><tr><td>Adult</td><td>$5</td></tr><tr><td>Child</td><td>$3</td></tr></table>',
      [
        {
          kind: 'table',
          caption: 'Pool',
          header: ['Kind', 'Price'],
          rows: [
            ['Adult', '$5'],
            ['Child', '$3'],
          ],
        },
      ],
    ],
    [
      'header rows above each other name a column together',
      '<table><tr><td rowspan="2">Grade</td><td colspan="2">Tuition</td></tr><tr><td>Yearly</td><td>Monthly</td></tr><tr><td>One</td><td>$900</td><td>$90</td></tr></table>',
      [
        {
          kind: 'table',
          header: ['Grade', 'Tuition Yearly', 'Tuition Monthly'],
          rows: [['One', '$900', '$90']],
        },
      ],
    ],
    [
      'header columns beside each other name a row together',
      '<table><tr><th>Day</th><th>Time</th><th>Class</th></tr><tr><th>Monday</th><th>9:00</th><td>Yoga</td></tr></table>',
      [
        {
          kind: 'table',
          header: ['Day', 'Time', 'Class'],
          rows: [['Monday', '9:00', 'Yoga']],
          labelColumns: 2,
        },
      ],
    ],
    [
      'names with numbers above values are a header, though nothing marks them',
      '<table><tr><td></td><td>Grades K to 2</td><td>Grades 3 to 5</td></tr><tr><td>Lunch</td><td>$4</td><td>$5</td></tr><tr><td>Breakfast</td><td>$2</td><td>$3</td></tr></table>',
      [
        {
          kind: 'table',
          header: ['', 'Grades K to 2', 'Grades 3 to 5'],
          rows: [
            ['Lunch', '$4', '$5'],
            ['Breakfast', '$2', '$3'],
          ],
        },
      ],
    ],
    [
      'names with numbers above such names are no header',
      '<table><tr><td>Lunch</td><td>Hall 2</td></tr><tr><td>Dinner</td><td>Hall 3</td></tr><tr><td>Tea</td><td>Hall 1</td></tr></table>',
      [
        {
          kind: 'table',
          header: [],
          rows: [
            ['Lunch', 'Hall 2'],
            ['Dinner', 'Hall 3'],
            ['Tea', 'Hall 1'],
          ],
        },
      ],
    ],
    [
      'parts side by side are tables of their own',
      '<table><tr><th>Day</th><th>Open</th><th>Day</th><th>Open</th></tr><tr><td>Mon</td><td>9</td><td>Tue</td><td>10</td></tr></table>',
      [
        { kind: 'table', header: ['Day', 'Open'], rows: [['Mon', '9']] },
        { kind: 'table', header: ['Day', 'Open'], rows: [['Tue', '10']] },
      ],
    ],
    [
      'a table wholly of header cells keeps its rows',
      '<table><tr><th>Mon</th><th>9-12</th></tr><tr><th>Tue</th><th>10-12</th></tr></table>',
      [
        {
          kind: 'table',
          header: [],
          rows: [
            ['Mon', '9-12'],
            ['Tue', '10-12'],
          ],
        },
      ],
    ],
    [
      'a table cut in two keeps its header',
      '<table><tr><th>Grade</th><th>Fee</th></tr><tr><td>One</td><td>$5</td></tr></table><table><tr><td>Two</td><td>$6</td></tr><tr><td>Three</td><td>$7</td></tr></table>',
      [
        { kind: 'table', header: ['Grade', 'Fee'], rows: [['One', '$5']] },
        {
          kind: 'table',
          header: ['Grade', 'Fee'],
          rows: [
            ['Two', '$6'],
            ['Three', '$7'],
          ],
        },
      ],
    ],
    [
      'a picture that is all of a heading is its text',
      '<h2><img src="a.png" alt="Fees"></h2><p>$5 a day</p>',
      [
        { kind: 'heading', level: 2, text: 'Fees' },
        { kind: 'paragraph', text: '$5 a day' },
      ],
    ],
    [
      'a figure that is a poster tells its facts',
      '<figure><img src="a.png" alt="Open Monday to Friday 9:00 to 17:00"></figure>',
      [{ kind: 'paragraph', text: 'Open Monday to Friday 9:00 to 17:00' }],
    ],
    [
      'a row across the table captions the next',
      '<table><tr><td colspan="2">Full</td></tr><tr><td><b>Kind</b></td><td><b>Price</b></td></tr><tr><td>Student</td><td>$5</td></tr></table>',
      [{ kind: 'table', caption: 'Full', header: ['Kind', 'Price'], rows: [['Student', '$5']] }],
    ],
    [
      'a row across the table with no rows of its own is a remark',
      '<table><tr><td colspan="2">All in dollars.</td></tr><tr><td colspan="2">Pool</td></tr><tr><td>Adult</td><td>$5</td></tr><tr><td>Child</td><td>$3</td></tr><tr><td colspan="2">Babies swim free.</td></tr></table>',
      [
        { kind: 'paragraph', text: 'All in dollars.' },
        {
          kind: 'table',
          caption: 'Pool',
          header: [],
          rows: [
            ['Adult', '$5'],
            ['Child', '$3'],
          ],
        },
        { kind: 'paragraph', text: 'Babies swim free.' },
      ],
    ],
    [
      'a table for layout is read through',
      '<table><tr><td><h1>Left</h1></td><td><p>Right</p></td></tr></table>',
      [
        { kind: 'heading', level: 1, text: 'Left' },
        { kind: 'paragraph', text: 'Right' },
      ],
    ],
    [
      'a footer with facts stays',
      '<footer><p>Call 555 0199</p></footer>',
      [{ kind: 'paragraph', text: 'Call 555 0199' }],
    ],
  ])('%s', (_, body, expected) => {
    expect(extract(body).blocks).toEqual(expected);
  });

  it.each([
    ['scripts', '<script>SECRET</script>'],
    ['comments', '<!-- SECRET -->'],
    ['styles that hide', '<p style="display:none">SECRET</p>'],
    ['type too small to read', '<p style="color:#fff;font-size:1px">SECRET</p>'],
    ['the hidden attribute', '<p hidden>SECRET</p>'],
    ['what is hidden from assistive technology', '<span aria-hidden="true">SECRET</span>'],
    ['skip links', '<a class="sr-only" href="#main">SECRET</a>'],
    ['navigation', '<nav><a href="/">SECRET</a></nav>'],
    ['tables of contents', '<ul><li><a href="#a">SECRET</a></li><li><a href="#b">SECRET</a></li></ul>'],
    ['noscript', '<noscript>SECRET</noscript>'],
  ])('omit %s', (_, body) => {
    expect(JSON.stringify(extract(`${body}<p>Visible</p>`).blocks)).not.toContain('SECRET');
    expect(extract(`${body}<p>Visible</p>`).blocks).toContainEqual({ kind: 'paragraph', text: 'Visible' });
  });
});

describe('structured data', () => {
  it('reads RDFa and repeated properties', () => {
    const { structuredData } = extract(
      '<div vocab="https://schema.org/" typeof="School"><b property="name">Elm</b><i property="openingHours" content="Mo-Fr 09:00-12:00"></i><i property="openingHours" content="Sa 10:00-12:00"></i></div>',
    );
    expect(structuredData).toEqual([
      { '@type': 'School', name: 'Elm', openingHours: ['Mo-Fr 09:00-12:00', 'Sa 10:00-12:00'] },
    ]);
  });

  it('reads JSON-LD, microdata and contact links, and survives broken JSON', () => {
    const { structuredData } = extract(`
      <script type="application/ld+json">{"@graph":[{"@type":"School","telephone":"555 0199"}]}</script>
      <script type="application/ld+json">{broken</script>
      <div itemscope itemtype="https://schema.org/Person"><span itemprop="name">Jane</span></div>
      <p>Ms. Ash: <a href="mailto:ash@b.example">Write</a></p>
      <nav><a href="mailto:a@b.example?subject=x">Write</a><a href="tel:+15550198">Call</a></nav>`);
    expect(structuredData).toEqual([
      { '@type': 'School', telephone: '555 0199' },
      { '@type': 'Person', name: 'Jane' },
      { '@type': 'ContactPoint', email: 'a@b.example' },
      { '@type': 'ContactPoint', telephone: '+15550198' },
    ]);
  });
});
