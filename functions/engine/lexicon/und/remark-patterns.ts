import type { RemarkPatterns } from '../small-talk.ts';

/** Chinese, Italian, Portuguese and Dutch. */
export const remarkPatterns: RemarkPatterns = {
  injection:
    /(?:忽略|无视|無視).{0,12}(?:指令|指示|规则|提示)|系统提示词?|\bignora\w*\b.{0,30}\b(?:istruzioni|regole|instrucoes)\b|\bnegeer\b.{0,30}\b(?:instructies|regels)\b/u,
  abuse: /^(?:傻逼|stronzo|vaffanculo)[\s!.?。]*$/u,
  greeting:
    /ciao|ola|你好|您好|buongiorno|buonasera|salve|bom dia|boa (?:tarde|noite)|goedemorgen|goedemiddag|goedenavond|hoi/u,
  thanks: /谢谢|多谢|grazie(?: mille)?|obrigad[oa]|dank (?:u|je)(?: wel)?|bedankt/u,
  goodbye: /ciao|再见|arrivederci|ate logo|tot ziens/u,
  identity: /^你是(?:谁|机器人|真人|人)吗?\s*\??$/u,
  handoff:
    /(?:转|接|找)人工|人工(?:客服|服务)|\bparlare con (?:una persona|un operatore|qualcuno)\b|\bfalar com (?:uma pessoa|um atendente|alguem)\b/u,
};
