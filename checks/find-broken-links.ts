import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folders = ['shared', 'functions', 'infra', 'web', 'tests', 'bench', 'checks', 'docs'];
/** Installed packages and foreign websites. */
const foreign = /(^|\/)node_modules\/|^bench\/eval\/sites\//;

/** Broken references to documents, and from documents to sources, as `file: target`. */
export function findBrokenLinks(root: string): string[] {
  const files = listFiles(root);
  const isThere = (source: string) => files.some((file) => `/${file}`.endsWith(`/${source}`));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const isDocument = file.endsWith('.md');
    const links = isDocument ? listMarkdownLinks(text, path.dirname(file)) : [];
    const broken = [...links, ...listNamedDocuments(text)].filter((target) => !leadsSomewhere(root, target));
    const gone = isDocument ? listNamedSources(text).filter((source) => !isThere(source)) : [];
    return [...broken, ...gone].map((target) => `${file}: ${target}`);
  });
}

function listFiles(root: string): string[] {
  const nested = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll('\\', '/')),
    ),
  );
  return [...readdirSync(root), ...nested].filter(
    (file) => /\.(md|tsx?|css)$/.test(file) && !foreign.test(file),
  );
}

/** Targets of links to files, from the root; an address without a file is the page itself. */
export function listMarkdownLinks(text: string, folder: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(https?|mailto):|^#/.test(target))
    .map((target) => path.posix.join(folder, target));
}

/** Paths under docs that a text names, in comments as in code. */
export function listNamedDocuments(text: string): string[] {
  return [...text.matchAll(/(?<![\w/.-])(?:\.\.\/)*(docs\/[\w-]+(?:[./][\w-]+)*)/g)].map(
    ([, target = '']) => target,
  );
}

/** Source files that a document names, by their path or the end of it. */
export function listNamedSources(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, source = '']) => source);
}

function leadsSomewhere(root: string, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  if (!existsSync(path.join(root, file))) return false;
  return anchor === undefined || listAnchors(readFileSync(path.join(root, file), 'utf8')).includes(anchor);
}

/** Anchors as GitHub derives them from headings. */
function listAnchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
