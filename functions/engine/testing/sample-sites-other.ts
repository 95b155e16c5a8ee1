import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';

/** An Italian swimming school: a language without tables of its own. */
export const italianSchool = readSampleSite({
  name: 'Scuola di nuoto Delfino',
  language: 'it',
  pages: {
    '/': `<h1>Scuola di nuoto Delfino</h1><p>La scuola è stata fondata nel 1998 e conta 340 iscritti.</p><p>La direttrice è Giulia Ferraro.</p>`,
    '/prezzi.html': `<h1>Prezzi</h1><table><tr><th>Corso</th><th>Prezzo mensile</th></tr><tr><td>Bambini</td><td>45 €</td></tr><tr><td>Adulti</td><td>60 €</td></tr></table><p>Le iscrizioni si chiudono il 15 settembre 2026.</p><p>La quota non è rimborsabile dopo l'inizio delle lezioni.</p>`,
    '/regole.html': `<h1>Regole</h1><p>In vasca è obbligatoria la cuffia. Gli accappatoi si lasciano negli spogliatoi.</p><p>Per partecipare serve un certificato medico.</p>`,
    '/contatti.html': `<h1>Contatti</h1><p>Via Garibaldi 12, 40121 Bologna</p><p>Telefono: 051 555 0177</p><h2>Orari della segreteria</h2><p>Lunedì e giovedì dalle 9:00 alle 13:00.</p>`,
  },
});

/** A Chinese language school: no spaces and no tables of its own. */
export const chineseSchool = readSampleSite({
  name: '晨光语言学校',
  language: 'zh',
  pages: {
    '/': `<h1>晨光语言学校</h1><p>晨光语言学校成立于2003年，现有学生260人。</p><p>校长：李明华</p>`,
    '/fees.html': `<h1>学费</h1><table><tr><th>课程</th><th>学费</th></tr><tr><td>儿童英语班</td><td>3200元</td></tr><tr><td>成人日语班</td><td>4500元</td></tr></table><p>报名截止日期是2026年8月20日。</p><p>开课一周以内可以全额退款。</p>`,
    '/contact.html': `<h1>联系我们</h1><p>地址：上海市徐汇区晨光路88号</p><p>电话：021-5555-0193</p><h2>办公时间</h2><p>星期一至星期五上午9点到下午6点。</p><p>学校提供免费停车位。</p>`,
  },
});
