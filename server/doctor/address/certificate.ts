import { connect, type PeerCertificate } from 'node:tls';
import {
  bad,
  good,
  NotSeen,
  type Verdict,
  warning,
} from '#server/doctor/examination/examination.ts';
import type { Asking } from '#server/doctor/examination/needs.ts';
import { whyNot } from './ask.ts';

const soonDays = 21;
const lateDays = 7;

export interface Shown {
  readonly subject: string;
  readonly issuer: string;
  readonly names: string;
  readonly from: Date;
  readonly until: Date;
  /** Why browsers refuse it; absent if they accept it. */
  readonly refusal?: string;
}

/** Examines whether browsers trust an address's certificate, and for how long. */
export async function examineCertificate(
  address: string,
  signal: AbortSignal,
  asking: Asking,
): Promise<Verdict> {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:') {
    const wrong = {
      consequence:
        'Anyone on the network path can read what visitors send and the password of the console; browsers call the site not secure.',
      remedy:
        'Put a proxy with a certificate in front of the site, and start the site with the new address:',
      enter: `PUBLIC_URL=https://${hostname}`,
    };
    return bad(`${address} is not encrypted.`, wrong, [`PUBLIC_URL begins with ${protocol}//`]);
  }
  return judgeCertificate(hostname, await readCertificate(address, signal, asking), new Date());
}

/** Judges a certificate at a moment. */
export function judgeCertificate(hostname: string, shown: Shown, now: Date): Verdict {
  const { subject, issuer, names, from, until, refusal } = shown;
  const days = Math.floor((until.getTime() - now.getTime()) / 86_400_000);
  const until10 = until.toISOString().slice(0, 10);
  const evidence = [
    `for ${names || subject}`,
    `issued by ${issuer}`,
    `valid from ${from.toISOString().slice(0, 10)} until ${until10}`,
    ...(refusal ? [`refused: ${refusal}`] : []),
  ];
  const consequence =
    'Browsers show a warning instead of the pages, and programs refuse to connect.';
  const renew = 'Renew it, and find out why it was not renewed automatically; with certbot:';
  const enter = 'certbot renew';
  if (days < 0) {
    return bad(
      `The certificate of ${hostname} expired on ${until10}.`,
      { consequence, remedy: renew, enter },
      evidence,
    );
  }
  if (from > now) {
    const remedy =
      "Check this machine's clock; if it is right, get a certificate that is valid now.";
    return bad(
      `The certificate of ${hostname} is not valid yet.`,
      { consequence, remedy },
      evidence,
    );
  }
  if (refusal === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    const remedy = `Get one for ${hostname}, or correct PUBLIC_URL.`;
    return bad(`The certificate is not for ${hostname}.`, { consequence, remedy }, evidence);
  }
  if (refusal !== undefined) {
    const remedy =
      'Install a certificate from an authority that browsers trust, with its whole chain (fullchain.pem, not cert.pem).';
    return bad(
      `Browsers do not trust the certificate of ${hostname}.`,
      { consequence, remedy },
      evidence,
    );
  }
  if (days > soonDays)
    return good(`The certificate of ${hostname} is valid for ${days} days.`, evidence);
  const found = `The certificate of ${hostname} expires in ${days} days.`;
  const then = 'From then on browsers show a warning instead of the pages.';
  return days < lateDays
    ? bad(found, { consequence: then, remedy: renew, enter }, evidence)
    : warning(found, { consequence: then, remedy: renew, enter }, evidence);
}

function readCertificate(address: string, signal: AbortSignal, { ca }: Asking): Promise<Shown> {
  const { hostname, port } = new URL(address);
  const isIp = /^[\d.]+$|:/.test(hostname);
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      socket.destroy();
      reject(
        new NotSeen({
          found: `No certificate could be fetched: ${whyNot(error, hostname)}.`,
          remedy: 'Check whether the address can be reached at all.',
        }),
      );
    };
    const socket = connect(
      {
        host: hostname,
        port: Number(port || 443),
        // A wrong certificate is worth seeing too; nothing is sent over this connection.
        rejectUnauthorized: false,
        ...(isIp ? {} : { servername: hostname }),
        ...(ca ? { ca } : {}),
      },
      () => {
        const certificate = socket.getPeerCertificate();
        const refusal = refusalOf(socket.authorizationError);
        socket.destroy();
        resolve({ ...readShown(certificate), ...(refusal ? { refusal } : {}) });
      },
    );
    socket.on('error', fail);
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });
}

/** The code of the reason why a certificate is refused. */
function refusalOf(error: unknown): string | undefined {
  if (!error) return undefined;
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function readShown(certificate: PeerCertificate): Omit<Shown, 'refusal'> {
  return {
    subject: [certificate.subject.CN].flat().join(', '),
    issuer: [certificate.issuer.O ?? certificate.issuer.CN].flat().join(', '),
    names: (certificate.subjectaltname ?? '').replaceAll(/(?:DNS|IP Address):/g, ''),
    from: new Date(certificate.valid_from),
    until: new Date(certificate.valid_to),
  };
}
