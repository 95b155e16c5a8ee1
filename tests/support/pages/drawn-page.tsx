import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { AnyNode, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

/** Renders an element to the markup that readers get first, without a browser. */
export function draw(element: ReactNode, queries = new QueryClient()): Drawn {
  return parse(renderToStaticMarkup(wrap(element, queries)));
}

/** The same after everything it loads has arrived. */
export async function drawLoaded(element: ReactNode): Promise<Drawn> {
  const { prelude } = await prerender(wrap(element, new QueryClient()));
  return parse(await new Response(prelude).text());
}

function wrap(element: ReactNode, queries: QueryClient) {
  return (
    <QueryClientProvider client={queries}>
      <StaticRouter location="/">{element}</StaticRouter>
    </QueryClientProvider>
  );
}

/** Removes the comments that React puts between texts. */
const parse = (markup: string): Drawn => readNodes([parseDocument(markup.replaceAll(/<!--.*?-->/g, ''))]);

export type Drawn = {
  /** All texts in document order. */
  texts: string[];
  links: { text: string; href: string; target?: string }[];
  all(tag: string): Drawn[];
  /** The values of an attribute on all elements. */
  attributes(name: string): string[];
  /** The only element with this label. */
  labelled(label: string): Drawn;
};

function readNodes(nodes: AnyNode[]): Drawn {
  const byTag = (tag: string): Element[] => DomUtils.getElementsByTagName(tag, nodes, true);
  return {
    texts: listTexts(nodes),
    links: byTag('a').map((link) => ({
      text: listTexts([link]).join(' '),
      href: link.attribs.href ?? '',
      ...(link.attribs.target && { target: link.attribs.target }),
    })),
    all: (tag) => byTag(tag).map((element) => readNodes([element])),
    attributes: (name) => byTag('*').flatMap(({ attribs }) => attribs[name] ?? []),
    labelled(label) {
      const found = DomUtils.getElements({ 'aria-label': label }, nodes, true);
      const [element] = found;
      if (!element || found.length > 1) throw new Error(`${found.length} elements are labelled ${label}`);
      return readNodes([element]);
    },
  };
}

function listTexts(nodes: AnyNode[]): string[] {
  return DomUtils.filter((node) => node.type === 'text', nodes, true)
    .map((node) => DomUtils.textContent(node).replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}
