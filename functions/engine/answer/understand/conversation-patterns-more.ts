/** Remarks in Korean, Japanese, Chinese, Italian, Portuguese and Dutch, matched like the others on the folded message. */
export const moreConversationPatterns = [
  {
    remark: 'injection',
    pattern:
      /(?:이전|앞선|위의|모든|기존).{0,10}(?:지시|명령|규칙|지침).{0,10}(?:무시|잊)|시스템 ?프롬프트|(?:以前|これまで|前|上記|すべて|全て).{0,8}(?:指示|命令|ルール|規則).{0,8}(?:無視|忘れ)|システム ?プロンプト|系统提示词?|\bignora\w*\b.{0,30}\b(?:istruzioni|regole|instrucoes)\b|\bnegeer\b.{0,30}\b(?:instructies|regels)\b/,
  },
  {
    remark: 'abuse',
    pattern: /^(?:씨발|병신|개새끼|바보|멍청이|죽어|バカ|馬鹿|死ね|アホ|傻逼|stronzo|vaffanculo)[\s!.?。]*$/,
  },
  {
    remark: 'greeting',
    pattern:
      /^(?:안녕(?:하세요|하십니까)?|반갑습니다|こんにちは|こんばんは|おはよう(?:ございます)?|はじめまして|你好|您好|buongiorno|buonasera|salve|bom dia|boa (?:tarde|noite)|goedemorgen|goedemiddag|goedenavond|hoi)[\s!.,?。!]*$/,
  },
  {
    remark: 'thanks',
    pattern:
      /^(?:(?:정말 |대단히 )?(?:감사합니다|감사해요|고맙습니다|고마워요?)|(?:どうも)?ありがとう(?:ございます|ございました)?|谢谢|多谢|grazie(?: mille)?|obrigad[oa]|dank (?:u|je)(?: wel)?|bedankt)[\s!.。]*$/,
  },
  {
    remark: 'goodbye',
    pattern:
      /^(?:안녕히 (?:계세요|가세요)|수고하세요|さようなら|失礼します|再见|arrivederci|ate logo|tot ziens)[\s!.。]*$/,
  },
  {
    remark: 'identity',
    pattern:
      /^(?:당신은 |너는? |혹시 )?(?:로봇|사람|챗봇|봇|인공지능|ai)(?:이에요|인가요|입니까|이야|예요|이세요)\s*\??$|^(?:누구세요|누구십니까|이름이 뭐(?:예요|야))\s*\??$|^(?:あなたは)?(?:ロボット|人間|ボット|チャットボット|ai)(?:ですか|なの|)\s*\??$|^あなたは(?:誰|だれ)ですか\s*\??$|^你是(?:谁|机器人|真人|人)吗?\s*\??$/,
  },
  {
    remark: 'handoff',
    pattern:
      /(?:상담원|사람|직원|담당자)(?:과|와|이랑|하고|에게)? ?(?:직접 )?(?:연결|통화|이야기|얘기|대화)|(?:人|担当者|オペレーター|スタッフ|係)(?:の方)?(?:と|に)(?:直接)?(?:話|代わ|つな|繋)|(?:转|接|找)人工|人工(?:客服|服务)|\bparlare con (?:una persona|un operatore|qualcuno)\b|\bfalar com (?:uma pessoa|um atendente|alguem)\b/,
  },
] as const;
