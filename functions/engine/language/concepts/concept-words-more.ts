import type { Language } from '#functions/engine/language/languages.ts';
import { asIndexed, type Concept, parseConcepts } from '../concept.ts';

/**
 * Words of the concepts, each row under the first English word of its concept: `anchor | ko | ja | und`. The last column
 * holds the few that visitors need most in Italian, Portuguese, Dutch, Polish, Chinese and Arabic.
 */
const table = `
  phone | 전화 전화번호 연락처 휴대폰 핸드폰 통화 | 電話 電話番号 連絡先 携帯 携帯電話 ケータイ | telefono telefone telefoon telefon numero nummer numer 电话 号码 电话号码 هاتف الهاتف
  fax | 팩스 팩스번호 | ファックス FAX ファクス | fax 传真
  email | 이메일 메일 전자우편 메일주소 | メール メールアドレス Eメール 電子メール | email mail e-mail posta 邮箱 电子邮件 邮件 بريد البريد
  contact | 연락 연락처 문의 문의처 상담 | 連絡 連絡先 問い合わせ 問合せ 問 相談窓口
  address | 주소 위치 장소 오시는길 찾아오시는 어디 | 住所 所在地 場所 アクセス 位置 どこ | indirizzo endereco adres adresa dove onde waar gdzie sede 地址 哪里 位置 在哪 عنوان العنوان
  headquarters | 본사 본점 본부 | 本社 本店 本部
  branch | 지점 지사 사무실 사무소 분원 | 支店 支社 事務所 営業所 オフィス
  hours | 운영시간 영업시간 근무시간 이용시간 개관시간 진료시간 업무시간 시간 운영 영업 열어요 여나요 열려요 엽니다 여는 문여는 개방 | 営業時間 受付時間 開館時間 開園時間 診療時間 利用時間 業務時間 時間 営業 開館 開園 開 開校 やって | orario orari apertura aperto aperta apre horario horarios abre aberto openingstijden openingsuren open godziny otwarcia czynne 时间 营业时间 办公时间 开放时间 开门 ساعات
  close | 휴무 휴관 닫아요 닫나요 닫는 마감 휴원 휴업 쉬나요 쉬는 | 閉 閉館 休館 休業 閉店 休園 定休日 休 閉まる | chiusura chiuso chiusa chiude chiudono fecha fechado gesloten sluit zamkniete 关门 休息
  time | 시각 몇시 시간 시작 | 時刻 何時 開始
  begin | 시작 개시 개강 개학 | 開始 始 始業 始まる スタート
  end | 종료 끝 끝나는 끝나요 종강 | 終了 終 終わり 終業
  deadline | 마감 마감일 기한 기간 까지 | 締切 締め切り 締 期限 〆切 期日 しめきり | scadenza termine scade chiude chiudono prazo deadline termin 截止 截止日期 期限
  date | 날짜 일자 일정 언제 | 日付 日程 日時 期日 いつ
  weekday | 평일 주중 | 平日
  weekend | 주말 토요일 일요일 | 週末 土日 土曜 日曜 | sabato domenica sabado domingo zaterdag zondag sobota niedziela 周末
  monday | 월요일 | 月曜日 月曜
  tuesday | 화요일 | 火曜日 火曜
  wednesday | 수요일 | 水曜日 水曜
  thursday | 목요일 | 木曜日 木曜
  friday | 금요일 | 金曜日 金曜
  saturday | 토요일 주말 | 土曜日 土曜 土日 土日祝 土日祝日 | sabato sabado zaterdag sobota 星期六 周六
  sunday | 일요일 주말 | 日曜日 日曜 土日 土日祝 土日祝日 | domenica domingo zondag niedziela 星期日 周日 星期天
  morning | 오전 아침 | 午前 朝
  afternoon | 오후 | 午後
  evening | 저녁 밤 야간 | 夜 夕方 夜間
  spring | 봄 | 春
  summer | 여름 | 夏
  autumn | 가을 | 秋
  winter | 겨울 | 冬
  holiday | 방학 휴일 공휴일 휴가 연휴 | 休日 祝日 休み 休暇 夏休み 冬休み 休校 | vacanze ferie ferias vakantie wakacje 假期 放假
  appointment | 예약 상담 방문 면담 | 予約 面談 相談 来所 来校 面会 | appuntamento prenotazione prenotare marcacao agendamento afspraak wizyta 预约
  parking | 주차 주차장 주차비 | 駐車場 駐車 パーキング | parcheggio parcheggiare estacionamento parkeren parkeerplaats parkowanie 停车 停车位 停车场
  bus | 버스 스쿨버스 지하철 셔틀 대중교통 통학버스 셔틀버스 전철 | バス 電車 地下鉄 スクールバス 送迎バス 交通 送迎 | autobus onibus bus autobus 校车 公交 地铁
  stop | 역 정류장 | 駅 停留所 最寄り駅 バス停
  hotel | 호텔 숙소 숙박 | ホテル 宿泊 宿
  venue | 장소 개최 | 会場 開催
  website | 홈페이지 웹사이트 사이트 온라인 | ホームページ サイト ウェブサイト オンライン
  price | 비용 가격 요금 학비 등록금 수강료 수수료 원비 수업료 교육비 이용료 금액 얼마 입학금 납부금 보수 | 料金 費用 授業料 学費 値段 価格 手数料 月謝 入学金 保育料 報酬 金額 会費 利用料 受講料 いくら お金 月額 顧問料 | costo costi costa costano prezzo prezzi tariffa tariffe quota retta preco precos custo custa mensalidade taxa prijs prijzen kost kosten tarief cena ceny koszt koszty kosztuje oplata 学费 费用 价格 收费 多少钱 رسوم سعر تكلفة
  fine | 벌금 연체료 과태료 가산세 | 罰金 延滞料 加算税 延滞税 追徴
  salary | 급여 월급 연봉 | 給与 給料 年収
  free | 무료 공짜 무상 | 無料 タダ 無償 | gratis gratuito gratuita gratuiti bezplatne bezplatny 免费 مجانا
  discount | 할인 감면 혜택 반값 | 割引 減免 免除 値引き 割 半額 | sconto sconti riduzione desconto korting znizka rabat 折扣 优惠
  refund | 환불 반환 환급 돌려받 | 返金 払い戻し 返還 還付 | rimborso rimborsabile rimborsata reembolso terugbetaling zwrot 退款 退费 全额退款
  pay | 결제 납부 지불 내나요 내요 납입 | 支払い 支払 納付 納入 払 振込 | pagare pagamento pagar betalen betaling platnosc 付款 支付
  installment | 할부 분납 분할 | 分割 分割払い 分納
  invoice | 영수증 청구서 세금계산서 | 請求書 領収書 インボイス レシート
  cash | 현금 | 現金
  credit_card | 카드 신용카드 | カード クレジットカード
  buy | 구매 구입 사다 | 購入 買 注文
  donate | 기부 후원 | 寄付 寄附
  scholarship | 장학금 지원금 보조금 | 奨学金 補助金 助成金 給付金 | borsa_di_studio bolsa studiebeurs stypendium 奖学金
  insurance | 보험 | 保険
  deposit | 보증금 예치금 계약금 | 保証金 敷金 手付金 前金
  ticket | 입장권 티켓 표 | チケット 入場券 切符
  monthly | 매월 월별 월 | 毎月 月額 月々 月
  yearly | 매년 연간 연 | 毎年 年間 年額 年
  hourly | 시간당 | 時間あたり 一時間
  maximum | 최대 상한 | 最大 上限
  minimum | 최소 최저 | 最小 最低 下限
  percent | 퍼센트 프로 비율 | パーセント 割合
  school | 학교 학원 대학 대학교 유치원 | 学校 大学 学園 学院 高校 中学校 小学校 | scuola escola school szkola 学校
  course | 수업 강좌 과목 강의 과정 반 프로그램 | 授業 講座 コース クラス レッスン 講義 科目 | corso corsi lezione lezioni curso cursos aula cursus les lessen kurs kursy zajecia 课程 班 课
  training | 훈련 연습 교육 | 練習 訓練 研修 トレーニング
  enroll | 등록 입학 신청 지원 접수 모집 가입 입학신청 원서 | 入学 申込 申し込み 申込み 申 登録 出願 入園 入会 募集 受付 願書 | iscrizione iscrizioni iscriversi iscrivere inscricao matricula inschrijving inschrijven aanmelden zapisy rekrutacja 报名 注册 申请 入学
  apply | 신청 지원 지원자 신청서 원서 | 申請 応募 申込 申し込み 出願 申請書
  submit | 제출 보내기 접수 제출서류 | 提出 送付 送 提出物
  exam | 시험 고사 평가 입시 | 試験 テスト 入試 考査 受験
  result | 결과 성적 점수 발표 | 結果 成績 点数 発表
  attendance | 출석 결석 참석 | 出席 出欠 参加
  seat | 정원 자리 좌석 인원 | 定員 座席 席 人数 枠
  library | 도서관 도서실 | 図書館 図書室 | biblioteca bibliotheek biblioteka 图书馆
  book | 책 도서 교과서 교재 | 本 図書 書籍 教科書 教材
  borrow | 대출 빌리 빌릴 빌려 대여 대출기간 | 貸出 借 貸 借りる レンタル
  return | 반납 반환 돌려주 | 返却 返 返す
  late | 지각 늦게 연체 늦 | 遅刻 遅 延滞 遅れ
  lost | 분실 잃어버 분실물 | 紛失 遺失 失 忘れ物 落とし物 なくし
  replace | 재발급 교체 교환 | 再発行 交換 取り替え
  id_card | 신분증 학생증 | 身分証明書 学生証 身分証 本人確認 マイナンバーカード
  uniform | 교복 복장 옷 체육복 입어 입나요 | 制服 服装 服 体操服 着 | divisa uniforme uniform mundurek 校服
  equipment | 준비물 장비 | 持ち物 用具 道具 備品
  hostel | 기숙사 숙소 | 寮 学生寮 寄宿舎
  canteen | 급식 점심 식당 식사 급식비 도시락 밥 | 給食 昼食 食堂 食事 お弁当 弁当 ランチ ごはん | mensa pranzo refeitorio almoco kantine lunch stolowka obiad 食堂 午餐
  timetable | 시간표 일정 일정표 학사일정 | 時間割 予定 日程 スケジュール 年間行事
  competition | 대회 경기 시합 | 大会 試合 競技 コンクール
  certificate | 증명서 수료증 자격증 | 証明書 修了証 資格
  form | 서류 자료 신청서 양식 서식 문서 구비서류 | 書類 資料 用紙 様式 申請書 書式 フォーム | modulo documenti formulario documentos formulier formularz dokumenty 表格 材料 文件
  need | 준비 지참 가져가 챙겨 필수 | 持参 準備 持 用意 必須
  allowed | 가능 허용 되나요 허가 | 可能 許可 可
  forbidden | 금지 불가 | 禁止 不可
  rule | 규칙 규정 학칙 | 規則 規定 校則 ルール
  cancel | 취소 해지 탈퇴 철회 퇴원 | キャンセル 取消 取り消し 解約 退会 退園
  change | 변경 전환 바꾸 | 変更 切り替え 切替 転
  illness | 병 아프 질병 감기 아플 부상 | 病気 体調不良 怪我 けが 風邪 病
  trial | 체험 시범 무료체험 | 体験 お試し 見学
  camp | 캠프 인턴십 워크숍 | キャンプ 合宿 実習
  wifi | 와이파이 인터넷 | インターネット 無線
  principal | 교장 원장 교장선생님 학교장 | 校長 園長 校長先生 園長先生 学校長 | direttrice direttore preside dirigente diretor diretora directeur dyrektor dyrektorka 校长 院长
  director | 소장 대표 이사 부장 관리자 원장 실장 | 所長 代表 部長 責任者 局長 理事
  president | 회장 의장 총장 | 会長 学長 議長 社長
  owner | 설립자 창립자 소유자 대표 | 創立者 創業者 設立者 代表者 | titolare proprietario fondatore proprietario eigenaar wlasciciel 创始人
  founded | 설립 창립 개교 개원 세워 설립일 | 設立 創立 創業 開校 開設 開園 | fondata fondato fundada fundado opgericht zalozona 成立 创立 创办
  teacher | 교사 선생님 강사 선생 담임 코치 교수 | 先生 教師 教員 講師 担任 コーチ 教授 保育士 | insegnante insegnanti istruttore professor professora leraar docent nauczyciel 老师 教师
  lawyer | 변호사 법무사 | 弁護士 司法書士 | avvocato advogado advocaat adwokat prawnik 律师
  accountant | 세무사 회계사 | 税理士 会計士 公認会計士 | commercialista contador contabilista boekhouder ksiegowy 会计师
  doctor | 의사 보건교사 | 医師 医者 先生
  staff | 직원 교직원 팀 인력 | 職員 スタッフ 社員 教職員 | personale equipe personeel personel 员工
  secretary | 비서 행정실 서무 | 秘書 事務 事務員 事務室 | segreteria segretaria secretaria secretariaat sekretariat 秘书
  committee | 위원회 이사회 | 委員会 理事会 役員会
  member | 회원 멤버 | 会員 メンバー
  student | 학생 원생 재학생 수강생 | 生徒 学生 児童 園児 在校生 受講生 | studente studenti alunno allievo iscritti aluno alunos leerling student uczen 学生
  child | 아이 자녀 어린이 아동 애 아들 딸 유아 | 子供 子ども 子 こども お子さん 児童 園児 娘 息子 お子様 | bambino bambini figlio figlia crianca criancas filho kind kinderen dziecko dzieci 孩子 儿童 小孩
  adult | 성인 어른 | 大人 成人 社会人 | adulto adulti adultos volwassene volwassenen dorosly dorosli 成人
  parent | 학부모 부모 보호자 엄마 아빠 | 保護者 親 父母 母 父
  family | 가족 가정 형제 | 家族 家庭 世帯 兄弟
  husband | 배우자 남편 아내 | 配偶者 夫 妻
  senior | 노인 어르신 경로 | 高齢者 シニア お年寄り
  beginner | 초보 초보자 초급 입문 | 初心者 初級 未経験 入門
  client | 고객 의뢰인 손님 | 顧客 お客様 依頼者 クライアント
  guest | 방문객 방문자 | 来客 来訪者 ゲスト
  volunteer | 자원봉사 봉사 봉사자 | ボランティア
  name | 이름 성함 명칭 | 名前 氏名 名称
  age | 나이 연령 몇살 세 | 年齢 歳 何歳 才 対象年齢
  qualification | 자격 학위 자격증 | 資格 学位 免許
  experience | 경력 경험 | 経験 経歴 実績
  language | 언어 영어 외국어 한국어 일본어 | 言語 英語 外国語 日本語 韓国語
  service | 서비스 업무 제공 | サービス 業務 提供 対応
  specialize | 전문 전문분야 분야 | 専門 得意 分野 専門分野
  divorce | 이혼 | 離婚
  will | 상속 유언 유산 상속세 | 相続 遺言 遺産 相続税
  criminal | 형사 범죄 | 刑事 犯罪
  accident | 사고 교통사고 | 事故 交通事故
  immigration | 비자 이민 체류 | ビザ 在留 入管
  landlord | 임대 월세 임대료 | 家賃 大家 賃貸
  job | 일자리 채용 취업 구인 | 求人 採用 仕事 就職 募集
  contract | 계약 계약서 | 契約 契約書
  tax | 세금 세무 세 부가세 소득세 | 税金 税務 税 消費税 所得税
  tax_return | 세금신고 종합소득세 연말정산 소득세신고 신고 확정신고 | 確定申告 申告 年末調整 納税申告
  extension | 연장 기한연장 | 延長 期限延長
  bookkeeping | 기장 장부 회계 기장대행 | 記帳 帳簿 経理 会計 記帳代行
  payroll | 급여 급여계산 | 給与計算 給与
  audit | 감사 세무조사 | 監査 税務調査
  business | 사업 사업자 기업 회사 법인 | 事業 会社 法人 企業 事業者
  individual | 개인 | 個人
  self-employed | 자영업 자영업자 프리랜서 개인사업자 | 個人事業主 自営業 フリーランス
  small_business | 소상공인 창업 중소기업 | 中小企業 起業 創業 小規模
  consultation | 상담 초기상담 무료상담 | 相談 初回相談 無料相談 面談
  wheelchair | 휠체어 장애인 | 車椅子 車いす バリアフリー 障害者
  pet | 반려동물 애완동물 강아지 고양이 | ペット 犬 猫
  patient | 환자 치료 | 患者 治療 診療
  emergency | 응급 긴급 비상 | 緊急 救急 急
  delivery | 배송 배달 | 配送 配達
  repair | 수리 | 修理
  remote | 온라인 비대면 화상 원격 | オンライン リモート ビデオ通話
  password | 비밀번호 로그인 | パスワード ログイン
  data | 개인정보 | 個人情報
  safe | 안전 보안 | 安全 安心 防犯
  event | 행사 축제 이벤트 설명회 | 行事 イベント 説明会 催し
  news | 소식 공지 공지사항 | お知らせ ニュース おしらせ
  history | 역사 연혁 | 歴史 沿革
  help | 도움 지원 | 支援 手伝い サポート 援助
  benefit | 혜택 장점 | メリット 特典
  smoke | 흡연 담배 | 喫煙 タバコ
  absent | 결석 | 欠席 休
  gym | 체육관 | 体育館
  room | 교실 강당 방 | 教室 講堂 部屋
  new | 새 신규 신입 | 新規 新入 新しい
`;

/** Concepts that mostly these languages need, with the English for visitors. */
export const moreConcepts = parseConcepts(`
  daycare nursery kindergarten preschool aftercare | | | | | 어린이집 유치원 돌봄 종일반 방과후 맡길 맡기 맡겨 | 保育園 幼稚園 託児 学童 延長保育 預かり保育 こども園
`);

type Words = Partial<Record<Language, string[]>>;

/** The anchors with their words. */
export const moreWords: ReadonlyMap<string, Words> = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [string, Words] => {
      const [anchor = '', ko = '', ja = '', und = ''] = line.split('|').map((column) => column.trim());
      return [asIndexed(anchor), { ko: wordsOf(ko), ja: wordsOf(ja), und: wordsOf(und) }];
    }),
);

function wordsOf(column: string): string[] {
  return column.split(' ').filter((word) => word !== '');
}

/** A concept with the words that stand under its first English one. */
export function withMoreWords(concept: Concept): Concept {
  const words = moreWords.get(concept.words.en[0] ?? '');
  return words ? { ...concept, words: { ...concept.words, ...words } } : concept;
}
