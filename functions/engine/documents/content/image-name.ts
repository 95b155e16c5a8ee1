const extension = /\.(?:jpe?g|png|gif|webp|svg|avif|heic|bmp|tiff?)$/iu;
/** "Open day final.jpg" is a name, and "Print it and bring the picture as photo.jpg" a sentence. */
const mostWords = 6;
/** One run of letters and digits with underscores or three and more hyphens: "open-day_banner", "IMG_2031". */
const joinedName = /^[\p{L}\d.()]+(?:-[\p{L}\d.()]+)*_[\p{L}\d_.()-]+$|^[\p{L}\d]+(?:-[\p{L}\d]+){3,}$/u;

/** Whether an image's own text is only its file's name. On the page itself such a name is an example of its trade. */
export function isNamedByFile(alternative: string): boolean {
  const name = alternative.trim();
  return (extension.test(name) && name.split(/\s+/).length <= mostWords) || joinedName.test(name);
}
