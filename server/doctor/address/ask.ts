import { request as askPlainly } from 'node:http';
import { request as askEncrypted } from 'node:https';
import { errorMessage } from '#engine/text/error-message.ts';
import { readErrorCode } from '#server/db/errors.ts';
import type { Asking } from '#server/doctor/examination/needs.ts';

/** An address's response. */
export interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  /** The first thousand characters of its body. */
  readonly body: string;
  readonly tookMs: number;
}

const maxBody = 1000;

/** Requests an address once, without following redirects. @throws the network's error, with its code */
export function askAddress(
  address: string,
  signal: AbortSignal,
  { ca, headers = {} }: Asking & { readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  const start = performance.now();
  const isEncrypted = address.startsWith('https:');
  const ask = isEncrypted ? askEncrypted : askPlainly;
  return new Promise((resolve, reject) => {
    const request = ask(
      address,
      {
        signal,
        agent: false,
        headers: { ...headers, 'user-agent': 'Funnelfile-Doctor' },
        ...(ca ? { ca } : {}),
      },
      (response) => {
        let body = '';
        const end = () => {
          const { statusCode: status = 0, headers: given } = response;
          const tookMs = Math.round(performance.now() - start);
          resolve({ status, location: given.location, body: body.slice(0, maxBody), tookMs });
          request.destroy();
        };
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          body += part;
          if (body.length > maxBody) end();
        });
        response.on('end', end);
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end();
  });
}

/** Why an address did not answer, as the end of a sentence. */
export function whyNot(error: unknown, host: string): string {
  const code = readErrorCode(error);
  if (error instanceof Error && error.name === 'AbortError') return 'it did not answer in time';
  const known: Readonly<Record<string, string>> = {
    ENOTFOUND: `DNS does not know ${host}`,
    EAI_AGAIN: `DNS does not answer about ${host}`,
    ECONNREFUSED: 'nothing listens there',
    ECONNRESET: 'the connection was cut',
    EHOSTUNREACH: 'there is no way to the machine',
    ENETUNREACH: 'there is no way to the network',
    ETIMEDOUT: 'the machine does not answer',
  };
  return known[code] ?? errorMessage(error);
}

/** Whether only the certificate is wrong. */
export function isAboutCertificate(error: unknown): boolean {
  return /^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED)/.test(readErrorCode(error));
}
