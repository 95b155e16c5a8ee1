/** Hiragana that inflects or joins words rather than naming something, with its edges. */
export const grammarRun =
  /^(?:あり|いま|いる|いた|でき|なり|なっ|もら|いただ|くだ|くれ|かか|すれ|され|つい|ござ|いらっ|やっ|ほし|よろ)|(?:ます?|ませ|まし|です|でし|すか|せん|たい|ない|れる|てい|って|ても|では|には|とは|から|まで|より|など|ので|けど|ため|こと|もの|とき|ところ)$/u;
