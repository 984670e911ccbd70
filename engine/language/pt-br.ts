import { confirming } from './confirming/pt-br.ts';
import { notice } from './notices/pt-br.ts';
import { seat } from './seats/pt-br.ts';
import type { Words } from './words.ts';

/** Brazilian Portuguese. */
export const ptBr: Words = {
  locale: 'pt-BR',
  dateUnknown: 'Data a confirmar',
  minutes: (minutes) => `${minutes} minutos`,
  days: (days) => `${days} dias`,
  offers: {
    guide: 'Guia gratuito',
    report: 'Relatório gratuito',
    test: 'Teste gratuito',
    masterclass: 'Masterclass gratuita',
    workshop: 'Workshop gratuito',
    webinar: 'Webinar gratuito',
    event: 'Evento ao vivo',
    call: 'Conversa gratuita',
  },
  form: {
    required: 'O campo “{label}” é obrigatório.',
    choose: 'Escolha uma das opções.',
    tooLong: 'Use no máximo {count} caracteres.',
    unseenCharacters: 'Remova os caracteres invisíveis.',
    plainName: 'Escreva um nome sem link nem endereço.',
    didYouMean: 'Você quis dizer {address}?',
    leaveEmpty: 'Deixe este campo vazio',
    choices: {
      atLeast: 'Escolha pelo menos {count}.',
      atMost: 'Escolha no máximo {count}.',
    },
    phone: {
      invalid: 'Escreva um número de telefone; um de fora do país começa com + e o código do país.',
      fromAnywhere:
        'Escreva o número de telefone com + e o código do país, por exemplo +55 11 91234-5678.',
    },
    number: {
      locale: 'pt-BR',
      invalid: 'Escreva um número.',
      whole: 'Escreva um número inteiro.',
      steps: 'Escreva um número em passos de {step}.',
      atLeast: 'Escreva {min} ou mais.',
      atMost: 'Escreva {max} ou menos.',
    },
    date: {
      locale: 'pt-BR',
      invalid: 'Escreva um dia do calendário.',
      from: 'Escolha {date} ou um dia posterior.',
      until: 'Escolha {date} ou um dia anterior.',
      past: 'Escolha um dia que não esteja no futuro.',
      future: 'Escolha um dia que não tenha passado.',
    },
    onlyIf: {
      answered: 'Somente se a resposta a “{question}” for {answers}.',
      ticked: 'Somente se a caixa “{question}” estiver marcada.',
    },
  },
  page: {
    newTab: '(abre em uma nova aba)',
    calendarOf: (brand) => `Agenda de ${brand}`,
    stars: (count) => `${count} de 5 estrelas`,
    quoted: (words) => `“${words}”`,
    forYou: 'É para você se',
    notForYou: 'Não é para você se',
    length: 'Duração',
    place: 'Local',
    seats: 'Vagas',
    chooseDate: 'Qual data convém?',
    dateMissing: 'É preciso escolher uma data.',
    dates: 'Outras datas',
    dateFull: 'Esgotado',
    dateBegun: 'Em andamento',
    dateGone: 'Já passou',
    yourTime: () => 'no seu horário',
    allOffers: 'Todos os coaches e ofertas',
    play: 'Reproduzir o vídeo,',
    watchAt: (host) => `Assistir em ${host}`,
    transcript: 'Ler a transcrição',
  },
  email: {
    labelled: (label) => `${label}:`,
    nameless: 'e boas-vindas',
    event: 'Evento',
    date: 'Data',
    time: 'Horário',
    length: 'Duração',
    where: 'Local',
    calendarNote:
      'O arquivo de calendário em anexo coloca o evento na sua agenda, no seu fuso horário.',
    campaignReason: (brand) => `Você recebe estes e-mails porque se inscreveu com ${brand}.`,
    requestReason: (brand) => `Você recebe este e-mail porque o pediu na página de ${brand}.`,
    unsubscribe: 'Cancelar inscrição',
  },
  answer: {
    yes: 'sim',
    lastResort: 'Algo deu errado. Tente novamente.',
    reference: (code) => `Referência: ${code}`,
    timedOut: (seconds) =>
      `Não houve resposta em ${seconds === 1 ? 'um segundo' : `${seconds.toLocaleString('pt-BR')} segundos`}`,
    unavailable:
      'Não é possível salvar agora. Suas respostas continuam aqui: envie novamente em um instante.',
    staleForm: 'O formulário ficou aberto por muito tempo. Envie novamente.',
    usedForm: 'Este formulário já foi enviado algumas vezes. Envie novamente.',
    tooQuick: 'Foi mais rápido do que o esperado. Aguarde um instante e envie novamente.',
    tooMany: 'Foram muitas tentativas.',
    rush: 'Este formulário está sendo enviado com muita frequência agora.',
    seatsTaken: 'Muitas vagas acabaram de ser reservadas a partir da sua rede.',
    waitMinutes: (minutes) =>
      `Aguarde ${minutes === 1 ? 'um minuto' : `${minutes} minutos`} e envie novamente.`,
    again: 'Envie novamente em um instante.',
    unread: {
      unreadable: {
        title: 'Não foi possível ler o formulário',
        description: 'Ele chegou danificado. Envie novamente.',
      },
      'foreign-origin': {
        title: 'O formulário está em outro site',
        description: 'Use o formulário da nossa página.',
      },
      'too-large': {
        title: 'O formulário é grande demais',
        description: 'O limite é de 16 KB no total. Encurte as respostas.',
      },
      'wrong-media-type': {
        title: 'O formulário chegou em um formato desconhecido',
        description: 'Use o formulário da nossa página.',
      },
      invalid: {
        title: 'Alguns campos não estão corretos',
        description: 'Confira estes campos:',
      },
    },
    dateBegun: 'Esta sessão já começou. É preciso escolher outra data.',
    underWay: {
      title: 'Está acontecendo agora',
      description: 'O evento já começou e as inscrições estão encerradas.',
    },
    closed: {
      title: 'Esta oferta terminou',
      description: 'Suas respostas continuam aqui, mas nada foi enviado.',
    },
    replaced: {
      filledIn:
        'A oferta desta página ocupa o lugar dela. O que também se pede aqui já está preenchido; nada foi enviado.',
      go: 'Ir para a página que ocupa o lugar dela',
    },
    typedIsKept: 'O botão “voltar” do navegador traz de volta o que você escreveu.',
    backToPage: 'Voltar para a página',
    arrived: {
      title: 'Seu formulário chegou',
      description: 'Esta página foi aberta muitas vezes. Abra-a novamente em um minuto.',
    },
  },
  legal: {
    privacy: 'Aviso de privacidade',
    terms: 'Termos de uso',
    imprint: 'Informações legais',
    updated: (day) => `Última alteração: ${day}`,
  },
  letters: {
    title: 'E-mails',
    description: 'Parar de receber e-mails, ou voltar a recebê-los.',
    unnamedCoach: 'este coach',
    wanted: (brand, address) => ({
      title: 'Parar de receber e-mails?',
      eyebrow: 'E-mails',
      text: `Os e-mails de ${brand} chegam a ${address}. Basta um clique para parar. O que você mesmo pedir, como um guia ou uma vaga, continuará chegando.`,
    }),
    stoppedCoach: (brand, address) => ({
      title: 'Nenhum e-mail a mais',
      eyebrow: 'Pronto',
      text: `${brand} não enviará mais e-mails para ${address}. O que você mesmo pedir continuará chegando.`,
    }),
    stoppedAll: (address) => ({
      title: 'Nenhum e-mail a mais',
      eyebrow: 'Pronto',
      text: `Nenhum coach daqui enviará mais e-mails para ${address}. O que você mesmo pedir continuará chegando.`,
    }),
    stopCoach: (brand) => `Parar de receber e-mails de ${brand}`,
    stopAll: 'Parar de receber e-mails de todos os coaches daqui',
    resume: (brand) => `Voltar a receber e-mails de ${brand}`,
    nothingKnown: {
      title: 'Nenhum e-mail a mais',
      eyebrow: 'Pronto',
      text: 'Não há mais registro da pessoa que recebeu este e-mail. Nenhum outro será enviado.',
    },
    unknownLink: {
      title: 'Este link está incompleto',
      eyebrow: '404',
      text: 'Abra o link no próprio e-mail ou copie-o por inteiro. Você também pode responder ao e-mail: uma pessoa lê a resposta e interrompe os envios.',
    },
    unavailable: {
      title: 'Tente novamente em um minuto',
      eyebrow: '503',
      text: 'Não foi possível salvar a sua escolha. Nada mudou ainda. Recarregue esta página para tentar novamente.',
    },
  },
  seat,
  confirming,
  notice,
  guide: {
    contents: 'Sumário',
    savePdf: 'Baixar em PDF',
    onPaper: 'No PDF há espaço para escrever.',
  },
  download: {
    title: 'Seu download',
    description: 'O arquivo solicitado.',
    unknownLink: {
      title: 'Este link está incompleto',
      eyebrow: '404',
      text: 'Abra o link no próprio e-mail ou copie-o por inteiro.',
    },
    gone: {
      title: 'Não está mais disponível',
      eyebrow: '410',
      text: 'Esta oferta terminou, e o arquivo também. Responda ao e-mail: uma pessoa lê a resposta.',
    },
    unavailable: {
      title: 'Tente novamente em um minuto',
      eyebrow: '503',
      text: 'Não foi possível encontrar o arquivo agora. Recarregue esta página para tentar novamente.',
    },
  },
  brand: {
    everything: (brand) => `Tudo de ${brand}`,
    offers: 'Por onde começar',
    full: 'esgotado',
    fullWithList: 'esgotado, com lista de espera',
    notFound: {
      title: 'Página não encontrada',
      eyebrow: '404',
      text: 'Não há nenhuma página neste endereço. Ele pode estar digitado errado, ou a página pode ter mudado de lugar; a página inicial leva a tudo o que há.',
    },
    toHome: 'Para a página inicial',
  },
};
