const privateHosts: readonly RegExp[] = [
  /^[^.:[]+$/,
  /\.(?:localhost|local|internal|lan|home\.arpa)$/i,
  /^(?:(?:0|10|127)\.\d+|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+$/,
  /^\[(?:::1?\]|f[cd]|fe[89ab])/i,
];

/** Whether only machines of one network can reach a host, as far as its name or address says so. */
export function isPrivateHost(hostname: string): boolean {
  return privateHosts.some((pattern) => pattern.test(hostname));
}
