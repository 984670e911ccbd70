/** Failures of the connection itself: not a byte of the request was taken. */
const codes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ENETDOWN',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_SSL_WRONG_VERSION_NUMBER',
]);

/** Failures of the certificate, which is read before anything is sent. */
const certificateCode =
  /^(?:CERT_|ERR_TLS_CERT_|UNABLE_TO_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT)/;

/** Whether a failure with this code proves that the server was never asked. */
export function neverConnected(code: string): boolean {
  return codes.has(code) || certificateCode.test(code);
}
