import type { Words } from './words.ts';

/** Brazilian Portuguese. */
export const ptBr: Words = {
  locale: 'pt-BR',
  dateUnknown: 'Data a confirmar',
  minutes: (minutes) => `${minutes} minutos`,
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
    allOffers: 'Todos os coaches e ofertas',
    play: 'Reproduzir o vídeo,',
    watchAt: (host) => `Assistir em ${host}`,
    transcript: 'Ler a transcrição',
  },
  email: {
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
    lastResort: 'Algo deu errado. Tente novamente.',
    reference: (code) => `Referência: ${code}`,
    timedOut: (seconds) => `Não houve resposta em ${seconds} segundos`,
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
    closed: {
      title: 'Esta oferta terminou',
      description: 'Suas respostas continuam aqui, mas nada foi enviado.',
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
  seat: {
    title: 'Sua vaga',
    description: 'Confirme uma vaga reservada para você.',
    held: (event) => ({
      title: 'Manter a sua vaga?',
      eyebrow: 'Só mais um clique',
      text: `Há uma vaga reservada para você: ${event}. Um clique confirma a reserva.`,
    }),
    confirmed: (event) => ({
      title: 'Sua vaga está confirmada',
      eyebrow: 'Pronto',
      text: `${event}: a vaga é sua. Tudo o mais está no e-mail em que você clicou.`,
    }),
    lapsed: (event) => ({
      title: 'Sua vaga foi liberada',
      eyebrow: 'Um pouco tarde',
      text: `O prazo para confirmar passou, mas ainda há vagas: ${event}. Basta um clique.`,
    }),
    full: (event) => ({
      title: 'Todas as vagas foram preenchidas',
      eyebrow: 'Que pena',
      text: `O prazo para confirmar passou, e agora está lotado: ${event}. De vez em quando uma vaga é liberada: volte a esta página para conferir.`,
    }),
    over: (event) => ({
      title: 'Tarde demais para confirmar',
      eyebrow: 'Encerrado',
      text: `${event}: o evento já começou ou foi cancelado.`,
    }),
    nothingKnown: {
      title: 'Nada a confirmar',
      eyebrow: 'Pronto',
      text: 'Não há mais registro desta vaga.',
    },
    unknownLink: {
      title: 'Este link está incompleto',
      eyebrow: '404',
      text: 'Abra o link no próprio e-mail ou copie-o por inteiro.',
    },
    unavailable: {
      title: 'Tente novamente em um minuto',
      eyebrow: '503',
      text: 'Não foi possível salvar agora. Nada mudou ainda. Recarregue esta página para tentar novamente.',
    },
    keep: 'Sim, manter a minha vaga',
    take: 'Garantir uma vaga',
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
};
