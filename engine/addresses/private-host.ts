const privateHosts: readonly RegExp[] = [
  /^[^.:[]+$/,
  /\.(?:localhost|local|internal|lan|home\.arpa)$/i,
  /^(?:(?:0|10|127)\.\d+|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+$/,
  // Shared by a provider's customers, for tests of devices, and IPv4 inside IPv6.
  /^(?:100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|198\.1[89])\.\d+\.\d+$/,
  /^\[(?:::1?\]|::ffff:|f[cd]|fe[89ab])/i,
];

/** Whether only machines of one network can reach a host, as far as its name or address says so. */
export function isPrivateHost(hostname: string): boolean {
  return privateHosts.some((pattern) => pattern.test(hostname));
}
