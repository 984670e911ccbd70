import { runProcess } from '#scripts/support/processes.ts';

export interface WrkRun {
  readonly perSecond: number;
  readonly requests: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/**
 * Runs wrk on an address and parses its output.
 *
 * @throws if any answer was an error, because a rate of refusals means nothing
 */
export async function runWrk({
  url,
  connections,
  seconds,
  script,
  args = [],
  headers = [],
  core,
}: {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** A Lua script that makes the requests. */
  readonly script?: string;
  readonly args?: readonly string[];
  readonly headers?: readonly string[];
  readonly core?: number;
}): Promise<WrkRun> {
  const command: readonly [string, ...string[]] = [
    ...(core === undefined
      ? (['wrk'] as const)
      : (['taskset', '-c', String(core), 'wrk'] as const)),
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '--latency',
    ...headers.flatMap((header) => ['-H', header]),
    ...(script === undefined ? [] : ['-s', script]),
    url,
    ...(args.length === 0 ? [] : ['--', ...args]),
  ];
  const { stdout } = await runProcess(command, { limitMs: (seconds + 15) * 1000 });
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
  const failed = /Socket errors: (.*)/.exec(stdout)?.[1];
  if (refused !== undefined || failed !== undefined) {
    const said = /First refusal: (.*)/.exec(stdout)?.[1] ?? '';
    throw new Error(
      `${url} did not answer well: ${refused ?? 0} refusals ${said}; ${failed ?? ''}`,
    );
  }
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    p50Ms: readLatency(stdout, '50%'),
    p99Ms: readLatency(stdout, '99%'),
  };
}

const unitMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function readLatency(text: string, share: string): number {
  const [, value = 'NaN', unit = ''] =
    new RegExp(`${share}\\s+([\\d.]+)(us|ms|s|m)`).exec(text) ?? [];
  return Number(value) * (unitMs[unit] ?? Number.NaN);
}
