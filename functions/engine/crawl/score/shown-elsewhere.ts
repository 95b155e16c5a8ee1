import type { Element } from 'domhandler';

/** What a page shows from another website, or keeps there: its address, its name, and what it is. */
export type ShownPart = { href: string; title: string; kind: PartKind };
type PartKind = 'document' | 'calendar' | 'video' | 'part';

/** Smaller frames count visits or hold a button. */
const fewestPixels = 100;
const nameLength = 100;

/** Services that keep documents of others. A plain link to one of these is to the document. */
const documentAddress =
  /^https?:\/\/(?:drive\.google\.com\/|docs\.google\.com\/(?:document|spreadsheets|presentation)\/|1drv\.ms\/|onedrive\.live\.com\/|[\w-]+\.sharepoint\.com\/|(?:www\.)?dropbox\.com\/s|(?:[\w-]+\.)?(?:issuu|scribd|slideshare|flipsnack|yumpu|calameo|fliphtml5)\.(?:com|net)\/)/i;
const officeFilePattern = /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp])(?:$|[?#])/i;
const calendarAddress =
  /^https?:\/\/(?:calendar\.google\.com|outlook\.(?:live|office(?:365)?)\.com\/(?:owa\/)?calendar|(?:www\.)?teamup\.com|[^/]*calendar[^/]*\/|[^?#]{1,200}\/(?:embed\/)?calendars?\b)/i;
const videoAddress =
  /^https?:\/\/(?:[\w-]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|wistia\.(?:com|net)|loom\.com)\//i;
/** A map shows where an address is that stands on the page; the others count visits or ask whether somebody is a person. */
const silentAddress =
  /^https?:\/\/(?:[^/]*maps?[^/]*\/|[^/]*\/maps?\b|[^/]*(?:recaptcha|captcha|doubleclick|googletagmanager|facebook\.com\/tr)|[^/]*openstreetmap\.)/i;

/** Tells what a frame, an object or a link shows of another website; undefined for links to pages, and for what shows nothing. */
export function readShownPart(element: Element, href: string, text: string): ShownPart | undefined {
  const isFrame = /^(?:iframe|frame|object|embed)$/.test(element.name);
  if (isFrame ? isUnseen(element) || silentAddress.test(href) : !documentAddress.test(href)) return undefined;
  return { href, title: text.slice(0, nameLength), kind: kindOf(href) };
}

function kindOf(href: string): PartKind {
  if (documentAddress.test(href) || officeFilePattern.test(href)) return 'document';
  if (calendarAddress.test(href)) return 'calendar';
  return videoAddress.test(href) ? 'video' : 'part';
}

function isUnseen({ attribs }: Element): boolean {
  const { width, height, style = '', hidden } = attribs;
  if (hidden !== undefined || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)) return true;
  return [width, height].some(
    (size) => /^\d+(?:px)?$/.test(size ?? '') && Number.parseInt(size ?? '', 10) < fewestPixels,
  );
}
