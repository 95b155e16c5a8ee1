const counterPattern = /^[#(]?\d{1,3}[+%.)]?$/;

/** Whether a line is a number alone, as steps and figures have it right above their heading. */
export function isCounter(text: string): boolean {
  return counterPattern.test(text);
}
