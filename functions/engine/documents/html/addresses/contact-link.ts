const emailPattern = /^[\p{L}\d.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\d-]{1,63}\.)+[\p{L}\d-]{2,24}$/u;
/** Addresses of templates: `your@email.com`, `name@example.org`. */
const templateAddress =
  /@(?:[\w-]+\.)*(?:example\.\w+|(?:your-?)?(?:domain|company|website|site)\.(?:com|org|net|tld))$|^(?:you|your|your-?(?:name|email)|name|email|user|username)@(?:[\w-]*(?:e?mail|domain|address|company|website|site))\.\w+$/i;

/** The trimmed email address that a text is, and no sample of one. */
export function parseEmail(text: string): string | undefined {
  const address = text.trim();
  return emailPattern.test(address) && !templateAddress.test(address) ? address : undefined;
}

/** The addresses of a `mailto:` link; none if it only shares a page. */
export function readMailto(href: string): string[] {
  const [, recipients = '', query = ''] = /^\s*mailto:([^?]*)(?:\?(.*))?$/is.exec(href) ?? [];
  const to = new URLSearchParams(query.replaceAll('&amp;', '&').replaceAll('+', '%2B')).get('to') ?? '';
  const listed = [...decode(recipients).split(/[,;]/), ...to.split(/[,;]/)];
  return [...new Set(listed.flatMap((one) => parseEmail(withoutName(one)) ?? []))];
}

/** The number of a `tel:` link as written; none if it has too few digits. */
export function readPhoneLink(href: string): string | undefined {
  const [, written = ''] = /^\s*(?:tel|callto):(?:\/\/)?([^?]*)/i.exec(href) ?? [];
  const number = decode(written).replace(/;ext=/i, ' ext. ').replace(/;.*$/, '').trim();
  const digits = number.replace(/\D/g, '');
  const isNumber = /^\+?[\d\s().,/+-]+(?: ext\. \d+)?$/.test(number) && !/^(\d)\1*$/.test(digits);
  return isNumber && digits.length >= 3 && digits.length <= 20 ? number : undefined;
}

/** `Ms. Alder <alder@school.org>` */
const withoutName = (recipient: string): string => /<([^<>]*)>/.exec(recipient)?.[1] ?? recipient;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
