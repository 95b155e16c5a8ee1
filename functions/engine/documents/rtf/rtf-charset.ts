/** Code pages by a font's `\fcharset` (RTF 1.9, font table); other fonts use the document's code page. */
const codePagesByFontCharset: Record<number, number> = {
  0: 1252,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/** Code pages whose name in the encoding standard isn't `windows-<number>`. */
const encodingNames: Record<number, string> = {
  437: 'windows-1252',
  850: 'windows-1252',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};

export function codePageOfFont(fontCharset: number): number | undefined {
  return codePagesByFontCharset[fontCharset];
}

/** Decodes bytes of a code page; an unknown one is read as Western European. */
export function decodeCodePage(bytes: number[], codePage: number): string {
  try {
    return new TextDecoder(encodingNames[codePage] ?? `windows-${codePage}`).decode(Uint8Array.from(bytes));
  } catch {
    return decodeCodePage(bytes, 1252);
  }
}
