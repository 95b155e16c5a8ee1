import { extensionOfContentType } from '#shared/domain/documents/document-type.ts';
import type { SourceKind } from '../crawl-state.ts';
import { guessKind } from '../fetch/page-address.ts';

/** Generic types, for which the file name decides. */
const genericTypes = /^(application|binary)\/(octet-stream|(x-|force-)?download|unknown)$/;

/** `text/html; charset=x` to `text/html`. */
export function mediaTypeOf(contentType: string | undefined): string {
  return (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** The kind of a successful response, by its type, then its name; undefined if it is never read. */
export function classifyResponse(url: URL, headers: Record<string, string>): SourceKind | undefined {
  const mediaType = mediaTypeOf(headers['content-type']);
  if (mediaType === 'text/html' || mediaType === 'application/xhtml+xml') return 'page';
  if (mediaType === 'text/calendar') return 'calendar';
  const promised = guessKind(new URL(`/${filenameOf(url, headers)}`, url));
  if (mediaType === 'text/plain' && promised === 'calendar') return 'calendar';
  if (extensionOfContentType(mediaType)) return 'document';
  if (mediaType === '') return promised;
  return genericTypes.test(mediaType) && promised !== 'page' ? promised : undefined;
}

/** A file name with a matching extension, from Content-Disposition, the URL or the type. */
export function filenameOf(url: URL, headers: Record<string, string>): string {
  const disposition = headers['content-disposition']?.slice(0, 1000) ?? '';
  const offered = /filename\s*=\s*"([^"]+)"|filename\s*=\s*([^;\s]+)/i.exec(disposition);
  const raw = offered?.[1] ?? offered?.[2] ?? lastSegment(url);
  const name =
    raw
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/[\p{Cc}<>:"|?*]/gu, '')
      .trim()
      .slice(-150) || 'document';
  const extension = extensionOfContentType(headers['content-type']);
  return extension && !/\.[a-z0-9]{2,5}$/i.test(name) ? `${name}.${extension}` : name;
}

function lastSegment({ pathname }: URL): string {
  const segment = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
