/** Addresses of documents that are read. */
export const filePattern = /\.(?:pdf|docx?|xlsx?|pptx|rtf|txt|md|od[tsp]|csv|epub|eml|ics)(?:$|[?#])/i;
/** Scripts that only redirect are shorter. */
const scriptLimit = 1000;
const viewerLength = 2000;
const quotedAddress = /["']([^"'\s]{1,500})["']/g;

type Attributes = Readonly<Record<string, string>>;

/** Where a link leads: its address, or what its script opens. */
export function findLinkTarget(attributes: Attributes): string | undefined {
  const href = attributes.href ?? attributes['xlink:href'] ?? '';
  if (/^\s*javascript:/i.test(href)) return findScriptTarget(href) ?? findNamedFile(attributes);
  return href === '' || href.startsWith('#') ? (findNamedFile(attributes) ?? href) : href;
}

/** The page that a script opens. */
export function findScriptTarget(script = ''): string | undefined {
  const target =
    /\blocation(?:\.href)?\s*=\s*["']([^"'\s]{1,500})["']|\b(?:location\.(?:replace|assign)|window\.open)\(\s*["']([^"'\s]{1,500})["']/.exec(
      script.slice(0, scriptLimit),
    );
  return target?.[1] ?? target?.[2];
}

/** The document that an attribute names for a script, or gives to it: `data-pdf="/plan.pdf"`, `showPdf('/plan.pdf')`. */
export function findNamedFile(attributes: Attributes): string | undefined {
  for (const [name, value] of Object.entries(attributes)) {
    if (!/^(?:data-|on|action$|href$|xlink:href$)/.test(name) || value.length > scriptLimit) continue;
    const named = [...value.matchAll(quotedAddress)].map(([, quoted = '']) => quoted);
    const found = [value, ...named].find((address) => filePattern.test(address) && !/[\s"'{]/.test(address));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The file that a viewer shows, such as pdf.js's (`viewer.html?file=plan.pdf`), Google's and Microsoft's. */
export function findShownFile(href: string): string | undefined {
  const query = href.slice(0, viewerLength).split('?')[1];
  if (query === undefined || !/\b(?:view|embed)/i.test(href)) return undefined;
  const parameters = new URLSearchParams(query.split('#')[0]);
  const named = ['file', 'url', 'src', 'pdf', 'document'].flatMap((name) => parameters.get(name) ?? []);
  return named.find((address) => filePattern.test(address));
}
