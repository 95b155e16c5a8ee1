import * as z from 'zod';

/** RFC 9309, 2.5: read at most 500 KiB. */
export const robotsByteLimit = 500 * 1024;

/** Google's parser truncates lines here: eight times the longest URL of old browsers. */
const lineLengthLimit = 2083 * 8;

const robotsGroupSchema = z.object({
  /** Product tokens in lower case; `*` for all. */
  agents: z.array(z.string()),
  rules: z.array(z.object({ allow: z.boolean(), pattern: z.string() })),
  crawlDelaySeconds: z.number().optional(),
});

/** A parsed robots.txt as plain JSON. */
export const robotsSchema = z.object({ groups: z.array(robotsGroupSchema), sitemaps: z.array(z.string()) });
export type Robots = z.infer<typeof robotsSchema>;
type RobotsGroup = z.infer<typeof robotsGroupSchema>;

/** Rules of a website without robots.txt: everything is allowed. */
export const openRobots: Robots = { groups: [], sitemaps: [] };

const directives: Record<string, 'agent' | 'allow' | 'disallow' | 'sitemap' | 'crawl-delay'> = {
  'user-agent': 'agent',
  useragent: 'agent',
  'user agent': 'agent',
  allow: 'allow',
  disallow: 'disallow',
  // Misspellings that Google's parser accepts too.
  dissallow: 'disallow',
  dissalow: 'disallow',
  disalow: 'disallow',
  diasllow: 'disallow',
  disallaw: 'disallow',
  sitemap: 'sitemap',
  'site-map': 'sitemap',
  'crawl-delay': 'crawl-delay',
};

/** Parses robots.txt (RFC 9309) as leniently as Google's open-source parser. Never throws. */
export function parseRobots(text: string): Robots {
  const robots: Robots = { groups: [], sitemaps: [] };
  let group: RobotsGroup | undefined;
  let namesAgents = false;
  for (const line of text
    .replace(/^\uFEFF/, '')
    .replaceAll('\uFEFF', '\uFFFD')
    .split(/\r\n|\r|\n/)) {
    const { name, value } = splitLine(line);
    const directive = Object.hasOwn(directives, name) ? directives[name] : undefined;
    if (directive === 'sitemap' && value) robots.sitemaps.push(value);
    if (directive === 'agent') {
      if (!group || !namesAgents) {
        group = { agents: [], rules: [] };
        robots.groups.push(group);
      }
      group.agents.push(parseAgent(value));
      namesAgents = true;
    }
    if (!group) continue;
    if (directive === 'crawl-delay') {
      const seconds = Number.parseFloat(value);
      if (seconds >= 0) group.crawlDelaySeconds = seconds;
    }
    if (directive !== 'allow' && directive !== 'disallow') continue;
    namesAgents = false;
    if (value) group.rules.push({ allow: directive === 'allow', pattern: normalizePath(value) });
  }
  return robots;
}

/** The part of the file that applies to one agent, to limit what is stored. */
export function selectAgent(robots: Robots, agent: string): Robots {
  return { groups: findGroups(robots, agent), sitemaps: robots.sitemaps };
}

/**
 * Whether the agent may fetch the URL: the longest matching rule wins, `Allow` wins ties, and no rule means allowed.
 */
export function isAllowed(robots: Robots, agent: string, url: string | URL): boolean {
  const { pathname, search } = new URL(url);
  const path = normalizePath(pathname + search);
  let longest = -1;
  let allowed = true;
  for (const { rules } of findGroups(robots, agent)) {
    for (const { allow, pattern } of rules) {
      if (pattern.length < longest || (pattern.length === longest && allowed)) continue;
      if (!matchesPattern(pattern, path)) continue;
      longest = pattern.length;
      allowed = allow;
    }
  }
  return allowed;
}

/** The file's crawl delay for the agent in seconds, if any. */
export function findCrawlDelay(robots: Robots, agent: string): number | undefined {
  const delays = findGroups(robots, agent).flatMap(({ crawlDelaySeconds }) => crawlDelaySeconds ?? []);
  return delays.length > 0 ? Math.max(...delays) : undefined;
}

function findGroups({ groups }: Robots, agent: string): RobotsGroup[] {
  const token = agent.toLowerCase();
  const own = groups.filter(({ agents }) => agents.includes(token));
  return own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
}

function splitLine(line: string): { name: string; value: string } {
  const content = replaceControls(line.slice(0, lineLengthLimit).split('#', 1)[0] ?? '').trim();
  const colon = content.indexOf(':');
  if (colon >= 0) {
    return { name: content.slice(0, colon).trim().toLowerCase(), value: content.slice(colon + 1).trim() };
  }
  // Google also accepts `Disallow /x` with exactly two words.
  const words = content.split(/\s+/);
  return words.length === 2
    ? { name: (words[0] ?? '').toLowerCase(), value: words[1] ?? '' }
    : { name: '', value: '' };
}

function replaceControls(text: string): string {
  return Array.from(text, (character) => (character < ' ' ? ' ' : character)).join('');
}

/** A product token ends at the first character it can't contain (RFC 9309, 2.2.1). */
function parseAgent(value: string): string {
  if (/^\*(\s|$)/.test(value)) return '*';
  return (/^[a-zA-Z_-]*/.exec(value)?.[0] ?? '').toLowerCase();
}

/** RFC 9309, 2.2.2: non-ASCII octets are escaped, escapes are case-insensitive, unreserved ones unescaped. */
function normalizePath(path: string): string {
  return path
    .toWellFormed()
    .replace(/[^\x20-\x7e]/gu, encodeURIComponent)
    .replace(/%[0-9a-f]{2}/gi, (octet) => {
      const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
      return /[A-Za-z0-9._~-]/.test(character) ? character : octet.toUpperCase();
    });
}

/** `*` matches any run, a final `$` anchors. Each piece is searched once from the left, without backtracking. */
function matchesPattern(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$');
  const [head = '', ...pieces] = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(head)) return false;
  let position = head.length;
  const last = anchored ? pieces.pop() : undefined;
  for (const piece of pieces) {
    const found = path.indexOf(piece, position);
    if (found < 0) return false;
    position = found + piece.length;
  }
  if (!anchored) return true;
  if (last === undefined) return path.length === position;
  return path.length - last.length >= position && path.endsWith(last);
}
