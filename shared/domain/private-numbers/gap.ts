/** A separator between digit groups in texts and URLs: space, dash, dot, slash or an invisible character. */
export const gap =
  '(?:[\\s\\p{Pd}\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2212\\u00b7./_+]|%20|%2d|%c2%a0)';
