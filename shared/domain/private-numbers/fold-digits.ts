/** The zero of each further script in which visitors type numbers: Arabic, Persian, Devanagari, full width. */
const zeros = ['٠', '۰', '०', '０'].map((zero) => zero.charCodeAt(0));

const foreign = /[٠-٩۰-۹०-९０-９Ａ-Ｚａ-ｚ]/g;
/** Distance of full-width letters and digits from their ASCII characters. */
const widthOffset = 0xfee0;

/** Replaces foreign digits and full-width letters by ASCII; every character keeps its position. */
export function foldDigits(text: string): string {
  return text.replace(foreign, (sign) => {
    const code = sign.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? String.fromCharCode(code - widthOffset) : String(code - zero);
  });
}
