const counterPattern = /^[#(]?\d{1,3}[+%.)]?$/;

/** Whether a line is only a number, such as a step or figure above its heading. */
export const isCounter = (text: string): boolean => counterPattern.test(text);
