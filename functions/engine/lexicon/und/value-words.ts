import type { ValueWords } from '../value-words.ts';

export const valueWords: ValueWords = {
  phone:
    /\b(?:telefon\w*|chiam\w*|cell(?:ulare)?|centralino|numero verde|telefoon\w*|mobiel\w*|gsm|bel|kom[oó]rk\w*|kom|zadzwo\p{L}*|telem[oó]vel|celular|ligue)\b|电话|電話/u,
  otherNumber:
    /\b(?:iban|bic|p\.?\s?iva|partita iva|codice fiscale|c\.?f|rea|conto|albo|kvk|btw|rsin|agb|big|rekening\w*|ondernemings\w*|rpm|rpr|bce|kbo|nip|regon|krs|pesel|bdo|konto|rachun\w*|nipc|cnpj|cpf|conta|creci|crm)\b|登録番号|法人番号|등록번호|계좌/u,
  nameParticles: /van|di/u,
  rolesBesideName: /校长|园长|主席|律师|会计师|老师/u,
  ownValues: {
    money: /\d[\d,.]*\s?(?:億|万|千)?\s?\d{0,4}(?:元|圆)|免费/u,
    percent: /\d折/u,
    date: /(?:星期|周|礼拜)[一二三四五六日天]/u,
    time: /(?:上午|下午)?\s?\d{1,2}\s?(?:时|点)(?!间)(?:\s?(?:\d{1,2}\s?分|半))?/u,
    duration: /(?<!\d|月\s?)(?:\d{1,3}|[一二两三四五六七八九十]{1,3})\s?(?:天|周(?!年)|个月|小时|分钟)/u,
    number: /[一二两三四五六七八九十百]+(?:个|人|名)/u,
    address: /\p{Script=Han}{2,6}[市省区]\p{Script=Han}{0,12}[路街道巷]\d+号?/u,
  },
};
