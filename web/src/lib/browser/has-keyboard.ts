/** False on a touch screen, whose keyboard would cover the page; without any pointer a keyboard is all that there is. */
export const hasKeyboard = (): boolean => !window.matchMedia('(pointer: coarse)').matches;
