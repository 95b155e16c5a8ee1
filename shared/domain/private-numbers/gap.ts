/** A pattern of what people and addresses put between the groups of a number: spaces, dashes, dots, strokes, and what nobody sees. */
export const gap =
  '(?:[\\s\\p{Pd}\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2212\\u00b7./_+]|%20|%2d|%c2%a0)';
