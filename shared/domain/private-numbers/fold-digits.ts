/** Zeros of other scripts visitors use for numbers: Arabic, Persian, Devanagari, full width. */
const zeros = ['٠', '۰', '०', '０'].map((zero) => zero.charCodeAt(0));

const foreign = /[٠-٩۰-۹०-९０-９Ａ-Ｚａ-ｚ]/g;
/** Offset from full-width characters to ASCII. */
const widthOffset = 0xfee0;

/** Replaces foreign digits and full-width letters with ASCII; positions stay the same. */
export function foldDigits(text: string): string {
  return text.replace(foreign, (sign) => {
    const code = sign.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? String.fromCharCode(code - widthOffset) : String(code - zero);
  });
}
