import { numbersFrom, type SaidWords, shortHours } from './said-words.ts';

const numbers = {
  ...numbersFrom(
    'um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
      ' ',
    ),
    'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' '),
    (ten, one) => `${ten} e ${one}`,
  ),
  duas: 2,
  cem: 100,
};
const events =
  'webin[aá]r(?:io)?s?|oficinas?|workshops?|masterclass|aulas?|palestras?|treinamentos?|eventos?|encontros?|sess(?:ão|ões)';

/** Brazilian Portuguese. */
export const ptBr: SaidWords = {
  numbers,
  roundNumbers: {
    'uma dezena de': 10,
    'uma dúzia de': 12,
    'uma vintena de': 20,
    'duas dúzias de': 24,
    'meia centena de': 50,
    'uma centena de': 100,
  },
  weekdays: 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado'.split(
    ' ',
  ),
  shortWeekdays:
    '(?<=(?:na|nesta|n?uma|noite de|manhã de|tarde de|próxima) )(?:segunda|terça|quarta|quinta|sexta)(?=[,.!:;·|]|$| (?:às|à noite|à tarde|de manhã)(?![A-Za-zÀ-ỿ]))',
  months:
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
      ' ',
    ),
  one: 'uma?',
  units: { minutes: 'minutos?|min\\.', hours: 'horas?', days: 'dias?', weeks: 'semanas?' },
  lengths: {
    ...shortHours,
    '(?:um )?quarto de hora': 15,
    'meia hora': 30,
    'três quartos de hora': 45,
    'quarenta e cinco minutos': 45,
    '(?:uma )?hora e meia': 90,
    'duas horas e meia': 150,
  },
  events,
  lengthOfOffer: {
    after: ` (?:ao vivo|on-?line|gratuit[oa]s?|grátis)(?![A-Za-zÀ-ỿ-])| (?:por telefone|por vídeo)(?![A-Za-zÀ-ỿ])| de (?:${events}|prática(?! (?:por|diária|ao)))|,? (?:mostramos|ensinamos|vamos|vemos|trabalhamos|(?:você|nós|a gente) [A-Za-zÀ-ỿ]+)`,
    before: `(?:dura|duram|reserve|(?:${events}) (?:[A-Za-zÀ-ỿ]+ ){0,3}?de) (?:cerca de |apenas |só )?`,
  },
  otherLength: {
    after:
      '[ ,]*(?:antes|depois|mais tarde|de leitura|para (?:ler|(?:suas|as) (?:perguntas|dúvidas))|por (?:dia|semana)|de pausa|de viagem|cada)',
    before: '(?:últim[oa]s|primeir[oa]s|cada|após|desde|(?:escolh|encontr|marc)[A-Za-zÀ-ỿ]*) $',
  },
  these: 'estas?|essas?|nossas?',
  inPerson: 'presencial(?:mente)?|pessoalmente|(?:rua|avenida|praça) [A-Za-zÀ-ỿ ]+,? \\d+',
  onScreen:
    '(?:no (?:seu )?|em qualquer )navegador|por (?:vídeo|Zoom)|pelo Zoom|no chat|on-?line|videochamada',
  lengthLabel: 'duração',
  seats: 'vagas|lugares|ingressos',
  guests: 'vagas|lugares|ingressos|pessoas|participantes|convidados|empresas',
  limit:
    '(?:só|(?:lugar|espaço) para|cabem|recebemos|acolhemos|apenas|somente|limitad[oa]s? a|máximo|até|[oa]s primeir[oa]s)(?: de)?',
  countdown:
    '(?:só |apenas )?restam (?:só |apenas )?N (?:vagas|lugares|ingressos)|N (?:vagas|lugares) (?:livres|disponíveis|restantes)|(?:(?:a )?metade|um (?:terço|quarto)|dois terços|três quartos|a maioria|\\d{1,2} ?%) d[oa]s (?:vagas|lugares|ingressos) (?:já |ainda )*(?:foi|foram|está|estão)(?: já)? (?:preenchid[oa]s?|ocupad[oa]s?|vendid[oa]s?|reservad[oa]s?|livres?|tomad[oa]s?)|metade já (?:foi|está) (?:preenchida|ocupada|vendida|reservada)|[oa]s (?:últim[oa]s|restantes) N (?:vagas|lugares)',
  copiesLeft:
    '(?:(?:só|apenas) )?restam (?:só |apenas )?N (?:guias|exemplares|cópias|horários|conversas|sessões|downloads)',
  group: '(?:turma|grupo|roda)(?: é)?(?: (?:pequen[oa]|fechad[oa]))? (?:de|com)(?: só| apenas)?',
  recording: {
    what: 'gravação|replay',
    comes:
      'receb[A-Za-zÀ-ỿ]+|ter(?:á|ão)|fica(?:rá)?|envi[A-Za-zÀ-ỿ]+|mand[A-Za-zÀ-ỿ]+|chega(?:rá)?|disponível|assistir|rever|inclu[A-Za-zÀ-ỿ]+|acesso|com(?= (?:[A-Za-zÀ-ỿ]+ )?(?:gravação|replay))',
    denied: 'não|sem|nenhuma|nunca|nem',
  },
  scarce: '(?:vagas|lugares) limitad[oa]s|últimas vagas|quase (?:lotado|esgotado|cheio)',
  date: '(?<day>\\d{1,2})º? de (?<month>MONTH)(?: de (?<year>20\\d\\d))?|(?<numericDay>\\d{1,2})\\/(?<numericMonth>\\d{1,2})\\/(?<numericYear>20\\d\\d)',
  otherDay: '(?:até(?: o dia)?|antes de|desde|depois de|a partir de)',
  meets:
    'encontramos|encontro é|esperamos você|te esperamos|nos vemos|come[cç]|início|ao vivo|acontece|às \\d|participe',
  clock:
    '(?<hour>\\d{1,2}) ?(?:h|horas)(?: ?(?<minute>\\d\\d))?(?![A-Za-zÀ-ỿ])|(?<=às? )(?<hourAlone>\\d{1,2}):(?<minuteAlone>\\d\\d)',
  spokenClock: {
    '(?<=às? )HOUR e meia': 30,
    '(?<=às? )HOUR e quinze': 15,
    '(?<=às? )HOUR(?: horas)?(?! (?:e|horas)|[A-Za-zÀ-ỿ])': 0,
  },
  otherTime: '(?:até|antes das?|depois das?|entre|e|–|-|duram?|por)(?: as?| às)?',
  currencies: 'R\\$|reais|BRL|€|euros?|\\$|dólares|USD',
  price: {
    before:
      '(?:só|apenas|custa|custam|por|preço:?|a partir de|inscrição:?|ingresso:?)(?: só| apenas)?',
    after: 'por (?:pessoa|vaga|ingresso)|em vez de|à vista|apenas|somente',
  },
  worth: 'valor|avaliad[oa]|em vez de|normalmente',
  free: 'grátis|gratuit[oa]s?|gratuitamente|sem custo|de graça',
  reminds: 'lembr|avis|de novo|novamente|mais uma vez|outra vez',
  ahead: '(?:antes|de antecedência)',
  dayAhead: 'no dia anterior|na véspera|um dia antes|na noite anterior',
  sameDay: 'no mesmo dia|na mesma manhã|no próprio dia|no dia do (?:webinar|evento|encontro)',
  today: 'hoje|hoje à noite',
  tomorrow: 'amanhã',
  dayAfterTomorrow: 'depois de amanhã',
  waiting: 'em|daqui a',
  left: 'faltam',
  emails: 'e-?mails|mensagens|cartas',
  listed:
    'coisas|passos|formas|maneiras|perguntas|dicas|pontos|regras|razões|motivos|erros|mitos|ideias|métodos|exercícios|ferramentas|respostas|lições|chaves|segredos|vantagens|frases',
  notListed:
    'minutos?|horas?|dias?|semanas?|meses|mês|anos?|vagas?|pessoas?|por|reais|vezes|participantes?|empresas?|clientes?|e-?mails?|páginas?|noites?|tardes?|datas?',
  waitingList: '(?:na|à|numa|em|para a) (?:nossa |uma )?lista de espera',
  textMessage:
    'SMS|mensagem (?:de (?:texto|WhatsApp)|(?:para|no) (?:o )?(?:seu )?(?:celular|telefone))|(?:por|pelo) WhatsApp',
  buttons: {
    file: '(?:baixar|ler|abrir|receber|obter) (?:o|a|meu|minha|seu|sua) (?:guia|relatório|lista|pdf|livro|caderno)',
    seat: '(?:reservar|garantir|guardar) (?:meu|minha|seu|sua|uma?) (?:vaga|lugar)',
    call: '(?:agendar|marcar|reservar) (?:minha|sua|uma) (?:chamada|ligação|conversa|consulta)',
  },
  download: 'baix(?:ar|e|o)',
  register:
    '(?:reserv(?:ar|e)|garant(?:ir|a)) (?:minha|sua|a) vaga|inscr[A-Za-zÀ-ỿ]+ (?:no|na) (?:webinar|oficina)',
  pronouns: { familiar: 'tu', formal: 'você' },
  familiar: '(?:[Tt]u|[Tt]eus?|[Tt]uas?|[Cc]ontigo)',
  formal: '(?:[Vv]ocês?)',
};
