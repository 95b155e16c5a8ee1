import type { WishWordings } from '../wordings.ts';

export const wordings: WishWordings = {
  greeting: 'ola | oi | bom dia | boa tarde | boa noite',
  thanks: `
    obrigado | obrigada | muito obrigado | muito obrigada | obrigado pela ajuda | obrigado pela resposta | obrigada pela resposta | obrigado pela informacao | obrigada pela ajuda | ok obrigado |
    ok obrigada | agradeco | foi util | muito util`,
  goodbye: `
    ate logo | adeus | tchau | ate breve | bom fim de semana | e tudo | e so isso | so isso | nao tenho mais perguntas |
    nada mais | mais nada`,
  opening: `
    ok | tudo bem | certo | perfeito | entendi | percebi | tenho uma pergunta | tenho uma duvida | uma pergunta |
    pode ajudar me | pode me ajudar | preciso de ajuda | ajuda | tem alguem ai`,
  identity:
    'quem e voce | es um robo | voce e um robo | voce e uma pessoa real | estou a falar com um robo | e humano',
  hours: `
    horario de funcionamento | horario de atendimento | horario | horarios | qual e o horario de funcionamento |
    qual e o horario | quais sao os horarios de funcionamento | a que horas abrem | a que horas fecham | que horas abre |
    quando abrem | quando fecham | estao abertos | estao abertos hoje`,
  address: `
    endereco | morada | onde ficam | onde fica | onde estao | qual e o endereco | qual e a morada |
    onde fica o escritorio | onde fica a escola | como chegar`,
  phone: `
    numero de telefone | telefone | qual e o numero de telefone | qual e o telefone | qual e o vosso numero |
    posso ligar | para que numero posso ligar`,
  fax: 'fax | numero de fax',
  email:
    'email | e-mail | endereco de email | qual e o email | qual e o e-mail | qual e o vosso email | posso escrever',
  contact:
    'contatos | contactos | contato | contacto | como posso contatar | como posso contactar | como entro em contato',
  about: 'o que voces fazem | o que fazem | quem sao voces | o que e isto | o que oferecem',
  person: `
    falar com uma pessoa | falar com uma pessoa real | falar com alguem | falar com um atendente |
    quero falar com alguem | quero falar com uma pessoa | quero falar com um atendente | gostaria de falar com alguem |
    gostaria de falar com uma pessoa | queria falar com alguem | preciso de falar com alguem | preciso falar com alguem |
    posso falar com alguem | posso falar com uma pessoa | posso falar com o diretor | queria falar com o diretor |
    gostaria de falar com o diretor | quero falar com a diretora | preciso de um advogado | preciso de uma pessoa |
    uma pessoa por favor | podem me ligar | podem ligar me | pode ligar me | pode me ligar | liguem me | ligue me |
    ligue me por favor | me liga por favor | podem ligar me de volta | quero que me liguem | contacte me por favor |
    entre em contato comigo | quero marcar uma consulta | queria marcar uma consulta | gostaria de marcar uma consulta |
    preciso de marcar uma consulta | preciso marcar uma consulta | marcar uma consulta | posso marcar uma consulta |
    quero agendar uma consulta | gostaria de agendar uma consulta | agendar uma consulta | quero agendar um horario |
    quero uma consulta | preciso de uma consulta | gostaria de marcar uma visita | quero visitar a escola |
    gostaria de visitar a escola | quero matricular o meu filho | quero matricular a minha filha |
    quero matricular meu filho | quero matricular minha filha | gostaria de matricular o meu filho |
    gostaria de inscrever o meu filho | gostaria de inscrever a minha filha | quero inscrever o meu filho |
    quero me inscrever | quero reclamar | quero fazer uma reclamacao | gostaria de fazer uma reclamacao |
    tenho uma reclamacao | quero deixar uma mensagem | gostaria de deixar uma mensagem | posso deixar uma mensagem |
    deixar uma mensagem`,
  roles: `
    pessoa humano alguem atendente operador operadora consultor consultora responsavel advogado advogada notario
    contador contadora contabilista diretor diretora professor professora treinador medico medica doutor doutora
    dentista veterinario secretaria secretario funcionario funcionaria
    escritorio secretaria departamento recepcao direcao contabilidade`,
  helps: `
    uma pessoa pode me ajudar | uma pessoa pode ajudar-me | pode ajudar-me uma pessoa | preciso da ajuda de uma pessoa | prefiro falar com uma pessoa`,
  alone: `
    humano | um humano | pessoa | uma pessoa | pessoa real | atendente | operador | atendimento ao cliente`,
  whom: /\bfalar com (?:a |o |os |as |um |uma |alguem (?:da|do) )?([^,.!?]{2,40}?)(?=(?: por favor| sobre\b.*)?[\s.!?]*$)/u,
  fillers: 'por favor ola oi bom dia boa tarde noite obrigado obrigada hoje agora aqui entao',
  asking:
    'que quem quando onde como porque qual quais quanto quanta quantos quantas se saber dizer explicar e sao',
  fields: `
    nome apelido sobrenome telefone tel telemóvel celular número email e-mail correio endereço contato
    contacto`,
  reached: `
    às depois antes entre até desde manhã tarde noite amanhã hoje urgente logo só sms whatsapp`,
  speaker: 'eu me meu minha meus minhas nos nosso nossa comigo quero gostaria queria favor',
  consent: `
    sim | sim por favor | sim obrigado | sim obrigada | claro | claro que sim | pode ser | com certeza`,
  assent: `
    esta bem | ok | tudo bem | certo | ok obrigado | ok obrigada`,
  cancel: `
    cancelar | cancela | cancele | nao | nao obrigado | nao obrigada | agora nao | nao e preciso | melhor nao |
    parar`,
  neverMind: `
    deixa | deixa estar | deixe estar | deixa para la | deixe para la | deixa pra la | esqueca | esqueca isso |
    esquece | nao importa | tanto faz | mudei de ideia`,
  skip: 'pular | saltar | nada | nada em particular | nenhuma pergunta',
};
