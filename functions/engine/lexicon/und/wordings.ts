import type { AskingWordings } from '../wordings.ts';

export const wordings: AskingWordings = {
  interrogatives: `
    什么 怎么 为什么 谁 什么时候 哪里 多少`,
  availability: `
    有 可以 提供 接受`,
  values: {
    duration: `
      多久 | 多长时间 | quanto tempo | quante ore | quanti giorni | quanti mesi | quanti anni | quantas horas |
      quantos dias | hoe lang | jak dlugo`,
    time: `
      几点 | 营业时间 | 开放时间 | 办公时间 | 上课时间 | a che ora | orario | orari | a que horas | hoe laat | openingstijden |
      godziny otwarcia | o ktorej | ساعات`,
    number: `
      多少人 | 多少个 | 多少名 | 多少次 | 多少本 | 几个 | 几人 | 几名 | 几次 | 几岁 | quanti | quante | quantos | quantas |
      hoeveel mensen | ile osob | ile razy | ile lat`,
    money: `
      多少钱 | 费用 | 学费 | 价格 | 收费 | 价钱 | quanto costa | quanto custa | quanto si paga | quanto viene | prezzo |
      prezzi | tariffa | tariffe | preco | mensalidade | wat kost | hoeveel kost | prijs | prijzen |
      ile kosztuje | cena | ceny | تكلفة | سعر | رسوم | بكم`,
    date: `
      什么时候 | 何时 | 哪天 | 几月 | 几号 | 截止 | quando | scadenza | prazo | wanneer | kiedy | متى`,
    person: `
      谁 | chi e | chi sono | quem | wie is | wie zijn | kto | من هو`,
    address: `
      哪里 | 哪儿 | 在哪 | 地址 | dove | indirizzo | onde | endereco | waar | adres | gdzie | اين | عنوان`,
  },
};
