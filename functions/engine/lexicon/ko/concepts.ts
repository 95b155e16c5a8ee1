/** Words of the concepts, one concept per line. */
export const conceptTables: readonly string[] = [
  `
  phone: 전화 전화번호 연락처 휴대폰 핸드폰 통화
  fax: 팩스 팩스번호
  email: 이메일 메일 전자우편 메일주소
  contact: 연락 연락처 문의 문의처 상담
  address: 주소 위치 장소 오시는길 찾아오시는 어디
  headquarters: 본사 본점 본부
  branch: 지점 지사 사무실 사무소 분원
  hours: 운영시간 영업시간 근무시간 이용시간 개관시간 진료시간 업무시간 시간 운영 영업 열어요 여나요 열려요 엽니다 여는 문여는 개방
  close: 휴무 휴관 닫아요 닫나요 닫는 마감 휴원 휴업 쉬나요 쉬는
  time: 시각 몇시 시간 시작
  begin: 시작 개시 개강 개학
  end: 종료 끝 끝나는 끝나요 종강
  deadline: 마감 마감일 기한 기간 까지
  date: 날짜 일자 일정 언제
  weekday: 평일 주중
  weekend: 주말 토요일 일요일
  monday: 월요일
  tuesday: 화요일
  wednesday: 수요일
  thursday: 목요일
  friday: 금요일
  saturday: 토요일 주말
  sunday: 일요일 주말
  morning: 오전 아침
  evening: 저녁 밤 야간
  afternoon: 오후
  spring: 봄
  summer: 여름
  autumn: 가을
  winter: 겨울
  holiday: 방학 휴일 공휴일 휴가 연휴
  appointment: 예약 상담 방문 면담
  parking: 주차 주차장 주차비
  bus: 버스 스쿨버스 지하철 셔틀 대중교통 통학버스 셔틀버스 전철
  stop: 역 정류장
  hotel: 호텔 숙소 숙박
  venue: 장소 개최
  website: 홈페이지 웹사이트 사이트 온라인
  new: 새 신규 신입
  help: 도움 지원
  benefit: 혜택 장점
  safe: 안전 보안
  news: 소식 공지 공지사항
  event: 행사 축제 이벤트 설명회
  tardy: 지각 늦게 연체 늦
  absent: 결석
  smoke: 흡연 담배
  room: 교실 강당 방
  gym: 체육관
  history: 역사 연혁
  localize: 언어 영어 외국어 한국어 일본어
  timestamp: 날짜 일자 일정 언제
  not_allowed: 금지 불가
  price: 비용 가격 요금 학비 등록금 수강료 수수료 원비 수업료 교육비 이용료 금액 얼마 입학금 납부금 보수
  fine: 벌금 연체료 과태료 가산세
  salary: 급여 월급 연봉
  free: 무료 공짜 무상
  discount: 할인 감면 혜택 반값
  refund: 환불 반환 환급 돌려받
  pay: 결제 납부 지불 내나요 내요 납입
  installment: 할부 분납 분할
  invoice: 영수증 청구서 세금계산서
  cash: 현금
  credit_card: 카드 신용카드
  buy: 구매 구입 사다
  donate: 기부 후원
  scholarship: 장학금 지원금 보조금
  insurance: 보험
  deposit: 보증금 예치금 계약금
  ticket: 입장권 티켓 표
  hourly: 시간당
  monthly: 매월 월별 월
  yearly: 매년 연간 연
  percent: 퍼센트 프로 비율
  maximum: 최대 상한
  minimum: 최소 최저
  down_payment: 보증금 예치금 계약금
  tuesday_2: 화요일
  wednesday_2: 수요일
  thursday_2: 목요일
  friday_2: 금요일
  saturday_2: 토요일 주말
  sunday_2: 일요일 주말
  monday_2: 월요일
  every_month: 매월 월별 월
  principal: 교장 원장 교장선생님 학교장
  director: 소장 대표 이사 부장 관리자 원장 실장
  president: 회장 의장 총장
  owner: 설립자 창립자 소유자 대표
  founded: 설립 창립 개교 개원 세워 설립일
  teacher: 교사 선생님 강사 선생 담임 코치 교수
  lawyer: 변호사 법무사
  accountant: 세무사 회계사
  doctor: 의사 보건교사
  staff: 직원 교직원 팀 인력
  secretary: 비서 행정실 서무
  committee: 위원회 이사회
  member: 회원 멤버
  student: 학생 원생 재학생 수강생
  child: 아이 자녀 어린이 아동 애 아들 딸 유아
  adult: 성인 어른
  parent: 학부모 부모 보호자 엄마 아빠
  family: 가족 가정 형제
  husband: 배우자 남편 아내
  senior: 노인 어르신 경로
  beginner: 초보 초보자 초급 입문
  client: 고객 의뢰인 손님
  guest: 방문객 방문자
  volunteer: 자원봉사 봉사 봉사자
  name: 이름 성함 명칭
  age: 나이 연령 몇살 세
  qualification: 자격 학위 자격증
  experience: 경력 경험
  language: 언어 영어 외국어 한국어 일본어
  wheelchair_user: 휠체어 장애인
  school: 학교 학원 대학 대학교 유치원
  course: 수업 강좌 과목 강의 과정 반 프로그램
  training: 훈련 연습 교육
  enroll: 등록 입학 신청 지원 접수 모집 가입 입학신청 원서
  apply: 신청 지원 지원자 신청서 원서
  submit: 제출 보내기 접수 제출서류
  exam: 시험 고사 평가 입시
  result: 결과 성적 점수 발표
  attendance: 출석 결석 참석
  seat: 정원 자리 좌석 인원
  library: 도서관 도서실
  book: 책 도서 교과서 교재
  borrow: 대출 빌리 빌릴 빌려 대여 대출기간
  return: 반납 반환 돌려주
  late: 지각 늦게 연체 늦
  lost: 분실 잃어버 분실물
  replace: 재발급 교체 교환
  id_card: 신분증 학생증
  uniform: 교복 복장 옷 체육복 입어 입나요
  equipment: 준비물 장비
  hostel: 기숙사 숙소
  canteen: 급식 점심 식당 식사 급식비 도시락 밥
  timetable: 시간표 일정 일정표 학사일정
  competition: 대회 경기 시합
  certificate: 증명서 수료증 자격증
  form: 서류 자료 신청서 양식 서식 문서 구비서류
  need: 준비 지참 가져가 챙겨 필수
  allowed: 가능 허용 되나요 허가
  forbidden: 금지 불가
  rule: 규칙 규정 학칙
  cancel: 취소 해지 탈퇴 철회 퇴원
  change: 변경 전환 바꾸
  illness: 병 아프 질병 감기 아플 부상
  trial: 체험 시범 무료체험
  camp: 캠프 인턴십 워크숍
  wifi: 와이파이 인터넷
  kindergarten: 어린이집 유치원 돌봄 종일반 방과후 맡길 맡기 맡겨
  bear: 결제 납부 지불 내나요 내요 납입
  consultation: 상담 초기상담 무료상담
  wills: 상속 유언 유산 상속세
  citation: 입장권 티켓 표
  tenant: 임대 월세 임대료
  green_card: 비자 이민 체류
  tax_return: 세금신고 종합소득세 연말정산 소득세신고 신고 확정신고
  extension: 연장 기한연장
  selfemployed: 자영업 자영업자 프리랜서 개인사업자
  small_business: 소상공인 창업 중소기업
  service: 서비스 업무 제공
  specialize: 전문 전문분야 분야
  divorce: 이혼
  will: 상속 유언 유산 상속세
  criminal: 형사 범죄
  accident: 사고 교통사고
  immigration: 비자 이민 체류
  landlord: 임대 월세 임대료
  job: 일자리 채용 취업 구인
  contract: 계약 계약서
  tax: 세금 세무 세 부가세 소득세
  filing: 반납 반환 돌려주
  bookkeeping: 기장 장부 회계 기장대행
  payroll: 급여 급여계산
  audit: 감사 세무조사
  individual: 개인
  business: 사업 사업자 기업 회사 법인
  password: 비밀번호 로그인
  data: 개인정보
  wheelchair: 휠체어 장애인
  pet: 반려동물 애완동물 강아지 고양이
  patient: 환자 치료
  emergency: 응급 긴급 비상
  delivery: 배송 배달
  repair: 수리
  remote: 온라인 비대면 화상 원격
  income_tax_return: 세금신고 종합소득세 연말정산 소득세신고 신고 확정신고
`,
];
