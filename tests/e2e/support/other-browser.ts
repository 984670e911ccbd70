import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithThisProcess, reservePort } from '#scripts/support/processes.ts';

/** A browser that Playwright brings no build of for this system, driven by the W3C's protocols. */
export interface OtherBrowser {
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the keys of a text, whatever has the focus. */
  press(text: string): Promise<void>;
  /** Clicks the middle of an element with the mouse. */
  click(selector: string): Promise<void>;
  /** What pages reported as errors: Firefox's all, WebKit's from the end of loading on. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const keyActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** An expression that scrolls to an element and gives its middle, in pixels of the window. */
const middleOf = (selector: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
})()`;

const clickActions = (point: unknown) => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', ...(point as { x: number; y: number }) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Ends a program that is there for the browser only. */
async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  if (child.exitCode === null && child.signalCode === null && child.kill()) await exited;
}

/** Firefox, by WebDriver BiDi over a WebSocket of its own. */
export async function openFirefox(program: string): Promise<OtherBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'funnelfile-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(program, [...args, 'about:blank'], {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  endWithThisProcess(firefox);
  const socket = new WebSocket(`${await readAddress(firefox)}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const errors: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message, params } = JSON.parse(data);
    if (type === 'event') {
      if (params.level === 'error') errors.push(params.text);
    } else if (type === 'error') waiting.get(id)?.reject(new Error(message));
    else waiting.get(id)?.resolve(result);
  });
  let calls = 0;
  const call = (method: string, params: object = {}) => {
    calls += 1;
    const answer = Promise.withResolvers<Record<string, unknown>>();
    waiting.set(calls, answer);
    socket.send(JSON.stringify({ id: calls, method, params }));
    return answer.promise;
  };
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await call('browsingContext.getTree');
  const { context } = (contexts as [{ context: string }])[0];
  const perform = (actions: object) => call('input.performActions', { context, actions });
  async function evaluate(expression: string): Promise<unknown> {
    // As JSON, for the protocol has a notation of its own for values.
    const { result } = await call('script.evaluate', {
      expression: `JSON.stringify(${expression}) ?? 'null'`,
      target: { context },
      awaitPromise: true,
    });
    return JSON.parse((result as { value: string }).value);
  }
  return {
    open: async (url) =>
      void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate,
    press: async (text) => void (await perform(keyActions(text))),
    click: async (selector) =>
      void (await perform(clickActions(await evaluate(middleOf(selector))))),
    errors: async () => errors,
    async close() {
      const exited = once(firefox, 'exit');
      await call('browser.close');
      await exited;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Where Firefox says that it listens. */
async function readAddress(firefox: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of firefox.stderr ?? []) {
    printed += chunk;
    const [address] = /ws:\/\/\S+/.exec(printed) ?? [];
    if (address) {
      firefox.stderr?.resume();
      return address;
    }
  }
  throw new Error(`Firefox did not start:\n${printed}`);
}

/** The programs that WebKit's test browser needs. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** A screen in memory. */
  readonly screen: string;
}

/** WebKit's own small browser, by classic WebDriver over HTTP. */
export async function openWebKit({
  driver,
  browser,
  screen,
}: WebKitPrograms): Promise<OtherBrowser> {
  const display = spawn(screen, ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  endWithThisProcess(display);
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await reservePort();
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      // Its sandbox needs rights that containers do not give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  endWithThisProcess(server);
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const isUp = () =>
    call('GET', '/status').then(
      () => true,
      () => false,
    );
  const deadline = Date.now() + 120_000;
  while (!(await isUp()) && Date.now() < deadline) await wait(50);
  const options = { binary: browser, args: ['--automation'] };
  const session = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const path = `/session/${session.sessionId}`;
  const run = (script: string) => call('POST', `${path}/execute/sync`, { script, args: [] });
  const perform = (actions: object) => call('POST', `${path}/actions`, { actions });
  const errors: unknown[] = [];
  const takeErrors = async () =>
    errors.push(...((await run('return window.reported ?? []')) as []));
  return {
    async open(url) {
      await takeErrors();
      await call('POST', `${path}/url`, { url });
      await run(`
        const reported = (window.reported = []);
        const error = console.error;
        console.error = (...parts) => { reported.push(parts.join(' ')); error(...parts); };
        addEventListener('error', ({ message }) => reported.push(message));
        addEventListener('unhandledrejection', ({ reason }) => reported.push(String(reason)));`);
    },
    evaluate: (expression) => run(`return ${expression}`),
    press: async (text) => void (await perform(keyActions(text))),
    async click(selector) {
      await perform(clickActions(await run(`return ${middleOf(selector)}`)));
    },
    async errors() {
      await takeErrors();
      return errors.map(String);
    },
    async close() {
      await call('DELETE', path);
      await end(server);
      await end(display);
    },
  };
}
