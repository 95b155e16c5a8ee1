/** Mail services for everybody: no organisation speaks for their addresses, whoever can write their DNS. */
const publicMailDomains = new Set(
  `126.com 163.com aim.com aol.com att.net bigpond.com bk.ru bluewin.ch bol.com.br btinternet.com
  charter.net comcast.net cox.net daum.net duck.com earthlink.net email.com fastmail.com fastmail.fm free.fr
  freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hanmail.net hey.com hotmail.ca
  hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it hushmail.com icloud.com inbox.ru
  interia.pl juno.com laposte.net libero.it list.ru live.ca live.co.uk live.com live.de live.fr live.nl
  mac.com mail.com mail.de mail.ru mailbox.org me.com msn.com naver.com o2.pl onet.pl optonline.net
  orange.fr outlook.com outlook.de outlook.es outlook.fr passport.com pm.me posteo.de proton.me
  protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com rogers.com sbcglobal.net seznam.cz sfr.fr
  shaw.ca sina.com sky.com sympatico.ca t-online.de telus.net terra.com.br tuta.com tutanota.com uol.com.br
  verizon.net virgilio.it virginmedia.com wanadoo.fr web.de windowslive.com wp.pl xtra.co.nz ya.ru
  yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.it
  yandex.com yandex.ru ymail.com zoho.com`.split(/\s+/),
);

export const isPublicMailDomain = (domain: string): boolean => publicMailDomains.has(domain);
