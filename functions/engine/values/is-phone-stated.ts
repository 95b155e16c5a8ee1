/** Labels of other numbers with spaces, dots and hyphens. */
const otherNumberPattern =
  /(?:\b(?:serial|version|release|file|model|order|part|invoice|account|licen[cs]e|registration|isbn|issn|iban|bic|vat|tax id|siret|siren|rna|nif|cif|levels?)\b|(?:steuer|kunden|konto|register|serien|rechnungs|umsatzsteuer|versions?)-?(?:nummer|id|nr)|инн|огрн|кпп)[^.;]{0,24}$/i;
const phoneWordPattern =
  /\b(?:t[eé]l|tel|phones?|telephone|call|ring|dial|mobile|cell|hotline|whats ?app|fax|(?:tele)?fon|telefon\w*|t[eé]l[eé]phone|rufnummer|anruf\w*|appel\w*|ll[aá]m\w*|tel[eé]fono|m[oó]vil|contact\w*|kontakt\w*|contacto)\b|тел|звон|факс|전화|연락|電話|☎|📞/iu;
/** International (ITU-T E.123), with an area code in brackets, with a trunk prefix, or North American. */
const wellFormedPattern = /^(?:\+|\(|0[\d\s(/.-]|8[\s(-]|(?:1[\s.-])?\d{3}[\s.-]\d{3}[\s.-]\d{4}$)/;

const fewestPairsOfRow = 4;
/** French numbers have five pairs; no other number written in pairs has more. */
const mostPairsOfPhone = 5;

/** Byte dumps look like numbers in pairs, but are longer or have many zeros. */
function isByteRow(value: string): boolean {
  const groups = value.split(/\D+/);
  const arePairs = groups.length >= fewestPairsOfRow && groups.every(({ length }) => length === 2);
  return (
    arePairs && (groups.length > mostPairsOfPhone || groups.filter((group) => group === '00').length > 1)
  );
}

const byteRowPattern = /\b(?:[\dA-F]{2} ){3,}[\dA-F]{2}\b/g;

/** No part of "00 40 11 11 2C 2C 00 00" is a phone number. */
function isInByteRow(value: string, text: string): boolean {
  const rows = text.match(byteRowPattern) ?? [];
  return rows.some((row) => row !== value && row.includes(value) && /[A-F]|00.*00/.test(row));
}

/** Whether a number in phone format is really presented as one; `around` is the text above it. */
export function isPhoneStated(value: string, text: string, around: string): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(value)));
  if (otherNumberPattern.test(before.trimEnd().replace(/[:#\s—-]+$/, ''))) return false;
  if (isByteRow(value) || isInByteRow(value, text)) return false;
  return wellFormedPattern.test(value) || phoneWordPattern.test(`${text} ${around}`);
}
