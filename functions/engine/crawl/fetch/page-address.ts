import { documentExtensions } from '#shared/domain/limits.ts';
import { parsePublicUrl } from './url-guard.ts';

/** Parameters that identify a visit or a campaign, never a page. */
const sessionParameter =
  /^(phpsessid|jsessionid|aspsessionid\w*|sessionid|session_id|session|cfid|cftoken|zenid|oscsid|utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_ga|_gl|igshid|yclid)$/i;
/** Short names that are a session only if the value looks random. */
const ambiguousSessionParameter = /^(s|sid|sess|token|rnd|rand|nocache|_|ts|t)$/i;
const randomValue = /^(?=.*\d)[\w.-]{10,}$/;
const sessionSegment = /;(jsessionid|sid|phpsessid)=[^/?]*/gi;

const documentExtensionSet = new Set<string>(documentExtensions);
/** Files without text for visitors. */
const unreadExtensions = new Set(
  (
    'jpg jpeg png gif svg webp avif bmp ico tif tiff heic psd ai eps mp3 mp4 m4a m4v mov avi wmv webm ogg wav flac ' +
    'zip gz tgz rar 7z tar bz2 dmg exe msi apk iso bin css js mjs map json xml rss atom woff woff2 ttf eot swf ' +
    'ppt pps vcf kml kmz gpx torrent mobi'
  ).split(' '),
);

/** Deeper paths are traps. */
const pathDepthLimit = 12;
/** A segment repeated this often in one path (`a/a/a`) comes from broken relative links. */
const repeatedSegmentLimit = 3;

/** Host without `www.`: URLs with the same key are the same website. */
export const siteKeyOf = (url: URL): string => url.hostname.replace(/\.$/, '').replace(/^www\./, '');

/**
 * The URL for fetching a page: guarded, without fragment, session or campaign parameters, with sorted parameters, on
 * the site's own origin. Undefined for other sites and traps.
 */
export function toPageUrl(address: string | URL, siteOrigin: string): URL | undefined {
  const origin = new URL(siteOrigin);
  const url = parsePublicUrl(typeof address === 'string' ? address.trim() : address.href, origin);
  if (!url || siteKeyOf(url) !== siteKeyOf(origin)) return undefined;
  url.protocol = origin.protocol;
  url.host = origin.host;
  url.hash = '';
  url.pathname = url.pathname.replace(sessionSegment, '').replace(/\/{2,}/g, '/');
  cleanQuery(url);
  return isTrap(url) ? undefined : url;
}

function cleanQuery(url: URL): void {
  const kept = [...url.searchParams].filter(
    ([name, value]) =>
      !sessionParameter.test(name) && !(ambiguousSessionParameter.test(name) && randomValue.test(value)),
  );
  // Unchanged queries keep their spelling: some servers distinguish `?a` from `?a=`.
  const sorted = kept.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const changed = kept.length < url.searchParams.size || sorted.some((pair, index) => pair !== kept[index]);
  if (changed) url.search = new URLSearchParams(sorted).toString();
  if (url.href.endsWith('?')) url.search = '';
}

function isTrap(url: URL): boolean {
  const segments = url.pathname.split('/').filter(Boolean);
  // Cloudflare's own endpoints: challenges, protected addresses, beacons.
  if (segments[0] === 'cdn-cgi') return true;
  if (segments.length > pathDepthLimit) return true;
  const counts = new Map<string, number>();
  for (const segment of segments) {
    const count = (counts.get(segment) ?? 0) + 1;
    if (count >= repeatedSegmentLimit) return true;
    counts.set(segment, count);
  }
  return false;
}

/** The expected kind of source by a URL's extension; undefined for files that are never read. */
export function guessKind(url: URL): 'page' | 'document' | 'calendar' | undefined {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? '';
  if (extension === 'ics') return 'calendar';
  if (documentExtensionSet.has(extension)) return 'document';
  return unreadExtensions.has(extension) ? undefined : 'page';
}
