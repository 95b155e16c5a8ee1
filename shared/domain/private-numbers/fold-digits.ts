/** First digits of the scripts that visitors type numbers in: Arabic, Persian, Devanagari, full width. */
const zeros = ['٠', '۰', '०', '０'].map((zero) => zero.charCodeAt(0));

const foreign = /[٠-٩۰-۹०-९０-９Ａ-Ｚａ-ｚ]/g;
/** Full-width letters and digits stand this far above those of ASCII. */
const widthOffset = 0xfee0;

/** The text with its digits, and letters of full width, in ASCII; every character stays where it is. */
export function foldDigits(text: string): string {
  return text.replace(foreign, (sign) => {
    const code = sign.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? String.fromCharCode(code - widthOffset) : String(code - zero);
  });
}
