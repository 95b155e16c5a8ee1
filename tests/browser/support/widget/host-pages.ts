import { build } from 'esbuild';

export type HostPage = {
  name: string;
  headers?: Record<string, string>;
  draw: (snippet: string) => string;
};

const filler = '<p>Text of the page.</p>'.repeat(60);

type Parts = { styles?: string; head?: string; root?: string; content?: string };

function drawWith({ styles = '', head = '', root = '', content = '' }: Parts) {
  return (snippet: string) => `<!doctype html><html lang="en" ${root}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>A site</title>${head}<style>${styles}</style></head>
<body><main><h1>A site of somebody else</h1>${content}${filler}</main>${snippet}</body></html>`;
}

const removesStrangers = `<script>
new MutationObserver((changes) => {
  window.removals ??= 0;
  for (const { addedNodes } of changes) for (const node of addedNodes)
    if (node.localName === 'gptsite-widget') { node.remove(); window.removals += 1; }
}).observe(document.documentElement, { childList: true, subtree: true });
</script>`;

/** Pages of other people, with what kept their kind of page from showing a widget, or moved it. */
export const hostPages: HostPage[] = [
  {
    name: 'hides empty elements',
    draw: drawWith({ styles: 'a:empty,div:empty,section:empty,*:empty{display:none}' }),
  },
  {
    name: 'has rules for everything, with !important',
    draw: drawWith({
      styles: `*,::before{all:unset!important} body>*,body>:not(main){display:none!important;position:static!important;
        opacity:0!important;visibility:hidden!important;transform:scale(0)!important;zoom:3!important;clip-path:inset(50%)!important;
        pointer-events:none!important;writing-mode:vertical-rl!important;max-width:0!important} body>main{display:block!important}
        [popover],:popover-open{display:none!important} button,section,svg,iframe{display:none!important}`,
    }),
  },
  {
    name: 'dims the page behind every open popover',
    draw: drawWith({ styles: '::backdrop{background:#000!important;pointer-events:auto!important}' }),
  },
  {
    name: 'has a transformed, filtered and clipping body',
    draw: drawWith({
      styles:
        'body{transform:translateX(40px) scale(.9);filter:grayscale(1);contain:paint;overflow:hidden;height:300px;opacity:.4}',
    }),
  },
  {
    name: 'lays a layer over its body, in a stacking context above it',
    draw: drawWith({
      styles:
        'body{isolation:isolate;position:relative;z-index:0}html::after{content:"";position:fixed;inset:0;z-index:2147483647}',
    }),
  },
  {
    name: 'is a grid of columns',
    draw: drawWith({ styles: 'body{display:grid;grid-template-columns:1fr 1fr;gap:40px}' }),
  },
  {
    name: 'zooms and has its own rem',
    draw: drawWith({ styles: 'html{font-size:62.5%}body{font-size:4rem;line-height:3}' }),
  },
  {
    name: 'hides its body until its fonts are there',
    draw: drawWith({ styles: 'html{opacity:0!important}body{visibility:hidden}' }),
  },
  {
    name: 'is written from right to left',
    draw: drawWith({ root: 'dir="rtl"', styles: 'body{direction:rtl}' }),
  },
  { name: 'is written from top to bottom', draw: drawWith({ styles: 'html{writing-mode:vertical-rl}' }) },
  {
    name: 'gives its elements the names that the script uses',
    draw: drawWith({
      content: '<form id="GPTsite"><input name="push"></form><img name="currentScript" alt="">',
    }),
  },
  {
    name: 'is isolated from other origins',
    headers: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
    draw: drawWith({}),
  },
  { name: 'has no doctype', draw: (snippet) => `<title>Old</title><h1>Old</h1>${filler}${snippet}` },
  { name: 'has the snippet in its head', draw: (snippet) => drawWith({ head: snippet })('') },
  {
    name: 'has the snippet in its head, and the browser waits for it',
    draw: (snippet) => drawWith({ head: snippet.replace(' async', '') })(''),
  },
  {
    name: 'writes its body anew',
    draw: drawWith({
      head: "<script>addEventListener('load', () => setTimeout(() => { document.body.innerHTML += '<p>More</p>'; }, 300))</script>",
    }),
  },
  {
    name: 'brings a copy of its body back, as a cache of pages does',
    draw: drawWith({
      head: "<script>addEventListener('load', () => setTimeout(() => document.body.replaceWith(document.body.cloneNode(true)), 300))</script>",
    }),
  },
];

/** A page that fights for its own elements only. */
export const guardedPage: HostPage = {
  name: 'removes what it does not know',
  draw: drawWith({ head: removesStrangers }),
};

/** A page that opens a modal dialog. */
export const dialogPage: HostPage = {
  name: 'opens a modal dialog',
  draw: drawWith({
    styles: 'dialog{width:100vw;height:100vh;max-width:none;max-height:none;box-sizing:border-box}',
    content:
      '<dialog aria-label="Newsletter"><form method="dialog"><button>No, thanks</button></form></dialog>',
  }),
};

/** A page that a framework draws on the server and, because its own text differs, once more in the browser. */
export async function drawHydratedPage(): Promise<HostPage> {
  const page = (text: string) => `<main><h1>Shop</h1><p id="told">${text}</p></main>`;
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createElement as h } from 'react';
        import { hydrateRoot } from 'react-dom/client';
        const app = h('html', { lang: 'en' }, h('head', null, h('title', null, 'Shop')),
          h('body', null, h('main', null, h('h1', null, 'Shop'), h('p', { id: 'told' }, 'browser'))));
        window.hydrate = () => hydrateRoot(document, app, { onRecoverableError() {} });`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const code = outputFiles[0]?.text.replaceAll('</script', '<\\/script');
  return {
    name: 'is hydrated with another text than the server sent',
    draw: (snippet) =>
      `<!doctype html><html lang="en"><head><title>Shop</title>${snippet}<script>${code}</script></head><body>${page('server')}</body></html>`,
  };
}
